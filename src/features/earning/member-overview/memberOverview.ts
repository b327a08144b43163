import * as z from 'zod/mini';
import { claimTokenSchema, unitsText } from '@/features/earning/claims/claim';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import { questCardSchema } from '@/features/earning/quests/quest';
import {
  exactlyTrue,
  idSchema,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf } from '@/shared/api/page';

/** What waits for somebody, most pressing first (decision 97). */
export const actionKinds = [
  'CLAIM_UNDER_WAY',
  'LINK_WALLET',
  'CLAIM_REWARD',
  'CLAIM_POINTS',
  'TRY_AGAIN',
  'ENDING_SOON',
  'RECONNECT',
  'NEW_SERVER',
] as const;
export type ActionKind = (typeof actionKinds)[number];

export const actionSchema = z.object({
  id: idSchema,
  kind: openEnum(z.enum(actionKinds)),
  title: z.string(),
  text: textOrNull,
  /** Page of the user site it is done on. */
  path: z.string(),
  /** When it is over or due; null where time does not press. */
  until: timeOrNull,
  /** Money on its way is not put out of sight. */
  isLasting: exactlyTrue,
});
export type Action = z.infer<typeof actionSchema>;

/** What could be claimed now of one token, over all servers. Money that is not exact is not told. */
const claimableSchema = z.object({ token: claimTokenSchema, amount: unitsText });

/** A quest to begin or go on with, and where. */
const earnNowSchema = z.object({
  server: boardServerSchema,
  /** Whether the caller is a member of the server; missing before others were suggested. */
  isMember: orElse(z.boolean(), true),
  /** Of a recurring quest: when its period ends. */
  resetsAt: timeOrNull,
  quest: questCardSchema,
});
export type EarnNow = z.infer<typeof earnNowSchema>;

const count = orNull(z.nullable(z.number()));

/** GET /users/me/overview: all figures are sums over rows. */
export const memberOverviewSchema = withLists({
  actions: listOf(actionSchema, { what: 'task', by: 'id', mayBeMissing: true }),
  /** On all servers together: what was earned, and of it in the last seven days. */
  points: count,
  lastWeek: count,
  /** Quests that were claimed, and those handed in that wait for a decision. */
  completed: count,
  inReview: count,
  /** The best all-time rank on a server, and how many `members` have points there; null without points. */
  best: orNull(
    z.nullable(
      z.object({ rank: z.number(), members: orElse(z.number(), 0), server: boardServerSchema }),
    ),
  ),
  claimable: listOf(claimableSchema, { what: 'token', mayBeMissing: true }),
  earnNow: listOf(earnNowSchema, { what: 'quest', mayBeMissing: true }),
  /** The first steps of somebody new. */
  steps: orNull(
    z.object({
      server: exactlyTrue,
      wallet: exactlyTrue,
      social: exactlyTrue,
      quest: exactlyTrue,
    }),
  ),
  /** The server's clock. */
  now: timeOrNull,
});
export type MemberOverview = z.infer<typeof memberOverviewSchema>;

export const eventKinds = ['POINTS', 'HANDED_IN', 'DECIDED', 'CLAIMED', 'ROLE', 'WALLET'] as const;

/** Something that happened to somebody. */
export const eventSchema = z.object({
  id: idSchema,
  kind: openEnum(z.enum(eventKinds)),
  at: timeOrNull,
  title: z.string(),
  /** Points it brought or took. */
  points: count,
  server: orNull(z.nullable(boardServerSchema)),
  /** Page of the user site it is about. */
  path: textOrNull,
});
export type MemberEvent = z.infer<typeof eventSchema>;

/** GET /users/me/activity */
export const activitySchema = pageOf(eventSchema, { what: 'event', by: 'id' });

/** GET /users/me/daily-points: the oldest day first. */
export const ownDaysSchema = withLists({
  days: listOf(
    z.object({
      /** YYYY-MM-DD, in UTC. */
      day: z.string(),
      hold: z.number(),
      engage: z.number(),
      task: z.number(),
    }),
    { what: 'day', by: 'day' },
  ),
});
