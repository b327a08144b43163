import { counted } from '../text/language';
import { DAY, HOUR, MINUTE, SECOND } from './durations';

/**
 * A length of time as it was measured, roughly: "40 seconds", "3 hours", "4 days".
 *
 * @param least ms; less is never said
 */
export function roughDuration(ms: number, least = 0): string {
  const length = Math.max(ms, least);
  const of = (unit: number) => Math.round(length / unit);
  if (of(SECOND) < 60) return counted(of(SECOND), 'second');
  if (of(MINUTE) < 60) return counted(of(MINUTE), 'minute');
  return of(HOUR) < 48 ? counted(of(HOUR), 'hour') : counted(of(DAY), 'day');
}

const two = (count: number) => String(count).padStart(2, '0');

/** What is left until something, to the second in its last hour: "2 days 3 hours", "3 hours 12 minutes", "04:59". */
export function countdown(ms: number): string {
  // Upwards, so that it is over when it says so.
  const left = Math.max(0, Math.ceil(ms / SECOND) * SECOND);
  if (left >= DAY) return joined([left / DAY, 'day'], [(left % DAY) / HOUR, 'hour']);
  if (left >= HOUR) return joined([left / HOUR, 'hour'], [(left % HOUR) / MINUTE, 'minute']);
  return `${two(Math.floor(left / MINUTE))}:${two((left % MINUTE) / SECOND)}`;
}

const joined = (...parts: [count: number, unit: string][]): string =>
  parts
    .filter(([count]) => count >= 1)
    .map(([count, unit]) => counted(Math.floor(count), unit))
    .join(' ');
