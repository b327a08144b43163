import { formatUnits } from '@/shared/money/lamports';
import type { World } from '../../store/world';
import { tokenOf } from './funds';
import type { PayoutRow } from './rows';

/**
 * Tells the index of tokens that have landed, in a row of their own, held since now: what rules count and what
 * the chain says stay the same.
 */
export function moveTokens(
  { db, clock }: World,
  { mint, amount, piece, address }: Pick<PayoutRow, 'mint' | 'amount' | 'piece' | 'address'>,
) {
  const token = mint === null || piece !== null ? null : tokenOf(mint);
  if (mint === null || !token) return;
  const text = formatUnits(BigInt(amount), token.decimals);
  db.holdings.push({ wallet: address, asset: mint, amount: text, since: clock.now() });
}
