import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
import { crossServerBoardSchema, crossServerWindows, serverScopes } from './crossServer';

const tag = 'Leaderboards';

/** GET /users/leaderboard (docs/product/profiles.md) */
export const getCrossServerLeaderboard = endpoint({
  method: 'GET',
  path: '/users/leaderboard',
  tag,
  summary: 'Returns the leaderboard across servers',
  description:
    'Adds up points over the servers the caller is a member of, or also over public ones; the response is about no other server. Points count when they were earned, also if they were spent since. Prizes of seasons don’t count. Members hidden from the caller appear with their rank only, and search doesn’t find them. With ALL, this includes members who don’t show their points. `mine` and `around` ignore page and search.',
  order: 'Most points first; equal points by who reached them first, then by member ID.',
  orderedBy: ['position'],
  access: 'session',
  shows: ['Points', 'Profile'],
  query: z.object({
    scope: z.optional(
      z.enum(serverScopes).check(z.describe('Which servers count; defaults to `MINE`.')),
    ),
    window: z
      .optional(z.enum(crossServerWindows))
      .check(z.describe('WEEK starts on Monday in UTC and is the default.')),
    ...pageQuery,
    ...searchQuery,
  }),
  data: crossServerBoardSchema,
});
