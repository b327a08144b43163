import * as z from 'zod/mini';
import { earningSections, pointsTypes } from '@/features/earning/points/points';
import { idSchema, openEnum, orElse, orNull, textOrNull, timeOrNull } from '@/shared/api/fields';
import { exactlyTrue } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageShape } from '@/shared/api/page';
import { seasonSchema, seasonsOf } from './leaderboard';

const placed = {
  /** Our id of the member. */
  id: idSchema,
  name: orElse(z.string(), 'Member'),
  username: textOrNull,
  picture: textOrNull,
  rank: orNull(z.nullable(z.number())),
  /** The rank in the period before; null without a place in it. */
  before: orNull(z.nullable(z.number())),
  points: orElse(z.number(), 0),
  /** They keep themselves hidden from other members; the team sees them. */
  isHidden: exactlyTrue,
};

const standingSchema = z.object({ ...placed, isMe: exactlyTrue });
export type Standing = z.infer<typeof standingSchema>;

/** GET /servers/{id}/leaderboard */
export const standingsSchema = withLists({
  ...pageShape(standingSchema, { what: 'member', by: 'id' }),
  season: orNull(z.nullable(seasonSchema)),
  seasons: seasonsOf,
  now: timeOrNull,
});

/** What one way to earn brought in the time of the board. */
const sourceSchema = z.object({
  /** Id of the module (spec §3). */
  module: z.number(),
  section: orNull(z.nullable(z.enum(Object.keys(earningSections)))),
  points: orElse(z.number(), 0),
  /** How many lines of the ledger that is. */
  lines: orElse(z.number(), 0),
  /** What is there to be claimed now, or to be taken away. */
  available: orNull(z.number()),
});

const lineSchema = z.object({
  id: idSchema,
  at: timeOrNull,
  type: openEnum(z.enum(pointsTypes)),
  points: orNull(z.number()),
  label: orElse(z.string(), ''),
  /** Who of the team has written it, where somebody has. */
  by: textOrNull,
});

/** GET /servers/{id}/leaderboard/{memberId} */
export const standingDetailSchema = withLists({
  ...placed,
  sources: listOf(sourceSchema, { what: 'source of points', by: 'module', mayBeMissing: true }),
  /** The newest lines of the time of the board. */
  lines: listOf(lineSchema, { what: 'line', by: 'id', mayBeMissing: true }),
});
export type StandingDetail = z.infer<typeof standingDetailSchema>;
