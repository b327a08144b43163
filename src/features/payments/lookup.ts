import { type Order, canPurchase } from '@/features/orders/order';
import { priceOf } from '@/shared/money/price';
import type { FlowSettings } from './context';
import { isClosedLately, mayBePaidLate } from './late';
import { paced } from './paced';
import type { Ports } from './ports';
import { findPayment } from './proof';
import { memoFor, referenceFor } from './reference';

/** Orders looked up on the chain in one go: each costs a request or two. */
const MOST_LOOKUPS = 10;
/** A younger order is still being paid, if at all, by whoever placed it. */
const ORDER_AGE = 60_000;

/**
 * Of these orders, those for which a payment may be on the chain that the server knows nothing of: PENDING for
 * more than a minute, or closed in the last days. At most ten, the newest first.
 *
 * @param now ms since 1970
 */
export function worthLookingFor(orders: readonly Order[], now: number): Order[] {
  return orders
    .filter((order) =>
      canPurchase(order)
        ? !(now - Date.parse(order.createdAt ?? '') < ORDER_AGE)
        : mayBePaidLate(order) && isClosedLately(order, now),
    )
    .toSorted((a, b) => Date.parse(b.createdAt ?? '') - Date.parse(a.createdAt ?? '') || 0)
    .slice(0, MOST_LOOKUPS);
}

/**
 * Looks on the chain for a payment of each order, at no more than one request a second, and hands on those
 * that have one. Ends early when the chain cannot be asked, or the signal aborts; never rejects.
 */
export async function lookFor(
  orders: readonly Order[],
  { chain, clock }: Pick<Ports, 'chain' | 'clock'>,
  { treasury, genesisHash }: FlowSettings,
  signal: AbortSignal,
  onFound: (order: Order) => void,
): Promise<void> {
  if (treasury === '' || orders.length === 0) return;
  const slow = paced(chain, clock, signal);
  try {
    if (genesisHash !== null && (await chain.genesisHash()) !== genesisHash) return;
    for (const order of orders) {
      const lamports = priceOf(order);
      if (lamports === null || (order.recipient ?? treasury) !== treasury) continue;
      const reference = await referenceFor(order);
      const target = { recipient: treasury, lamports, reference, memo: memoFor(order.id) };
      const { paid } = await slow.onOneNode((node) => findPayment(node, target));
      signal.throwIfAborted();
      if (paid !== null) onFound(order);
    }
  } catch {
    // The next visit looks again.
  }
}
