import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
import { boardQuery } from './boardQuery';
import { leaderboardSchema, leaderboardsSchema } from './leaderboard';

const tag = 'Leaderboards';

/** GET /leaderboards (decision 84). */
export const listLeaderboards = endpoint({
  method: 'GET',
  path: '/leaderboards',
  tag,
  summary: 'Lists the caller’s servers with their all-time rank on each',
  access: 'session',
  shows: ['Points'],
  data: leaderboardsSchema,
});

/** GET /leaderboards/{slug} (decision 84). */
export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/leaderboards/{slug}',
  tag,
  summary: 'Returns a server’s leaderboard',
  description:
    'Returns 403 if the caller isn’t a member of the server. Search doesn’t find members by a hidden name.',
  access: 'session',
  shows: ['Points', 'Seasons', 'Profile'],
  params: { slug: idOf('serverSlug', 'Server slug, as in page URLs.') },
  query: z.object({ ...boardQuery, ...pageQuery, ...searchQuery }),
  data: leaderboardSchema,
  errors: { 403: null, 404: null },
});
