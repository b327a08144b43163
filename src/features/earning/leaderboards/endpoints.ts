import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
import { boardQuery } from './boardQuery';
import { leaderboardSchema, leaderboardsSchema } from './leaderboard';

const tag = 'Leaderboards';

/** GET /leaderboards (docs/product/leaderboards-and-levels.md) */
export const listLeaderboards = endpoint({
  method: 'GET',
  path: '/leaderboards',
  tag,
  summary: 'Lists the caller’s servers with their all-time rank on each',
  description:
    'Lists the servers with the bot that the caller is a member of. Members with equal points share a rank.',
  order: 'In the order that servers joined Castle Bots.',
  access: 'session',
  shows: ['Points'],
  data: leaderboardsSchema,
});

/** GET /leaderboards/{slug} (docs/product/leaderboards-and-levels.md) */
export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/leaderboards/{slug}',
  tag,
  summary: 'Returns a server’s leaderboard',
  description:
    'Points count when they were earned, also if they were spent since. Prizes of seasons don’t count. Members with equal points share a rank, and only members with points who were on the server when the time ended have one. Hidden members appear with rank and points only, and search doesn’t find them. `mine` and `around` ignore page and search.',
  order: 'Most points first; equal points by who reached them first, then by member ID.',
  orderedBy: ['position'],
  access: 'session',
  shows: ['Points', 'Seasons', 'Profile'],
  params: { slug: idOf('serverSlug', 'Server slug, as in page URLs.') },
  query: z.object({ ...boardQuery, ...pageQuery, ...searchQuery }),
  data: leaderboardSchema,
  errors: { 'not-a-member': null, 'season-not-found': null, 'server-not-found': null },
});
