import { once } from '@/shared/state/once';
import { LANGUAGE } from './locales';

const inWords = once(() => new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 2 }));
const rules = once(() => new Intl.PluralRules(LANGUAGE, { maximumFractionDigits: 2 }));

/**
 * The form of a word for a count: `plural(2, 'is', 'are')` is "are".
 *
 * @param one the form for 1
 * @param other the form for 0 and for 2 or more
 */
export const plural = (count: number | bigint, one: string, other: string): string =>
  rules().select(Number(count)) === 'one' ? one : other;

/** The plural of a regular noun: "alerts", "categories", "days". */
export const pluralOf = (one: string): string => `${one.replace(/([^aeiou])y$/, '$1ie')}s`;

/**
 * A count with its noun: "1 server", "1,204 members".
 *
 * @param one the singular
 * @param many the plural; `pluralOf(one)` by default
 */
export const counted = (count: number | bigint, one: string, many = pluralOf(one)): string =>
  `${inWords().format(count)} ${plural(count, one, many)}`;

const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};
const ordinals = once(() => new Intl.PluralRules('en', { type: 'ordinal' }));

/** A rank in words: "2nd". */
export const ordinal = (rank: number): string =>
  `${String(rank)}${endings[ordinals().select(rank)] ?? 'th'}`;
