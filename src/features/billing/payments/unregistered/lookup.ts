import type { Order } from '@/features/billing/orders/order';
import { priceOf } from '@/shared/money/price';
import { tellIfBug } from '../bugs';
import type { FlowSettings } from '../flow/context';
import { throttled } from '../proof/throttle';
import type { Ports } from '../ports';
import { findPayment } from '../proof/proof';
import { memoFor, referenceFor } from '../transaction/reference';

/**
 * Looks on the chain for a payment of each order, at no more than one request a second, and hands on those
 * that have one. Ends early when the chain cannot be asked, or the signal aborts; never rejects.
 */
export async function lookFor(
  orders: readonly Order[],
  { chain, clock, bugs }: Pick<Ports, 'chain' | 'clock' | 'bugs'>,
  { treasury, genesisHash }: FlowSettings,
  signal: AbortSignal,
  onFound: (order: Order) => void,
): Promise<void> {
  if (treasury === '' || orders.length === 0) return;
  const slow = throttled(chain, clock, signal);
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
  } catch (error) {
    // The next visit looks again.
    if (!signal.aborted) tellIfBug({ bugs }, error);
  }
}
