import { DAY } from '@/shared/time/durations';

/** A date as fields hold it: "2026-12-24". Such texts are in the order of time. */
export type Day = string;

const START = Date.UTC(2000, 0, 1);
const ISO_LENGTH = 10;

/** Midnight UTC of a date, ms since 1970; null where it is none, such as June 31. */
export function timeOfDay(day: Day): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && dayAt(time) === day ? time : null;
}

/** The date of a moment in UTC. */
export const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, ISO_LENGTH);

const known = (day: Day): number => timeOfDay(day) ?? START;

export const addDays = (day: Day, days: number): Day => dayAt(known(day) + days * DAY);

/** The same date of another month; its last one where that month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(known(day));
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month, Math.min(date.getUTCDate(), last)));
}

/** Days from one date to another; negative where the other is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((known(to) - known(from)) / DAY);

/** 0 is Sunday. */
const weekday = (day: Day): number => new Date(known(day)).getUTCDay();

/** How many days of its week come before a date. */
export const daysIntoWeek = (day: Day, firstWeekday: number): number =>
  (weekday(day) - firstWeekday + 7) % 7;

/**
 * The days of a date’s month by weeks; the first and the last week may have fewer than 7.
 *
 * @param firstWeekday 0 is Sunday
 */
export function weeksOf(day: Day, firstWeekday: number): Day[][] {
  const first = `${day.slice(0, 8)}01`;
  const before = daysIntoWeek(first, firstWeekday);
  const count = daysBetween(first, addMonths(first, 1));
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) => {
    const from = Math.max(0, week * 7 - before);
    const to = Math.min(count, (week + 1) * 7 - before);
    return Array.from({ length: to - from }, (__, place) => addDays(first, from + place));
  });
}

/** Where a key leads in a calendar (WAI-ARIA, "Date Picker Dialog"); null for keys that don’t move. */
export function dayByKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: Day,
  firstWeekday: number,
): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -daysIntoWeek(day, firstWeekday));
    case 'End':
      return addDays(day, 6 - daysIntoWeek(day, firstWeekday));
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/** The dates that can be chosen; either end may be open. */
export interface DayRange {
  min?: Day | undefined;
  max?: Day | undefined;
}

export const isWithin = (day: Day, { min = '', max = '' }: DayRange): boolean =>
  day >= min && (max === '' || day <= max);

/** The closest date that can be chosen. */
export function clamped(day: Day, range: DayRange): Day {
  if (isWithin(day, range)) return day;
  const { min = '', max = '' } = range;
  return day < min ? min : max;
}
