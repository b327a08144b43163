import { type Order, canPurchase, isClosed } from '@/features/billing/orders/order';
import { DAY } from '@/shared/time/durations';

/** How long after an order was closed a payment for it is looked for: 7 days, in milliseconds. */
export const LATE_MS = 7 * DAY;

/**
 * Whether a payment may have arrived for a closed order that nobody knows of yet (decision 34). One that
 * ran out may have been paid and used: it is asked about only where the server says that it never was.
 */
export const mayBePaidLate = (order: Order): boolean =>
  isClosed(order) &&
  (order.paymentSignature === null ||
    (order.paymentSignature === undefined && order.status === 'CANCELLED'));

/** Closed so lately that its payment may still be somewhere. An order that does not say when, counts. */
function isClosedLately(order: Order, now: number): boolean {
  const since = now - Date.parse(order.closedAt ?? '');
  return !(since > LATE_MS);
}

/** Orders looked up on the chain in one go: each costs a request or two. */
const MOST_LOOKUPS = 10;
/** A younger order is still being paid, if at all, by whoever placed it. */
const ORDER_AGE = 60_000;

/**
 * Of these orders, those for which a payment may be on the chain that the server knows nothing of: PENDING for
 * more than a minute, or closed in the last days. At most ten, the newest first.
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
