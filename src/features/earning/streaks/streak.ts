import * as z from 'zod/mini';
import { exactlyTrue, orElse, orNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

const days = orNull(z.int().check(z.minimum(0)));

/** Days in a row on which a member earned points by an action. */
export const streakShape = {
  /** Days in a row up to today, or up to yesterday if today doesn't count yet. */
  current: days,
  /** The longest streak so far. */
  best: days,
  isTodayDone: exactlyTrue,
  /** End of today in the member's time zone. */
  todayEndsAt: timeOrNull,
};

/** A streak on one server. */
export const serverStreakSchema = z.object(streakShape);
export type ServerStreak = z.infer<typeof serverStreakSchema>;

/** GET /users/me/streak */
export const streakSchema = withLists({
  ...streakShape,
  /** The last 7 days, oldest first, ending with today. */
  days: listOf(z.object({ day: z.string(), isDone: exactlyTrue }), {
    what: 'day',
    by: 'day',
    mayBeMissing: true,
  }),
  /** IANA name of the time zone for counting days. */
  timeZone: orElse(z.string(), 'UTC'),
  /** Whether the time zone is the member's saved one, instead of this request's or UTC. */
  isTimeZoneSaved: exactlyTrue,
});
export type Streak = z.infer<typeof streakSchema>;
