import { preferences } from './displayPreferences';
import { dayText, orders, written } from './times';

/**
 * A day as one has chosen to read them, without its year, for axes: "Nov 23", "23 Nov", "11-23".
 *
 * @param at ms since 1970
 */
export function dayOfYearText(at: number): string {
  const { dates } = preferences();
  if (dates === 'iso') return dayText(at).slice('2026-'.length);
  return written(at, orders[dates][0], { month: 'short', day: 'numeric' });
}
