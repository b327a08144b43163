/** The date of the seed's template, ms since 1970: so late that no other number in a row comes near it. */
export const TEMPLATE_NOW = 4e15;
/** From here on a number is a time: nothing that is seeded is three hundred years old. */
const TIMES_FROM = TEMPLATE_NOW - 1e13;

/** A deep copy of rows of the template whose dates count from `now` (ms since 1970). */
export function rebaseDates<T>(rows: T, now: number): T;
export function rebaseDates(value: unknown, now: number): unknown {
  if (typeof value === 'number') return value > TIMES_FROM ? value - TEMPLATE_NOW + now : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => rebaseDates(item, now));
  const copy: Record<string, unknown> = { ...value };
  for (const key of Object.keys(copy)) {
    const item = copy[key];
    // Most of what is in a row is text, which needs no look.
    if (typeof item !== 'string') copy[key] = rebaseDates(item, now);
  }
  return copy;
}
