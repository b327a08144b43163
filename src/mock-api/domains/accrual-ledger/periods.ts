import { DAY, HOUR } from '@/shared/time/durations';

/** The end of the last full hour at a moment. */
export const lastHour = (at: number): number => at - (at % HOUR);

const lengths: Readonly<Record<string, number>> = { HOURLY: HOUR, DAILY: DAY, WEEKLY: 7 * DAY };

/** So many months later, in UTC; a day there is none of becomes the last one of its month. */
function monthsAfter(start: number, months: number): number {
  const date = new Date(start);
  const month = date.getUTCMonth() + months;
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last));
  return day + (start % DAY);
}

/**
 * The end of a period.
 *
 * @param index of the period, from 0; 0 gives the end of the first
 * @returns ms since 1970
 */
function endOf(start: number, cadence: string, index: number): number {
  const length = lengths[cadence];
  return length === undefined ? monthsAfter(start, index + 1) : start + (index + 1) * length;
}

/** The first period that ends after a moment, all times in ms since 1970. */
export function periodAfter(start: number, cadence: string, moment: number) {
  const guess = Math.floor((moment - start) / (lengths[cadence] ?? 31 * DAY));
  let index = Math.max(0, guess - 1);
  while (endOf(start, cadence, index) <= moment) index += 1;
  return { from: endOf(start, cadence, index - 1), to: endOf(start, cadence, index) };
}

/** The periods that end after one moment and not after another, the first first. */
export function periodsBetween(start: number, cadence: string, after: number, until: number) {
  const periods: { from: number; to: number }[] = [];
  let next = periodAfter(start, cadence, after);
  while (next.to <= until) {
    periods.push(next);
    next = periodAfter(start, cadence, next.to);
  }
  return periods;
}

/** The hour a moment is in, in ms since 1970. */
export const hourNow = (now: number) => ({
  from: now - (now % HOUR),
  to: now - (now % HOUR) + HOUR,
});

/** A period of a program, ms since 1970. */
export interface Period {
  from: number;
  to: number;
}

/** A run of a rule has an id made of it and the end of its period: there cannot be two of them. */
export const runIdOf = (ruleId: string, to: number): string => `run-${ruleId}-${String(to)}`;
