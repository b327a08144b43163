import * as z from 'zod/mini';
import { exactlyTrue, orElse, textOrNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** What somebody can be told of (decision 107). */
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

/** The bell of the dashboard, and a direct message of the bot. */
export const newsWays = ['BELL', 'MESSAGE'] as const;
export type NewsWay = (typeof newsWays)[number];

export const newsEvent = z.enum(newsEvents, 'Must be one of the events.');
export const newsWay = z.enum(newsWays, 'Must be BELL or MESSAGE.');

/** One event, and by which ways it is told. */
export const newsChoiceSchema = z.object({
  event: newsEvent,
  bell: exactlyTrue,
  message: exactlyTrue,
  /** The bell tells of it whatever is chosen. */
  isBellFixed: exactlyTrue,
});
export type NewsChoice = z.infer<typeof newsChoiceSchema>;

/** The direct message the bot has sent last, or could not. */
export const lastMessageSchema = z.object({
  title: orElse(z.string(), 'A message'),
  at: timeOrNull,
  /** Why Discord refused it; null where it was sent. */
  error: textOrNull,
});
export type LastMessage = z.infer<typeof lastMessageSchema>;

export const newsChoicesSchema = withLists({
  choices: listOf(newsChoiceSchema, { what: 'event', by: 'event', name: (row) => row['event'] }),
  lastMessage: orElse(z.nullable(lastMessageSchema), null),
});
