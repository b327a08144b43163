/** When the pattern of the seed is dated, ms: so late that no other number in a row comes near it. */
export const PATTERN_NOW = 4e15;
/** From here on a number is a time: nothing that is seeded is three hundred years old. */
const TIMES_FROM = PATTERN_NOW - 1e13;

/** Rows of the pattern as somebody's own: copied to the depth, and dated back from `now` (ms). */
export function datedTo<T>(rows: T, now: number): T;
export function datedTo(value: unknown, now: number): unknown {
  if (typeof value === 'number') return value > TIMES_FROM ? value - PATTERN_NOW + now : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => datedTo(item, now));
  const copy: Record<string, unknown> = { ...value };
  for (const key of Object.keys(copy)) {
    const item = copy[key];
    // Most of what is in a row is text, which needs no look.
    if (typeof item !== 'string') copy[key] = datedTo(item, now);
  }
  return copy;
}
