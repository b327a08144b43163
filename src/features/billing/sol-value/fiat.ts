import { inNumbers } from '@/shared/format/numbers';
import { formatUnits } from '@/shared/money/lamports';
import { PRICE_DECIMALS } from './price';

const SOL = 9;
/** Fiat is counted in hundred-thousandths. */
export const FIAT_DECIMALS = 5;

/** What lamports are in a currency, in hundred-thousandths; `rate` is of one SOL, in 10^-18. */
export const fiatOf = (lamports: bigint, rate: bigint): bigint =>
  (lamports * rate) / 10n ** BigInt(SOL + PRICE_DECIMALS - FIAT_DECIMALS);

/** The same as one reads numbers: "$20.15". */
export const fiatText = (lamports: bigint, rate: bigint, currency: string): string =>
  inNumbers(Number(formatUnits(fiatOf(lamports, rate), FIAT_DECIMALS)), {
    style: 'currency',
    currency,
  });
