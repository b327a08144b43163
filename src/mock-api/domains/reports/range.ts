import { MOST_DAYS, FIRST_SPAN } from '@/features/reports/report';
import { wrongFields, type Refusal } from '../../http/reply';
import { momentOf } from '@/shared/time/zonedTime';
import { DAY } from '@/shared/time/durations';

/** Consecutive days in a time zone. */
export interface Range {
  /** YYYY-MM-DD, earliest first. */
  days: readonly string[];
  /** Start of each day, ms since 1970, followed by the end of the range. */
  starts: readonly number[];
}

const dayNumber = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
const dayOf = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);

/** Whether a date exists; `Date.parse` accepts the 31st of a short month. */
const isDay = (day: string) => Number.isFinite(dayNumber(day)) && dayOf(dayNumber(day)) === day;
const NO_DAY = 'Enter a valid date.';

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment in a time zone. */
export function dayIn(timeZone: string, at: number): string {
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  dayFormats.set(timeZone, format);
  return format.format(at);
}

/** A number of days in a time zone, from a day on. Where clocks change, a day is an hour shorter or longer. */
export function rangeFrom(timeZone: string, from: string, count: number): Range {
  const first = dayNumber(from);
  const days = Array.from({ length: count }, (_, index) => dayOf(first + index));
  const ends = [...days, dayOf(first + count)];
  return { days, starts: ends.map((day) => momentOf(day, '00:00', timeZone) ?? 0) };
}

/** The same number of days right before a range. */
export const rangeBefore = (timeZone: string, { days }: Range): Range =>
  rangeFrom(timeZone, dayOf(dayNumber(days[0] ?? '') - days.length), days.length);

/** Index of the day in a range that contains a moment; -1 for none. */
export function dayIndex({ starts }: Range, at: number): number {
  const last = starts.length - 1;
  if (at < (starts[0] ?? 0) || at >= (starts[last] ?? 0)) return -1;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (at < (starts[middle] ?? 0)) high = middle;
    else low = middle;
  }
  return low;
}

interface Asked {
  span?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The requested range: explicit days, or a number of last days, including today. */
export function requestedRange(
  timeZone: string,
  asked: Asked,
  now: number,
): Range | Refusal<'invalid-fields'> {
  const { span = FIRST_SPAN, from, to } = asked;
  const today = dayIn(timeZone, now);
  if (from === undefined && to === undefined) {
    const count = Number(span);
    return rangeFrom(timeZone, dayOf(dayNumber(today) - count + 1), count);
  }
  const wrong = (path: string, message: string) => wrongFields([{ path, message }]);
  if (from === undefined) return wrong('from', 'Pick a start date.');
  if (to === undefined) return wrong('to', 'Pick an end date.');
  if (!isDay(from)) return wrong('from', NO_DAY);
  if (!isDay(to)) return wrong('to', NO_DAY);
  const count = dayNumber(to) - dayNumber(from) + 1;
  if (count < 1) return wrong('to', 'The end date is before the start date.');
  if (count > MOST_DAYS) return wrong('to', `Choose a range of at most ${String(MOST_DAYS)} days.`);
  return rangeFrom(timeZone, from, count);
}
