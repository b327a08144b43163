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
    'Of servers the caller is on, or also of those anybody can find. Of who is hidden from the caller it tells the rank alone, and no search finds them.',
  access: 'session',
  shows: ['Points', 'Profile'],
  query: z.object({
    scope: z.optional(
      z.enum(serverScopes).check(z.describe('Which servers count; MINE when left out.')),
    ),
    window: z.optional(z.enum(crossServerWindows)),
    ...pageQuery,
    ...searchQuery,
  }),
  data: crossServerBoardSchema,
});
