import { LANGUAGE } from '@/shared/text/locales';
/** Decimals of the base units in this file: those of SOL, and the maximum for an amount. */
const DECIMALS = 9;
const AMOUNT = /^(\d{1,12})(?:\.(\d{1,9}))?$/;

/** One whole unit of a currency in base units. */
export const ONE = 10n ** BigInt(DECIMALS);

/**
 * Parses an amount of a form exactly.
 *
 * @param text decimal text such as "0.25"
 * @returns base units (1 = 10^9); null if the text is not a valid amount
 */
export function unitsOf(text: unknown): bigint | null {
  const match = typeof text === 'string' ? AMOUNT.exec(text) : null;
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}

/**
 * Whether one amount of a form is at most another, exactly. True if either is invalid: its own
 * field reports that.
 */
export function isAtMost(one: unknown, other: unknown): boolean {
  const [less, more] = [unitsOf(one), unitsOf(other)];
  return less === null || more === null || less <= more;
}

/**
 * Converts a factor of a form to a fraction for whole-number arithmetic.
 *
 * @param factor such as 1.5, not below 0
 * @returns millionths, rounded
 */
export const millionths = (factor: number): bigint =>
  BigInt(Math.round((Number.isFinite(factor) && factor > 0 ? factor : 0) * 1_000_000));

/** Base units times a factor, rounded down to whole base units. */
export const times = (units: bigint, factor: number): bigint =>
  (units * millionths(factor)) / 1_000_000n;

/** How many times one amount fits into another, rounded down; null if `each` is 0. */
export const wholeTimes = (all: bigint, each: bigint): bigint | null =>
  each <= 0n ? null : all / each;

/** Base units in words: "1,500.25". */
export function inWords(units: bigint): string {
  const whole = (units / ONE).toLocaleString(LANGUAGE);
  const fraction = (units % ONE).toString().padStart(DECIMALS, '0').replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
