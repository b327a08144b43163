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
  /** Of the quest, over all servers. */
  id: idSchema,
  server: boardServerSchema,
  /** Whether the caller is a member of the server. */
  isMember: exactlyTrue,
  group: openEnum(z.enum(feedGroups), 'LATER'),
  /** Of a recurring quest that can be done now: when its period ends. */
  resetsAt: timeOrNull,
  quest: questCardSchema,
});
export type FeedItem = z.infer<typeof feedItemSchema>;

const count = orNull(z.number());

/** GET /quests */
export const questFeedSchema = withLists({
  ...pageShape(feedItemSchema, { what: 'quest', by: 'id' }),
  /** How many of `total` are in each group. */
  counts: orNull(z.object({ now: count, join: count, later: count })),
  /** The servers that have quests in the feed, whatever it is narrowed to. */
  servers: listOf(boardServerSchema, { what: 'server', by: 'id', mayBeMissing: true }),
  /** How many servers with the bot the caller is a member of. */
  ownServers: count,
  /** The server's clock. */
  now: timeOrNull,
});
export type QuestFeed = z.infer<typeof questFeedSchema>;
