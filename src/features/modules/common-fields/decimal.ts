import { LANGUAGE } from '@/shared/text/locales';
/** Decimals the base units of this file have: those of SOL, and the most an amount may be given with. */
const DECIMALS = 9;
const AMOUNT = /^(\d{1,12})(?:\.(\d{1,9}))?$/;

/** One whole unit of a currency in base units. */
export const ONE = 10n ** BigInt(DECIMALS);

/**
 * An amount of a form, exactly.
 *
 * @param text decimal text such as "0.25"
 * @returns base units, 10^9 to one; null for what is no amount yet
 */
export function unitsOf(text: unknown): bigint | null {
  const match = typeof text === 'string' ? AMOUNT.exec(text) : null;
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}

/**
 * Whether one amount of a form is at most another, exactly. True where one of them is none: its own field
 * says so already.
 */
export function isAtMost(one: unknown, other: unknown): boolean {
  const [less, more] = [unitsOf(one), unitsOf(other)];
  return less === null || more === null || less <= more;
}

/**
 * A factor of a form as a fraction that whole numbers can be multiplied with.
 *
 * @param factor such as 1.5, not below 0
 * @returns millionths, rounded
 */
export const millionths = (factor: number): bigint =>
  BigInt(Math.round((Number.isFinite(factor) && factor > 0 ? factor : 0) * 1_000_000));

/** So many base units, times a factor; what is less than one base unit is dropped. */
export const times = (units: bigint, factor: number): bigint =>
  (units * millionths(factor)) / 1_000_000n;

/** How often one amount goes into another, in whole times; null when it costs nothing. */
export const wholeTimes = (all: bigint, each: bigint): bigint | null =>
  each <= 0n ? null : all / each;

/** Base units in words: "1,500.25". */
export function inWords(units: bigint): string {
  const whole = (units / ONE).toLocaleString(LANGUAGE);
  const fraction = (units % ONE).toString().padStart(DECIMALS, '0').replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
