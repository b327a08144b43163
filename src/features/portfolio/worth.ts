import { PRICE_DECIMALS } from '@/features/billing/sol-value/price';
import { parseUnits } from '@/shared/money/lamports';

const SOL = 9;

/**
 * The value of an amount in whole lamports, rounded down.
 *
 * @param units base units
 * @param price of one whole token, in 10^-18 SOL
 */
export const worthOf = (units: bigint, decimals: number, price: bigint): bigint =>
  (units * price) / 10n ** BigInt(decimals + PRICE_DECIMALS - SOL);

/** Parses a SOL amount to lamports; null if it is not an amount. */
export function readLamports(text: string | null): bigint | null {
  try {
    return text === null ? null : parseUnits(text, { decimals: SOL, symbol: 'SOL' });
  } catch {
    return null;
  }
}
