import { parseSol } from '@/shared/money/lamports';
import type { LandedTransaction } from '../../../chain/chain';
import type { OrderRow } from '../rows';
import type { World } from '../../../store/world';
import { memoFor, received } from '../order';

export type Verdict =
  | { kind: 'paid' }
  /** Landed for this order, but with another amount or to another account. */
  | { kind: 'mismatch' }
  /** Not a payment for this order at all. */
  | { kind: 'refused'; message: string };

/**
 * Judges a landed transaction by its outcome: no error, the order's reference among its accounts, no memo
 * that names another order, and the treasury richer by exactly the price.
 */
export function judge(world: World, order: OrderRow, landed: LandedTransaction): Verdict {
  if (landed.err !== null) {
    return { kind: 'refused', message: 'This transaction failed on Solana, so nothing was paid.' };
  }
  if (!landed.accountKeys.includes(order.reference)) {
    return { kind: 'refused', message: 'This transaction doesn’t include the order’s reference.' };
  }
  const named = landed.memos.filter((memo) => memo.includes('castle:order:'));
  if (named.some((memo) => !memo.endsWith(memoFor(order)))) {
    return { kind: 'refused', message: 'This transaction belongs to another order.' };
  }
  return received(world, landed) === parseSol(order.price)
    ? { kind: 'paid' }
    : { kind: 'mismatch' };
}
