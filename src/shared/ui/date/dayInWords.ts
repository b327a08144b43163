import { dayText, written } from '@/shared/format/times';
import { once } from '@/shared/state/once';
import { LANGUAGE } from '@/shared/text/locales';
import { daysBetween, timeOfDay, type Day } from './calendarDays';

/** Dates further away have their distance left out, days. */
const CLOSE = 60;

const relative = once(() => new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' }));

/** The date of a moment in a time zone; in the reader’s own unless one is given. */
export const dayIn = (at: number, timeZone?: string): Day =>
  // Swedish writes dates as ISO 8601 does.
  written(at, 'sv-SE', { dateStyle: 'short' }, timeZone);

/** A date with its weekday, and how far away it is: "Thu, Dec 24, 2026 · in 27 days". Empty where it is none. */
export function dayInWords(day: Day, today: Day): string {
  const time = timeOfDay(day);
  if (time === null) return '';
  const date = `${written(time, LANGUAGE, { weekday: 'short' }, 'UTC')}, ${dayText(time, 'UTC')}`;
  const days = daysBetween(timeOfDay(today) ?? time, time);
  return Math.abs(days) > CLOSE ? date : `${date} · ${relative().format(days, 'day')}`;
}
