import { PRICE_DECIMALS, readPrice } from '@/features/billing/sol-value/price';
import type { Delivery } from './delivery';

const SOL = 9;

/** Worth of a token reward, lamports; null without a price, or below one lamport. */
export function lamportsOf({ amount, token }: Pick<Delivery, 'amount' | 'token'>): bigint | null {
  if (amount === null || token === null) return null;
  if (token.mint === null) return BigInt(amount);
  const price = readPrice(token.priceSol);
  if (price === null) return null;
  const scale = token.decimals + PRICE_DECIMALS - SOL;
  const lamports = (BigInt(amount) * price) / 10n ** BigInt(scale);
  return lamports > 0n ? lamports : null;
}
