import * as z from 'zod/mini';
import { orNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { rankSchema } from './leaderboard';

/** Whose servers count: those one is on, or also all that anybody can find (docs/product/profiles.md). */
export const serverScopes = ['MINE', 'ALL'] as const;
export type ServerScope = (typeof serverScopes)[number];

/** The times a board over several servers counts; months and seasons are a server's own. */
export const crossServerWindows = ['WEEK', 'ALL'] as const;
export type CrossServerWindow = (typeof crossServerWindows)[number];

/** A place on it. Of who is hidden from the reader it tells the rank alone: points would tie them to other boards. */
const crossServerRankSchema = z.object({
  ...rankSchema.shape,
  points: orNull(z.nullable(z.number())).check(
    z.describe(
      'Null for members hidden from the caller, whose points would identify them on other leaderboards.',
    ),
  ),
});
export type CrossServerRank = z.infer<typeof crossServerRankSchema>;

const places = listOf(crossServerRankSchema, {
  what: 'place',
  by: 'position',
  mayBeMissing: true,
});

/** GET /users/leaderboard */
export const crossServerBoardSchema = withLists({
  items: places,
  total: orNull(z.number()),
  page: orNull(z.number()),
  pageSize: orNull(z.number()),
  mine: orNull(z.nullable(rankSchema)).check(
    z.describe('The caller’s own position, whatever page and search; null without points.'),
  ),
  around: places.check(z.describe('The caller’s position with 2 above and 2 below.')),
  servers: orNull(z.number()).check(z.describe('Number of servers that count.')),
});
export type CrossServerBoard = z.infer<typeof crossServerBoardSchema>;
