import * as z from 'zod/mini';
import { exactlyTrue, idSchema, openEnum, orNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageShape } from '@/shared/api/page';
import { DAY } from '@/shared/time/durations';
import { boardServerSchema } from '../boardServer';
import { questCardSchema } from '../quest';

/** A quest that ends within this time is ending soon, ms. */
export const ENDS_SOON = 3 * DAY;

/** Kinds of rewards that the feed is narrowed to. */
export const feedRewards = ['POINTS', 'TOKEN', 'NFT', 'ROLE'] as const;
/** How much a quest asks: 1 task, 2–3, 4 or more, or no review. */
export const feedEfforts = ['ONE', 'FEW', 'MANY', 'INSTANT'] as const;
/** When a quest is to be done: each day, each week, or within ENDS_SOON. */
export const feedTimes = ['DAILY', 'WEEKLY', 'ENDING'] as const;
/** Order within a group; without one, by what there is to do. */
export const feedSorts = ['NEWEST', 'ENDING', 'REWARD'] as const;

/**
 * What a member can do about a quest, in the order of the feed. NOW: claim, correct, continue or start it. JOIN: start
 * it after joining its server. LATER: it is in review, locked, not started or comes round again.
 */
export const feedGroups = ['NOW', 'JOIN', 'LATER'] as const;

export const feedItemSchema = z.object({
  id: idSchema.check(z.describe('ID of the quest, unique over all servers.')),
  server: boardServerSchema,
  isMember: exactlyTrue.check(z.describe('Whether the caller is a member of the server.')),
  group: openEnum(z.enum(feedGroups), 'LATER').check(
    z.describe(
      'NOW: can be claimed, corrected, continued or started. JOIN: can be started after joining the server. LATER: in review, locked, not started, or opens again.',
    ),
  ),
  resetsAt: timeOrNull.check(
    z.describe('When the period of a recurring quest that can be done now ends; null otherwise.'),
  ),
  quest: questCardSchema,
});
export type FeedItem = z.infer<typeof feedItemSchema>;

const count = orNull(z.number());

/** GET /quests */
export const questFeedSchema = withLists({
  ...pageShape(feedItemSchema, { what: 'quest', by: 'id' }),
  counts: orNull(z.object({ now: count, join: count, later: count })).check(
    z.describe('How many of `total` are in each group.'),
  ),
  servers: listOf(boardServerSchema, { what: 'server', by: 'id', mayBeMissing: true }).check(
    z.describe('Servers with quests in the feed, whatever the filters.'),
  ),
  ownServers: count.check(
    z.describe('Number of servers with the bot that the caller is a member of.'),
  ),
  now: timeOrNull.check(z.describe('The server’s time.')),
});
export type QuestFeed = z.infer<typeof questFeedSchema>;
