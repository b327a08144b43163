import { DAY } from '@/shared/time/durations';

/** The back end's time: real time plus an offset that tests advance. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Moves this clock on by `ms` (0 or more; a clock never goes back). */
  advance(ms: number): void;
  /** Sum of all advances in ms, kept over a restart. */
  readonly offset: number;
}

/** How far a clock may be ahead of real time, ms (5 years of 365 days); screens don't expect later dates. */
export const MAX_AHEAD = 5 * 365 * DAY;

/** `base` gives real time in ms; tests pass a fixed one. Throws RangeError on a negative advance. */
export function createClock(offset = 0, base: () => number = Date.now): Clock {
  let shift = offset;
  return {
    now: () => base() + shift,
    advance(ms) {
      if (!Number.isFinite(ms) || ms < 0) throw new RangeError('A clock goes forwards only.');
      shift += ms;
    },
    get offset() {
      return shift;
    },
  };
}

/** ISO 8601 UTC of a time in ms. */
export const iso = (ms: number) => new Date(ms).toISOString();
export const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms));
