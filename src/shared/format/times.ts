import type { Preferences } from './preferenceChoices';
import { preferences } from './displayPreferences';

const formats = new Map<string, Intl.DateTimeFormat>();
/** How days are written in each order; words are English in all, and Swedish writes dates as ISO 8601 does. */
export const orders: Record<Preferences['dates'], [locale: string, style: 'medium' | 'short']> = {
  'month-first': ['en-US', 'medium'],
  'day-first': ['en-GB', 'medium'],
  iso: ['sv-SE', 'short'],
};

/**
 * A day as one has chosen to read them: "Nov 23, 2026".
 *
 * @param at ms since 1970
 */
export function dayText(at: number): string {
  const [locale, dateStyle] = orders[preferences().dates];
  return written(at, locale, { dateStyle });
}

/** The time of a day: "1:14 PM". */
export const hourText = (at: number): string =>
  written(at, 'en-US', { timeStyle: 'short', hour12: preferences().clock === '12' });

/** A day with its time: "Nov 23, 2026, 1:14 PM". */
export const momentText = (at: number): string =>
  Number.isFinite(at) ? `${dayText(at)}, ${hourText(at)}` : 'unknown';

/** A moment, ms since 1970, in one's own time zone; "unknown" where it is no moment. */
export function written(at: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  if (!Number.isFinite(at)) return 'unknown';
  const { timeZone } = preferences();
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, timeZone === '' ? options : { ...options, timeZone });
  formats.set(key, format);
  return format.format(at);
}
