import { type Order, canPurchase, isClosed } from '@/features/billing/orders/order';
import { DAY } from '@/shared/time/durations';

/** How long after an order closed we look for a payment for it: 7 days, in milliseconds. */
export const LATE_MS = 7 * DAY;

/**
 * Whether an unknown payment may have arrived for a closed order (docs/product/payments.md). An expired order may have
 * been paid and used: it is checked only if the server says that it was never paid.
 */
export const mayBePaidLate = (order: Order): boolean =>
  isClosed(order) &&
  (order.paymentSignature === null ||
    (order.paymentSignature === undefined && order.status === 'CANCELLED'));

/** Closed so recently that its payment may still arrive. An order without a closing time counts. */
function isClosedLately(order: Order, now: number): boolean {
  const since = now - Date.parse(order.closedAt ?? '');
  return !(since > LATE_MS);
}

/** Maximum number of orders looked up on-chain per run: each costs a request or two. */
const MOST_LOOKUPS = 10;
/** The page that placed a younger order may still be paying it. */
const ORDER_AGE = 60_000;

/**
 * The orders that may have a payment on-chain the server doesn't know: PENDING for more than a minute, or closed in the
 * last days. At most ten, newest first.
 *
 * @param now ms since 1970, by the server's clock
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
