import { inNumbers } from '@/shared/format/numbers';
import { formatUnits } from '@/shared/money/lamports';

/** Digits after the point that are read of a price. */
export const PRICE_DECIMALS = 18;
const SOL = 9;
/** Fiat is counted in hundred-thousandths. */
export const FIAT_DECIMALS = 5;

/** A price as a whole number of 10^-18; null where it is none. */
export function readPrice(text: string | null | undefined): bigint | null {
  const [, whole = '', fraction = ''] = /^(\d{1,18})(?:\.(\d{1,18}))?$/.exec(text ?? '') ?? [];
  return whole === '' ? null : BigInt(whole + fraction.padEnd(PRICE_DECIMALS, '0'));
}

/** What lamports are in a currency, in hundred-thousandths; `rate` is of one SOL, in 10^-18. */
export const fiatOf = (lamports: bigint, rate: bigint): bigint =>
  (lamports * rate) / 10n ** BigInt(SOL + PRICE_DECIMALS - FIAT_DECIMALS);

/** The same as one reads numbers: "$20.15". */
export const fiatText = (lamports: bigint, rate: bigint, currency: string): string =>
  inNumbers(Number(formatUnits(fiatOf(lamports, rate), FIAT_DECIMALS)), {
    style: 'currency',
    currency,
  });
