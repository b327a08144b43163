import type { Preferences } from './preferenceChoices';
import { preferences } from './displayPreferences';

const formats = new Map<string, Intl.DateTimeFormat>();
/** Locale of each date order. Words are English in all; Swedish writes dates as ISO 8601 does. */
export const orders: Record<Preferences['dates'], [locale: string, style: 'medium' | 'short']> = {
  'month-first': ['en-US', 'medium'],
  'day-first': ['en-GB', 'medium'],
  iso: ['sv-SE', 'short'],
};

/**
 * A day in the user's date format: "Nov 23, 2026".
 *
 * @param at ms since 1970
 * @param timeZone default: the user's
 */
export function dayText(at: number, timeZone?: string): string {
  const [locale, dateStyle] = orders[preferences().dates];
  return written(at, locale, { dateStyle }, timeZone);
}

/** The time of a day: "1:14 PM". */
export const hourText = (at: number, timeZone?: string): string =>
  written(at, 'en-US', { timeStyle: 'short', hour12: preferences().clock === '12' }, timeZone);

/** A day with its time: "Nov 23, 2026, 1:14 PM". */
export const momentText = (at: number, timeZone?: string): string =>
  Number.isFinite(at) ? `${dayText(at, timeZone)}, ${hourText(at, timeZone)}` : 'unknown';

/** A moment, ms since 1970, in the user's time zone unless another is given; "unknown" if it is no valid time. */
export function written(
  at: number,
  locale: string,
  options: Intl.DateTimeFormatOptions,
  timeZone: string = preferences().timeZone,
): string {
  if (!Number.isFinite(at)) return 'unknown';
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, timeZone === '' ? options : { ...options, timeZone });
  formats.set(key, format);
  return format.format(at);
}
