import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { pageQuery } from '@/shared/api/listQuery';
import { activitySchema, memberOverviewSchema, ownDaysSchema } from './memberOverview';

const tag = 'Overview';

/** GET /users/me/overview (docs/product/servers.md) */
export const getMemberOverview = endpoint({
  method: 'GET',
  path: '/users/me/overview',
  tag,
  summary: 'Returns what the caller can earn, claim or fix now, on all servers',
  description:
    'Each figure is a sum over all servers of the caller. `earnNow` has up to 6 quests to do now, with the same order as `GET /quests`; if there are fewer than 3, it suggests quests of servers to join. To a caller who never completed a quest, it lists quests they started first, then quests with few tasks.',
  order:
    'Actions by what matters most: claims in progress, a missing wallet, rewards to claim, points to claim, quests to try again, quests that end within a day, accounts to reconnect, new servers.',
  polledEvery: 60,
  access: 'session',
  shows: ['Quests', 'Points', 'Memberships', 'LinkedWallets', 'Socials'],
  data: memberOverviewSchema,
});

/** GET /users/me/activity */
export const listMyActivity = endpoint({
  method: 'GET',
  path: '/users/me/activity',
  tag,
  summary: 'Returns the caller’s activity, newest first',
  description:
    'Combines point entries, submissions and claims of quests, decisions, roles that the bot gave, payouts that arrived, and linked wallets. Entries that only settle a claim and roles that were given by hand in Discord are left out.',
  order: 'Newest first; equal times by ID.',
  orderedBy: ['-at', 'id'],
  access: 'session',
  shows: ['Quests', 'Points'],
  query: z.object({ ...pageQuery }),
  data: activitySchema,
});

/** GET /users/me/daily-points */
export const listMyDailyPoints = endpoint({
  method: 'GET',
  path: '/users/me/daily-points',
  tag,
  summary: 'Returns the points the caller earned by day and source, in UTC, on all servers',
  description:
    'Returns an entry for each day, also without points. Counts earned points and adjustments by a team; claims and expired points aren’t subtracted.',
  order: 'Oldest day first; the last one is today.',
  orderedBy: ['day'],
  access: 'session',
  shows: ['Points'],
  query: z.object({
    span: z.optional(
      z.enum(['7', '30', '90']).check(z.describe('Number of days; defaults to 30.')),
    ),
  }),
  data: ownDaysSchema,
});
