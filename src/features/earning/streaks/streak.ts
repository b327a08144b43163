import * as z from 'zod/mini';
import { exactlyTrue, orElse, orNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

const days = orNull(z.int().check(z.minimum(0)));

/** Days in a row on which a member earned points by an action. */
export const streakShape = {
  current: days.check(
    z.describe('Days in a row up to today, or up to yesterday if today doesn’t count yet.'),
  ),
  best: days.check(z.describe('The longest streak so far, in days.')),
  isTodayDone: exactlyTrue.check(z.describe('Whether today counts already.')),
  todayEndsAt: timeOrNull.check(z.describe('End of today in the member’s time zone.')),
};

/** A streak on one server. */
export const serverStreakSchema = z.object(streakShape);
export type ServerStreak = z.infer<typeof serverStreakSchema>;

/** GET /users/me/streak */
export const streakSchema = withLists({
  ...streakShape,
  days: listOf(
    z.object({
      day: z.string().check(z.describe('YYYY-MM-DD in that time zone.')),
      isDone: exactlyTrue,
    }),
    {
      what: 'day',
      by: 'day',
      mayBeMissing: true,
    },
  ).check(z.describe('The last 7 days. The last one is today.')),
  timeZone: orElse(z.string(), 'UTC').check(
    z.describe('IANA name of the time zone for counting days.'),
  ),
  isTimeZoneSaved: exactlyTrue.check(
    z.describe(
      'Whether the member saved the time zone. Otherwise, it is the one of this request, or UTC.',
    ),
  ),
});
export type Streak = z.infer<typeof streakSchema>;
