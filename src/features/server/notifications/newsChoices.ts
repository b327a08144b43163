import * as z from 'zod/mini';
import { exactlyTrue, orElse, textOrNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** Events users can be notified about (docs/product/servers.md). */
export const newsEvents = [
  'REVIEW',
  'REWARD',
  'QUEST',
  'ROLE',
  'AMBASSADOR',
  'ACCOUNT',
  'PACKAGE',
  'TREASURY',
  'MODERATION',
] as const;
export type NewsEvent = (typeof newsEvents)[number];

/** The bell of the dashboard, and a Discord DM from the bot. */
export const newsWays = ['BELL', 'MESSAGE'] as const;
export type NewsWay = (typeof newsWays)[number];

export const newsEvent = z.enum(newsEvents, 'Must be one of the events.');
export const newsWay = z
  .enum(newsWays, 'Must be BELL or MESSAGE.')
  .check(z.describe('BELL is the bell in the dashboard, MESSAGE a DM of the bot on Discord.'));

/** The notification channels of one event. */
export const newsChoiceSchema = z.object({
  event: newsEvent,
  bell: exactlyTrue.check(z.describe('Whether the bell notifies.')),
  message: exactlyTrue.check(z.describe('Whether a DM is sent.')),
  isBellFixed: exactlyTrue.check(
    z.describe('Whether bell notifications of this event are always on.'),
  ),
});
export type NewsChoice = z.infer<typeof newsChoiceSchema>;

/** The last DM the bot sent, or failed to send. */
export const lastMessageSchema = z.object({
  title: orElse(z.string(), 'A message'),
  at: timeOrNull.check(z.describe('When the DM was sent or refused.')),
  error: textOrNull.check(z.describe('Why Discord refused it, in words; null if it was sent.')),
});
export type LastMessage = z.infer<typeof lastMessageSchema>;

export const newsChoicesSchema = withLists({
  choices: listOf(newsChoiceSchema, { what: 'event', by: 'event', name: (row) => row['event'] }),
  lastMessage: orElse(z.nullable(lastMessageSchema), null).check(
    z.describe('The last DM to the caller, sent or refused; null if there was none.'),
  ),
});
