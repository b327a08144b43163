import * as z from 'zod/mini';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
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
import { giftsOf, nextPrizeSchema, prizesOf, progressSchema, wonSchema } from './prizes';

/**
 * The periods of a leaderboard: weeks from Monday and calendar months, in UTC
 * (docs/product/leaderboards-and-levels.md).
 */
export const boardWindows = ['WEEK', 'MONTH', 'SEASON', 'ALL'] as const;
export type BoardWindow = (typeof boardWindows)[number];

/** A season's state follows from its dates and is never set. */
const seasonStates = ['SCHEDULED', 'RUNNING', 'ENDED'] as const;

export const seasonSchema = withLists({
  id: idSchema,
  name: orElse(z.string(), 'Unnamed season'),
  startsAt: timeOrNull,
  endsAt: timeOrNull.check(
    z.describe('When it ends or has ended, which is earlier than planned if it was closed.'),
  ),
  prize: orElse(z.string(), '').check(z.describe('The team’s own words about prizes.')),
  winners: orNull(z.nullable(z.number())).check(
    z.describe('Number of winners; null if the team doesn’t say.'),
  ),
  prizes: prizesOf.check(
    z.describe('Prizes by rank; empty if the team gives none or delivers them itself.'),
  ),
  progress: orNull(z.nullable(progressSchema)).check(
    z.describe('Delivery of the prizes after the end; null before, and for members.'),
  ),
  state: openEnum(z.enum(seasonStates)),
  isClosedEarly: exactlyTrue.check(z.describe('Whether the team ended it early.')),
});
export type Season = z.infer<typeof seasonSchema>;

/** A list of seasons; empty if the server omits it. */
export const seasonsOf = listOf(seasonSchema, { what: 'season', by: 'id', mayBeMissing: true });

/** A rank on a leaderboard. Omits the name, username and picture of members who hide themselves. */
export const rankSchema = z.object({
  position: z
    .number()
    .check(
      z.describe(
        'Position in the list, from 1. Members with equal points have different positions.',
      ),
    ),
  rank: z.number().check(z.describe('Members with equal points share it.')),
  before: orNull(z.nullable(z.number())).check(
    z.describe('Rank in the period before, for ALL at the start of this week; null without one.'),
  ),
  name: orElse(z.string(), 'Member'),
  username: textOrNull,
  picture: textOrNull,
  points: orElse(z.number(), 0),
  isHidden: exactlyTrue.check(
    z.describe(
      'Whether the member hides their name. Then, name, username and picture aren’t theirs, except for themselves.',
    ),
  ),
  isMe: exactlyTrue,
});

/** A rank on a server's leaderboard. */
const serverRankSchema = z.object({
  ...rankSchema.shape,
  prizes: giftsOf.check(z.describe('Prizes of this rank in the season.')),
});
export type RankRow = z.infer<typeof serverRankSchema>;

/** GET /leaderboards/{slug} */
export const leaderboardSchema = withLists({
  server: boardServerSchema,
  items: listOf(serverRankSchema, { what: 'place', by: 'position', mayBeMissing: true }),
  total: orNull(z.number()).check(
    z.describe(
      'Members with points in the chosen time and way to earn; with a search, those found.',
    ),
  ),
  page: orNull(z.number()),
  pageSize: orNull(z.number()),
  mine: orNull(z.nullable(serverRankSchema)).check(
    z.describe('The caller’s own position, whatever page and search; null without points.'),
  ),
  around: listOf(serverRankSchema, { what: 'place', by: 'position', mayBeMissing: true }).check(
    z.describe('The caller’s position with 2 above and 2 below.'),
  ),
  season: orNull(z.nullable(seasonSchema)).check(
    z.describe('The season shown; null unless `window` is SEASON.'),
  ),
  won: orNull(z.nullable(wonSchema)).check(
    z.describe('The caller’s prizes in the season, once it has ended; null without any.'),
  ),
  nextPrize: orNull(z.nullable(nextPrizeSchema)).check(
    z.describe('The nearest better prize while the season runs; null otherwise.'),
  ),
  seasons: seasonsOf.check(z.describe('All seasons of the server, latest start first.')),
  now: timeOrNull.check(z.describe('The server’s time.')),
});
export type Leaderboard = z.infer<typeof leaderboardSchema>;

const standingSchema = z.object({
  server: boardServerSchema,
  points: orNull(z.number()).check(z.describe('Points earned on the server, all time.')),
  rank: orNull(z.nullable(z.number())).check(z.describe('All-time rank; null without points.')),
  ranked: orNull(z.nullable(z.number())).check(z.describe('Number of members with points.')),
});
/** The caller's points and rank on one of their servers. */
export type ServerStanding = z.infer<typeof standingSchema>;

/** GET /leaderboards: the caller's servers, with their rank on each. */
export const leaderboardsSchema = withLists({
  items: listOf(standingSchema, { what: 'server', name: ({ server }) => server }),
});
