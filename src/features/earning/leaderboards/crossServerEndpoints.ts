import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
import { crossServerBoardSchema, crossServerWindows, serverScopes } from './crossServer';

const tag = 'Leaderboards';

/** GET /users/leaderboard (decision 108). */
export const getCrossServerLeaderboard = endpoint({
  method: 'GET',
  path: '/users/leaderboard',
  tag,
  summary: 'Returns the leaderboard across servers',
  description:
    'Covers servers the caller is a member of, or also public ones. For members hidden from the caller it returns only the rank, and search doesn’t find them.',
  access: 'session',
  shows: ['Points', 'Profile'],
  query: z.object({
    scope: z.optional(
      z.enum(serverScopes).check(z.describe('Which servers count; defaults to `MINE`.')),
    ),
    window: z.optional(z.enum(crossServerWindows)),
    ...pageQuery,
    ...searchQuery,
  }),
  data: crossServerBoardSchema,
});
