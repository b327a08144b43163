import * as z from 'zod/mini';
import { earningSections, pointsTypes } from '@/features/earning/points/points';
import { idSchema, openEnum, orElse, orNull, textOrNull, timeOrNull } from '@/shared/api/fields';
import { exactlyTrue } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageShape } from '@/shared/api/page';
import { seasonSchema, seasonsOf } from './leaderboard';

const placed = {
  id: idSchema.check(z.describe('ID of the member.')),
  name: orElse(z.string(), 'Member'),
  username: textOrNull,
  picture: textOrNull,
  rank: orNull(z.nullable(z.number())).check(
    z.describe('Members with equal points share it; null without points.'),
  ),
  before: orNull(z.nullable(z.number())).check(
    z.describe('Rank in the period before; null without one.'),
  ),
  points: orElse(z.number(), 0),
  isHidden: exactlyTrue.check(z.describe('Whether the member is hidden from other members.')),
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
  module: z.number().check(z.describe('Module ID.')),
  section: orNull(z.nullable(z.enum(Object.keys(earningSections)))).check(
    z.describe('The way to earn; null for other modules.'),
  ),
  points: orElse(z.number(), 0),
  lines: orElse(z.number(), 0).check(z.describe('Number of point entries.')),
  available: orNull(z.number()).check(z.describe('Points that can be claimed or removed now.')),
});

const lineSchema = z.object({
  id: idSchema,
  at: timeOrNull,
  type: openEnum(z.enum(pointsTypes)),
  points: orNull(z.number()),
  label: orElse(z.string(), ''),
  by: textOrNull.check(z.describe('Name of the team member who wrote it; null for others.')),
});

/** GET /servers/{id}/leaderboard/{memberId} */
export const standingDetailSchema = withLists({
  ...placed,
  sources: listOf(sourceSchema, { what: 'source of points', by: 'module', mayBeMissing: true }),
  lines: listOf(lineSchema, { what: 'line', by: 'id', mayBeMissing: true }).check(
    z.describe('The newest point entries in the chosen time.'),
  ),
});
export type StandingDetail = z.infer<typeof standingDetailSchema>;
