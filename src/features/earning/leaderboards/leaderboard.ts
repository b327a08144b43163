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

/** The times a board counts: weeks from Monday and months of the calendar, in UTC (decision 84). */
export const boardWindows = ['WEEK', 'MONTH', 'SEASON', 'ALL'] as const;
export type BoardWindow = (typeof boardWindows)[number];

/** A season follows from its times: it is never set to a state. */
const seasonStates = ['SCHEDULED', 'RUNNING', 'ENDED'] as const;

export const seasonSchema = withLists({
  id: idSchema,
  name: orElse(z.string(), 'Unnamed season'),
  startsAt: timeOrNull,
  /** When it ends or has ended: earlier than was planned where it was closed. */
  endsAt: timeOrNull,
  /** What there is to win, in the team's words. */
  prize: orElse(z.string(), ''),
  /** How many places win; null where that is not said. */
  winners: orNull(z.nullable(z.number())),
  /** Prizes by rank; empty if the team gives none or delivers them itself. */
  prizes: prizesOf,
  /** Delivery of the prizes after the season has ended; null before, and for members. */
  progress: orNull(z.nullable(progressSchema)),
  state: openEnum(z.enum(seasonStates)),
  isClosedEarly: exactlyTrue,
});
export type Season = z.infer<typeof seasonSchema>;

/** A season that stands for itself where no server tells more of it. */
export const seasonsOf = listOf(seasonSchema, { what: 'season', by: 'id', mayBeMissing: true });

/** A place on a board. Of who keeps themselves hidden it tells neither name, username nor picture. */
export const rankSchema = z.object({
  /** Where it stands in the list, from 1; those of one rank stand one below the other. */
  position: z.number(),
  rank: z.number(),
  /** The rank in the period before; null without a place in it. */
  before: orNull(z.nullable(z.number())),
  name: orElse(z.string(), 'Member'),
  username: textOrNull,
  picture: textOrNull,
  points: orElse(z.number(), 0),
  isHidden: exactlyTrue,
  isMe: exactlyTrue,
});

/** A rank on a server's leaderboard. */
const serverRankSchema = z.object({
  ...rankSchema.shape,
  /** Prizes of this rank in the season. */
  prizes: giftsOf,
});
export type RankRow = z.infer<typeof serverRankSchema>;

/** GET /leaderboards/{slug} */
export const leaderboardSchema = withLists({
  server: boardServerSchema,
  items: listOf(serverRankSchema, { what: 'place', by: 'position', mayBeMissing: true }),
  /** Members with points in the period and by the way to earn; with a search, those found. Ranks are among them. */
  total: orNull(z.number()),
  page: orNull(z.number()),
  pageSize: orNull(z.number()),
  /** The caller's own place, whatever page and search; null without points. */
  mine: orNull(z.nullable(serverRankSchema)),
  /** Two places above the caller's, their own, and two below. */
  around: listOf(serverRankSchema, { what: 'place', by: 'position', mayBeMissing: true }),
  /** The season on show, where the board is of one. */
  season: orNull(z.nullable(seasonSchema)),
  /** The caller's prizes in the season, once it has ended. */
  won: orNull(z.nullable(wonSchema)),
  /** The nearest better prize while the season runs. */
  nextPrize: orNull(z.nullable(nextPrizeSchema)),
  /** The server's seasons, the newest first. */
  seasons: seasonsOf,
  /** The server's clock. */
  now: timeOrNull,
});
export type Leaderboard = z.infer<typeof leaderboardSchema>;

const standingSchema = z.object({
  server: boardServerSchema,
  /** Points earned there, of all time. */
  points: orNull(z.number()),
  /** All-time rank; null without points. */
  rank: orNull(z.nullable(z.number())),
  /** How many members have points: `rank` is among these. */
  ranked: orNull(z.nullable(z.number())),
});
/** What one has on one of one's servers. */
export type ServerStanding = z.infer<typeof standingSchema>;

/** GET /leaderboards: the servers one is a member of, with one's place on each. */
export const leaderboardsSchema = withLists({
  items: listOf(standingSchema, { what: 'server', name: ({ server }) => server }),
});
