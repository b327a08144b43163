import { LANGUAGE } from './locales';

const inWords = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 2 });
const rules = new Intl.PluralRules(LANGUAGE, { maximumFractionDigits: 2 });

/**
 * The form of a word for so many: `plural(2, 'is', 'are')` is "are".
 *
 * @param one the form for one
 * @param other the form for none and for several
 */
export const plural = (count: number | bigint, one: string, other: string): string =>
  rules.select(Number(count)) === 'one' ? one : other;

/** What several are called, for nouns with a regular plural: "alerts", "categories", "days". */
export const pluralOf = (one: string): string => `${one.replace(/([^aeiou])y$/, '$1ie')}s`;

/**
 * So many of something, in words: "1 server", "1,204 members".
 *
 * @param one what a single one is called
 * @param many what several are called; `pluralOf` unless given
 */
export const counted = (count: number | bigint, one: string, many = pluralOf(one)): string =>
  `${inWords.format(count)} ${plural(count, one, many)}`;

const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** A rank in words: "2nd". */
export const ordinal = (rank: number): string =>
  `${String(rank)}${endings[ordinals.select(rank)] ?? 'th'}`;
