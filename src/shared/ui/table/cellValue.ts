import { once } from '@/shared/state/once';
import { LANGUAGE } from '@/shared/text/locales';
import { searchMatcher } from '@/shared/text/searchable';
import type { CellValue } from './column';

const words = once(() => new Intl.Collator(LANGUAGE, { numeric: true, sensitivity: 'base' }));

type Present = Exclude<CellValue, null>;

/** Order of two values of one column: numbers by size, texts by collation. */
export function compareValues(one: Present | undefined, other: Present | undefined): number {
  if (one === undefined || other === undefined) {
    return Number(one === undefined) - Number(other === undefined);
  }
  if (typeof one === 'string' || typeof other === 'string') {
    return words().compare(String(one), String(other));
  }
  return one < other ? -1 : Number(one > other);
}

/** The matcher of the last search, reused for every cell. */
let last = { wanted: '', matches: searchMatcher('') };

/** Whether a value matches the search. */
export function isFound(value: unknown, wanted: unknown): boolean {
  if (!isPresent(value) || typeof wanted !== 'string') return false;
  if (last.wanted !== wanted) last = { wanted, matches: searchMatcher(wanted) };
  return last.matches(String(value));
}

/** Whether a value is among those chosen in a filter. */
export const isChosen = (value: Present | undefined, chosen: unknown): boolean =>
  Array.isArray(chosen) && chosen.includes(String(value));

const isPresent = (value: unknown): value is Present =>
  ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
