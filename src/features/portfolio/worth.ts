import { PRICE_DECIMALS } from '@/features/billing/sol-value/price';
import { parseUnits } from '@/shared/money/lamports';

const SOL = 9;

/**
 * What an amount is worth in lamports, whole ones: what is less than one is dropped.
 *
 * @param units base units
 * @param price of one whole token, in 10^-18 SOL
 */
export const worthOf = (units: bigint, decimals: number, price: bigint): bigint =>
  (units * price) / 10n ** BigInt(decimals + PRICE_DECIMALS - SOL);

/** Text of an amount of SOL as lamports; null where it is none. */
export function readLamports(text: string | null): bigint | null {
  try {
    return text === null ? null : parseUnits(text, { decimals: SOL, symbol: 'SOL' });
  } catch {
    return null;
  }
}
