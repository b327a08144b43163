import { offsetAt, momentOf } from '@/shared/time/zonedTime';
import { DAY, HOUR, MINUTE } from '@/shared/time/durations';

/*
 * Days are numbers: whole days since 1970 on the calendar of a time zone. Days that a zone skipped at the date line,
 * such as 30 December 2011 in Samoa, don't exist there.
 */

/** The day of a moment (ms since 1970). */
export const dayAt = (timeZone: string, at: number): number =>
  Math.floor((at + offsetAt(timeZone, at)) / DAY);

/** A day as YYYY-MM-DD. */
export const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Whether a zone has a day: its noon must be on that day. */
function exists(timeZone: string, day: number): boolean {
  const noon = momentOf(dayText(day), '12:00', timeZone);
  return noon !== null && dayAt(timeZone, noon) === day;
}

/** The day before another one. */
export function dayBefore(timeZone: string, day: number): number {
  let before = day - 1;
  while (!exists(timeZone, before) && day - before < 3) before -= 1;
  return before;
}

/** The first moment after another that is on a later day, ms since 1970. */
export function endOfDay(timeZone: string, at: number): number {
  const today = dayAt(timeZone, at);
  let [before, after] = [at, at + HOUR];
  while (dayAt(timeZone, after) <= today) [before, after] = [after, after + HOUR];
  // Offsets change on full minutes.
  before = Math.floor(before / MINUTE) * MINUTE;
  after = Math.ceil(after / MINUTE) * MINUTE;
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / MINUTE / 2) * MINUTE;
    if (dayAt(timeZone, middle) <= today) before = middle;
    else after = middle;
  }
  return after;
}
