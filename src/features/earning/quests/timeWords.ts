import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { DAY, HOUR, MINUTE, SECOND } from '@/shared/time/durations';

const two = (count: number) => String(count).padStart(2, '0');
const universal = new Intl.DateTimeFormat(LANGUAGE, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A time of the API in ms since 1970; null where there is none, or none that can be read. */
export function timeOf(at: string | null): number | null {
  const time = at === null ? Number.NaN : Date.parse(at);
  return Number.isNaN(time) ? null : time;
}

/** A length of time, roughly: "3 hours", "20 minutes", "4 days". Never less than a minute. */
export function roughly(ms: number): string {
  if (ms < HOUR) return counted(Math.max(1, Math.round(ms / MINUTE)), 'minute');
  return ms < 2 * DAY
    ? counted(Math.round(ms / HOUR), 'hour')
    : counted(Math.round(ms / DAY), 'day');
}

/** What is left until something, as a countdown tells it: "2 d 3 h", "3 h 12 min", "04:59". */
export function countdown(ms: number): string {
  // Upwards, so that it is over when it says so.
  const left = Math.max(0, Math.ceil(ms / SECOND) * SECOND);
  if (left >= DAY) return joined([Math.floor(left / DAY), 'd'], [(left % DAY) / HOUR, 'h']);
  if (left >= HOUR) return joined([Math.floor(left / HOUR), 'h'], [(left % HOUR) / MINUTE, 'min']);
  return `${two(Math.floor(left / MINUTE))}:${two((left % MINUTE) / SECOND)}`;
}

function joined(...parts: [number, string][]): string {
  const told = parts.filter(([count]) => count >= 1);
  return told.map(([count, unit]) => `${Math.floor(count)} ${unit}`).join(' ');
}

/** The same for everybody. */
export const utcOf = (time: number): string => `${universal.format(time)} UTC`;
