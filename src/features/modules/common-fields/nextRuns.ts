import { Cron } from 'croner';
import { tidyPattern } from '../field-types/cron/pattern';
import type { Schedule } from './schedule';

/**
 * When a schedule runs next, in time, after a moment. Times of the clock are those of the schedule's own
 * zone, so that 18:00 stays 18:00 over summer time (decision 27).
 *
 * @param schedule what is not well formed runs never
 * @param most at most so many
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

/** Whether a part it runs by is read as nothing: midnight, the machine's own zone or a pause of 0 would be a guess. */
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

/** The end of its last day; null when it goes on. */
const endOf = ({ hasEnd, kind, endDate, timeZone }: Schedule): Date | null =>
  hasEnd && kind !== 'ONCE' ? moment(`${endDate}T23:59:59`, timeZone) : null;

/** A time of the clock in a zone as a moment. */
const moment = (local: string, timezone: string): Date | null =>
  new Cron(local, { paused: true, timezone }).nextRun(new Date(0));

/** The cron pattern a schedule is the same as; null for those that are none. */
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
      // Nicknames such as @daily are none, whatever a library makes of them.
      return cron.trim().startsWith('@') ? '' : tidyPattern(cron);
    default:
      return null;
  }
}
