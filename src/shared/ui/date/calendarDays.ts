import { DAY } from '@/shared/time/durations';

/** A date as fields hold it: "2026-12-24". Such texts are in the order of time. */
export type Day = string;

const ISO_LENGTH = 10;

/** Midnight UTC of a date, ms since 1970; null where it is none, such as June 31. */
export function timeOfDay(day: Day): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && dayAt(time) === day ? time : null;
}

/** The date of a moment in UTC. */
export const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, ISO_LENGTH);

/** Days from one midnight to another; negative where the other is earlier. */
export const daysBetween = (from: number, to: number): number => Math.round((to - from) / DAY);

/** The dates that can be chosen; either end may be open. */
export interface DayRange {
  min?: Day | undefined;
  max?: Day | undefined;
}

export const isWithin = (day: Day, { min = '', max = '' }: DayRange): boolean =>
  day >= min && (max === '' || day <= max);
