import { dayIndex, type Range } from '../reports/range';
import type { Deed } from './deeds';

/** How many of the deeds each day of a range has, the first day first; those of other days are left out. */
export function countsOf(range: Range, deeds: readonly Pick<Deed, 'at'>[]): number[] {
  const counts = range.days.map(() => 0);
  for (const { at } of deeds) {
    const day = dayIndex(range, at);
    if (day >= 0) counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}
