import * as z from 'zod/mini';
import { earningSections } from '@/features/earning/points/points';
import { idText } from '@/shared/api/fields';
import { boardWindows } from './leaderboard';

/** What is counted on a board: a way to earn, or all of them; and when. */
export const boardQuery = {
  section: z.optional(z.enum(Object.keys(earningSections))),
  window: z.optional(z.enum(boardWindows)),
  season: z.optional(
    idText.check(
      z.describe('ID of the season; defaults to the running one, or else the last one that ended.'),
    ),
  ),
};
