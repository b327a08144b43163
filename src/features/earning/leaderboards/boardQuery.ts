import * as z from 'zod/mini';
import { earningSections } from '@/features/earning/points/points';
import { idText } from '@/shared/api/fields';
import { boardWindows } from './leaderboard';

/** Filters of a leaderboard: a way to earn, or all of them, and the period. */
export const boardQuery = {
  section: z.optional(
    z
      .enum(Object.keys(earningSections))
      .check(z.describe('A way to earn; defaults to all of them together.')),
  ),
  window: z.optional(
    z
      .enum(boardWindows)
      .check(z.describe('WEEK starts on Monday and MONTH on the 1st, in UTC. ALL is the default.')),
  ),
  season: z.optional(
    idText.check(
      z.describe(
        'ID of the season, for SEASON only; defaults to the running one, or else the last one that ended.',
      ),
    ),
  ),
};
