import { parseUnits } from '@/shared/money/lamports';

/** Digits after the point that are read of a price. */
export const PRICE_DECIMALS = 18;
const SOL = 9;
/** Fiat is counted in hundred-thousandths. */
export const FIAT_DECIMALS = 5;

/** A price as a whole number of 10^-18; null where it is none. */
export function readPrice(text: string | null | undefined): bigint | null {
  if (text === null || text === undefined) return null;
  try {
    return parsePrice(text);
  } catch {
    return null;
  }
}

function parsePrice(text: string): bigint {
  const [, whole = '', fraction = ''] = /^(\d{1,18})(?:\.(\d{1,18}))?$/.exec(text) ?? [];
  if (whole === '') throw new RangeError('No price');
  return BigInt(whole + fraction.padEnd(PRICE_DECIMALS, '0'));
}

/**
 * What an amount is worth in lamports, whole ones: what is less than one is dropped.
 *
 * @param units base units
 * @param price of one whole token, in 10^-18 SOL
 */
export const worthOf = (units: bigint, decimals: number, price: bigint): bigint =>
  (units * price) / 10n ** BigInt(decimals + PRICE_DECIMALS - SOL);

/** What lamports are in a currency, in hundred-thousandths; `rate` is of one SOL, in 10^-18. */
export const fiatOf = (lamports: bigint, rate: bigint): bigint =>
  (lamports * rate) / 10n ** BigInt(SOL + PRICE_DECIMALS - FIAT_DECIMALS);

/** Text of an amount of SOL as lamports; null where it is none. */
export function readLamports(text: string | null): bigint | null {
  try {
    return text === null ? null : parseUnits(text, { decimals: SOL, symbol: 'SOL' });
  } catch {
    return null;
  }
}
