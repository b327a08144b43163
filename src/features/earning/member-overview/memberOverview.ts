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
  orUndefined,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf } from '@/shared/api/page';

/** Kinds of tasks waiting for the member, most urgent first (docs/product/servers.md). */
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

const amountInTitle = orUndefined(z.nullable(z.string())).check(
  z.describe(
    'The part of the title that is an amount of the caller’s own, such as “0.1 SOL”, so that it can be hidden; null without one.',
  ),
);

export const actionSchema = z.object({
  id: idSchema,
  kind: openEnum(z.enum(actionKinds)),
  title: z.string(),
  amount: amountInTitle,
  text: textOrNull,
  path: z.string().check(z.describe('Page of the user site where it is done.')),
  until: timeOrNull.check(z.describe('When it ends or is due; null if it isn’t urgent.')),
  isLasting: exactlyTrue.check(
    z.describe('Whether it can’t be snoozed, such as money on its way.'),
  ),
});
export type Action = z.infer<typeof actionSchema>;

/** The claimable amount of one token over all servers. Rows with an inexact amount are left out. */
const claimableSchema = z.object({ token: claimTokenSchema, amount: unitsText });

/** A quest to start or continue, with its server. */
const earnNowSchema = z.object({
  server: boardServerSchema,
  isMember: orElse(z.boolean(), true).check(
    z.describe('Whether the caller is a member of the server.'),
  ),
  resetsAt: timeOrNull.check(
    z.describe('When the period of a recurring quest ends; null otherwise.'),
  ),
  quest: questCardSchema,
});
export type EarnNow = z.infer<typeof earnNowSchema>;

const count = orNull(z.nullable(z.number()));

/** GET /users/me/overview: all figures are sums over rows. */
export const memberOverviewSchema = withLists({
  actions: listOf(actionSchema, { what: 'task', by: 'id', mayBeMissing: true }),
  points: count.check(z.describe('Points earned, all time.')),
  lastWeek: count.check(z.describe('Points earned in the last 7 times 24 hours.')),
  completed: count.check(z.describe('Quests whose reward was claimed.')),
  inReview: count.check(z.describe('Submissions that wait for a decision.')),
  best: orNull(
    z.nullable(
      z.object({ rank: z.number(), members: orElse(z.number(), 0), server: boardServerSchema }),
    ),
  ).check(
    z.describe(
      'The caller’s best all-time rank on a server, with the number of members who have points there. Of equal ranks, the one among more members. Null without points.',
    ),
  ),
  claimable: listOf(claimableSchema, { what: 'token', mayBeMissing: true }).check(
    z.describe('What the caller’s points could be claimed for now, by token.'),
  ),
  earnNow: listOf(earnNowSchema, { what: 'quest', mayBeMissing: true }),
  steps: orNull(
    z.object({
      server: exactlyTrue,
      wallet: exactlyTrue,
      social: exactlyTrue,
      quest: exactlyTrue,
    }),
  ).check(
    z.describe(
      'First steps of a new member, and whether they are done: join a server, link a wallet, connect an account, complete a quest.',
    ),
  ),
  now: timeOrNull.check(z.describe('The server’s time.')),
});
export type MemberOverview = z.infer<typeof memberOverviewSchema>;

export const eventKinds = ['POINTS', 'HANDED_IN', 'DECIDED', 'CLAIMED', 'ROLE', 'WALLET'] as const;

/** An event in the member's activity. */
export const eventSchema = z.object({
  id: idSchema,
  kind: openEnum(z.enum(eventKinds)),
  at: timeOrNull,
  title: z.string(),
  amount: amountInTitle,
  points: count.check(
    z.describe('Points that it added or, if negative, removed; null without any.'),
  ),
  server: orNull(z.nullable(boardServerSchema)).check(
    z.describe('The server; null if it isn’t about one, or the server was removed.'),
  ),
  path: textOrNull.check(z.describe('Page of the user site about it; null without one.')),
});
export type MemberEvent = z.infer<typeof eventSchema>;

/** GET /users/me/activity */
export const activitySchema = pageOf(eventSchema, { what: 'event', by: 'id' });

/** GET /users/me/daily-points: the oldest day first. */
export const ownDaysSchema = withLists({
  days: listOf(
    z.object({
      day: z.string().check(z.describe('YYYY-MM-DD, in UTC.')),
      hold: z.number().check(z.describe('Points from holding.')),
      engage: z.number().check(z.describe('Points from activity.')),
      task: z.number().check(z.describe('Points from quests.')),
    }),
    { what: 'day', by: 'day' },
  ),
});
