import { LONGEST_SEASON } from '@/features/earning/leaderboards/rules';
import type { FieldError } from '@/shared/api/envelope';
import { HOUR } from '@/shared/time/durations';
import type { SeasonRow } from './rows';
import { spanOf } from './seasons';

/** The requested times of a season, ms since 1970. */
interface Times {
  startsAt: number;
  endsAt: number;
}

/** Parses requested times; invalid ones become NaN and are refused by `timeTroubles`. */
export const timesOf = (
  now: number,
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string },
): Times => ({
  startsAt: startsAt === null ? now : Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
});

const overlaps = (one: Times, other: SeasonRow) => {
  const { from, to } = spanOf(other);
  return one.startsAt < to && from < one.endsAt;
};

/** Errors in the times of a season, each at its field. `now` is the time at which they were parsed. */
export function timeTroubles(
  now: number,
  times: Times,
  others: readonly SeasonRow[],
): FieldError[] {
  const { startsAt, endsAt } = times;
  if (Number.isNaN(startsAt)) return [{ path: 'startsAt', message: 'Pick a date.' }];
  if (Number.isNaN(endsAt)) return [{ path: 'endsAt', message: 'Pick a date.' }];
  if (startsAt < now)
    return [{ path: 'startsAt', message: 'This date has passed. Start now or pick a later date.' }];
  if (endsAt < startsAt + HOUR)
    return [{ path: 'endsAt', message: 'A season must end at least an hour after it starts.' }];
  if (endsAt > startsAt + LONGEST_SEASON)
    return [{ path: 'endsAt', message: 'A season can’t be longer than a year.' }];
  const other = others.find((row) => overlaps(times, row));
  if (!other) return [];
  // If the start is free, the end is the field to change.
  const { from, to } = spanOf(other);
  const path = startsAt >= from && startsAt < to ? 'startsAt' : 'endsAt';
  return [{ path, message: `“${other.name}” runs at that time. Seasons can’t overlap.` }];
}
