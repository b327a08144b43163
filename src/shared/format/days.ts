import { MACHINE_LOCALE } from '@/shared/text/locales';
import { preferences } from './displayPreferences';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Start of a day in the user's time zone.
 *
 * @param day YYYY-MM-DD, as a date field gives it
 * @param later whole days to add
 * @returns ms since 1970; null if it is not a valid day
 */
export function startOfDay(day: string, later = 0): number | null {
  const [, year, month, date] = (DAY.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const inUtc = Date.UTC(year, month - 1, date);
  // The 31st of a short month would roll over into the next one, and is no valid day.
  if (new Date(inUtc).toISOString().slice(0, 10) !== day) return null;
  const { timeZone } = preferences();
  if (timeZone === '') return new Date(year, month - 1, date + later).getTime();
  const wanted = Date.UTC(year, month - 1, date + later);
  // A zone's offset depends on the moment; near a change of the offset, the second calculation is right.
  const guess = wanted - aheadAt(wanted, timeZone);
  return wanted - aheadAt(guess, timeZone);
}

/** How far the clock of a zone is ahead of UTC at a moment, ms. */
function aheadAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat(MACHINE_LOCALE, {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const get = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const there = Date.UTC(
    get('year'),
    get('month') - 1,
    get('day'),
    get('hour'),
    get('minute'),
    get('second'),
  );
  return there - Math.floor(at / 1000) * 1000;
}
