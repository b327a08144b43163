/** The date of the seed's template, ms since 1970: so late that no other number in a row is close to it. */
export const TEMPLATE_NOW = 4e15;
/** Numbers from here on are times: no seeded time is three hundred years old. */
const TIMES_FROM = TEMPLATE_NOW - 1e13;

/** A deep copy of the template's rows with dates relative to `now` (ms since 1970). */
export function rebaseDates<T>(rows: T, now: number): T;
export function rebaseDates(value: unknown, now: number): unknown {
  if (typeof value === 'number') return value > TIMES_FROM ? value - TEMPLATE_NOW + now : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => rebaseDates(item, now));
  const copy: Record<string, unknown> = { ...value };
  for (const key of Object.keys(copy)) {
    const item = copy[key];
    // Skips texts, which are most values of a row.
    if (typeof item !== 'string') copy[key] = rebaseDates(item, now);
  }
  return copy;
}
