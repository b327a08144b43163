import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { pageQuery } from '@/shared/api/listQuery';
import { activitySchema, memberOverviewSchema, ownDaysSchema } from './memberOverview';

const tag = 'Overview';

/** GET /users/me/overview (decision 97). */
export const getMemberOverview = endpoint({
  method: 'GET',
  path: '/users/me/overview',
  tag,
  summary: 'Returns what the caller can earn, claim or fix now, on all servers',
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
  access: 'session',
  shows: ['Points'],
  query: z.object({ span: z.optional(z.enum(['7', '30', '90'])) }),
  data: ownDaysSchema,
});
