import { Cron } from 'croner';
import { tidyPattern } from '../field-types/cron/pattern';
import type { Schedule } from './schedule';

/**
 * Next runs of a schedule after a moment. Clock times are in the schedule's time zone, so 18:00
 * stays 18:00 across daylight saving time (docs/product/modules.md).
 *
 * @param schedule never runs if it is malformed
 * @param most maximum number of runs
 */
export function nextRuns(schedule: Schedule, after: Date, most: number): Date[] {
  if (isDamaged(schedule)) return [];
  try {
    const end = endOf(schedule);
    return runs(schedule, after, most).filter((run) => end === null || run <= end);
  } catch {
    // A half-typed pattern, day or zone.
    return [];
  }
}

/**
 * Whether a part it needs was read as empty: midnight, the machine's time zone or an interval of 0
 * would be a guess.
 */
const isDamaged = (schedule: Schedule): boolean => {
  const { kind, time, timeZone, every } = schedule;
  if (timeZone === '' || (kind !== 'CRON' && time === '')) return true;
  return kind !== 'ONCE' && patternOf(schedule) === null && every <= 0;
};

function runs(schedule: Schedule, after: Date, most: number): Date[] {
  const { kind, date, time, every, timeZone: timezone } = schedule;
  const pattern = patternOf(schedule);
  if (pattern !== null) {
    return new Cron(pattern, { mode: '5-part', paused: true, timezone }).nextRuns(most, after);
  }
  const first = moment(`${date}T${time}:00`, timezone);
  if (first === null) return [];
  if (kind === 'ONCE') return first > after ? [first] : [];
  const pause = every * 1000;
  const passed = Math.max(0, Math.floor((after.getTime() - first.getTime()) / pause) + 1);
  return Array.from(
    { length: most },
    (_, index) => new Date(first.getTime() + (passed + index) * pause),
  );
}

/** The end of its last day; null if it has no end. */
const endOf = ({ hasEnd, kind, endDate, timeZone }: Schedule): Date | null =>
  hasEnd && kind !== 'ONCE' ? moment(`${endDate}T23:59:59`, timeZone) : null;

/** Converts a clock time in a zone to a moment. */
const moment = (local: string, timezone: string): Date | null =>
  new Cron(local, { paused: true, timezone }).nextRun(new Date(0));

/** The cron pattern equal to a schedule; null if there is none. */
export function patternOf({ kind, time, weekdays, monthDay, cron }: Schedule): string | null {
  const [hour, minute] = time.split(':').map(Number);
  const clock = `${minute ?? 0} ${hour ?? 0}`;
  switch (kind) {
    case 'DAILY':
      return `${clock} * * *`;
    case 'WEEKLY':
      return `${clock} * * ${weekdays.join(',')}`;
    case 'MONTHLY':
      return `${clock} ${monthDay} * *`;
    case 'CRON':
      // Nicknames such as @daily are invalid here, although the library accepts them.
      return cron.trim().startsWith('@') ? '' : tidyPattern(cron);
    default:
      return null;
  }
}
