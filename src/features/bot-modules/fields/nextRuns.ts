import { Cron } from 'croner';
import { tidyPattern } from '../kinds/cron/pattern';
import type { Values } from './field';

/**
 * When a schedule runs next, in time, after a moment. Times of the clock are those of the schedule's own
 * zone, so that 18:00 stays 18:00 over summer time (decision 27).
 *
 * @param values of a `schedule` field; what is not well formed runs never
 * @param most at most so many
 */
export function nextRuns(values: Values, after: Date, most: number): Date[] {
  try {
    const end = endOf(values);
    return runs(values, after, most).filter((run) => end === null || run <= end);
  } catch {
    // A half-typed pattern, day or zone.
    return [];
  }
}

function runs(values: Values, after: Date, most: number): Date[] {
  const timezone = String(values['timeZone']);
  const pattern = patternOf(values);
  if (pattern !== null) {
    return new Cron(pattern, { mode: '5-part', paused: true, timezone }).nextRuns(most, after);
  }
  const first = moment(`${String(values['date'])}T${String(values['time'])}:00`, timezone);
  if (first === null) return [];
  if (values['kind'] === 'ONCE') return first > after ? [first] : [];
  const pause = Number(values['every']) * 1000;
  const passed = Math.max(0, Math.floor((after.getTime() - first.getTime()) / pause) + 1);
  return Array.from(
    { length: most },
    (_, index) => new Date(first.getTime() + (passed + index) * pause),
  );
}

/** The end of its last day; null when it goes on. */
const endOf = ({ hasEnd, kind, endDate, timeZone }: Values): Date | null =>
  hasEnd === true && kind !== 'ONCE'
    ? moment(`${String(endDate)}T23:59:59`, String(timeZone))
    : null;

/** A time of the clock in a zone as a moment. */
const moment = (local: string, timezone: string): Date | null =>
  new Cron(local, { paused: true, timezone }).nextRun(new Date(0));

/** The cron pattern a schedule is the same as; null for those that are none. */
export function patternOf({ kind, time, weekdays, monthDay, cron }: Values): string | null {
  const [hour, minute] = String(time).split(':').map(Number);
  const clock = `${minute ?? 0} ${hour ?? 0}`;
  switch (kind) {
    case 'DAILY':
      return `${clock} * * *`;
    case 'WEEKLY':
      return `${clock} * * ${Array.isArray(weekdays) ? weekdays.join(',') : ''}`;
    case 'MONTHLY':
      return `${clock} ${String(monthDay)} * *`;
    case 'CRON':
      // Nicknames such as @daily are none, whatever a library makes of them.
      return String(cron).trim().startsWith('@') ? '' : tidyPattern(String(cron));
    default:
      return null;
  }
}
