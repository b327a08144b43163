import * as z from 'zod/mini';
import { DAY } from '@/shared/time/durations';

/** The longest a season may be, ms. */
export const LONGEST_SEASON = 366 * DAY;
/** The most points one change by hand gives or takes. */
const MOST_POINTS = 1_000_000;

/** How many characters people count, not code units. */
const atMost = (most: number) =>
  z.refine<string>(
    (text) => Array.from(text).length <= most,
    `Maximum ${String(most)} characters.`,
  );

export const MOST_NAME = 60;
export const MOST_PRIZE = 200;
export const MOST_REASON = 200;

/** What a season is called and what there is to win. */
export const seasonFields = {
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), atMost(MOST_NAME)),
  prize: z
    .string()
    .check(z.trim(), atMost(MOST_PRIZE))
    .check(
      z.describe('The team’s own words about prizes; empty for none. Maximum 200 characters.'),
    ),
  winners: z
    .nullable(
      z
        .int('Enter a whole number from 1 to 100.')
        .check(
          z.minimum(1, 'Enter a whole number from 1 to 100.'),
          z.maximum(100, 'Enter a whole number from 1 to 100.'),
        ),
    )
    .check(z.describe('Number of winners; null if the team doesn’t say. Ignored with `prizes`.')),
};

/** A change of points by hand: whole points, and why. */
export const adjustmentFields = {
  points: z
    .int('Enter a whole number of points, such as 50 or -50.')
    .check(
      z.minimum(-MOST_POINTS, 'Maximum 1,000,000 points at once.'),
      z.maximum(MOST_POINTS, 'Maximum 1,000,000 points at once.'),
      z.refine((points) => points !== 0, 'Enter how many points to add or remove.'),
    )
    .check(z.describe('Points to add or, if negative, to remove.')),
  reason: z
    .string()
    .check(z.trim(), z.minLength(3, 'Enter a reason. The member will see it.'), atMost(MOST_REASON))
    .check(z.describe('Shown to the member. 3 to 200 characters.')),
};
