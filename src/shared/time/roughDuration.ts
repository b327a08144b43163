import { counted } from '../text/language';
import { DAY, HOUR, MINUTE, SECOND } from './durations';

/**
 * A measured length of time, roughly: "40 seconds", "3 hours", "4 days".
 *
 * @param least ms; shorter times are shown as this
 */
export function roughDuration(ms: number, least = 0): string {
  const length = Math.max(ms, least);
  const of = (unit: number) => Math.round(length / unit);
  if (of(SECOND) < 60) return counted(of(SECOND), 'second');
  if (of(MINUTE) < 60) return counted(of(MINUTE), 'minute');
  return of(HOUR) < 48 ? counted(of(HOUR), 'hour') : counted(of(DAY), 'day');
}

const two = (count: number) => String(count).padStart(2, '0');

/** Time left, to the second in the last hour: "2 days 3 hours", "3 hours 12 minutes", "04:59". */
export function countdown(ms: number): string {
  // Rounded up, so that it is over when it shows zero.
  const left = Math.max(0, Math.ceil(ms / SECOND) * SECOND);
  if (left >= DAY) return joined([left / DAY, 'day'], [(left % DAY) / HOUR, 'hour']);
  if (left >= HOUR) return joined([left / HOUR, 'hour'], [(left % HOUR) / MINUTE, 'minute']);
  return `${two(Math.floor(left / MINUTE))}:${two((left % MINUTE) / SECOND)}`;
}

/** Time left, to the minute: "2 days 3 h", "23 h 26 min", "23 min". */
export function roughCountdown(ms: number): string {
  // Rounded up, so that it never shows less time than is left.
  const minutes = Math.max(1, Math.ceil(ms / MINUTE));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const parts =
    days > 0
      ? [counted(days, 'day'), hours % 24 > 0 ? `${String(hours % 24)} h` : '']
      : [
          hours > 0 ? `${String(hours)} h` : '',
          minutes % 60 > 0 ? `${String(minutes % 60)} min` : '',
        ];
  return parts.filter((part) => part !== '').join(' ');
}

const joined = (...parts: [count: number, unit: string][]): string =>
  parts
    .filter(([count]) => count >= 1)
    .map(([count, unit]) => counted(Math.floor(count), unit))
    .join(' ');
