import { type Order, isClosed } from '@/features/orders/order';

/** How long after an order was closed a payment for it is looked for: 7 days, in milliseconds. */
export const LATE_MS = 7 * 86_400_000;

/**
 * Whether a payment may have arrived for a closed order that nobody knows of yet (decision 34). One that
 * ran out may have been paid and used: it is asked about only where the server says that it never was.
 */
export const mayBePaidLate = (order: Order): boolean =>
  isClosed(order) &&
  (order.paymentSignature === null ||
    (order.paymentSignature === undefined && order.status === 'CANCELLED'));

/** Closed so lately that its payment may still be somewhere. An order that does not say when, counts. */
export function isClosedLately(order: Order, now: number): boolean {
  const since = now - Date.parse(order.closedAt ?? '');
  return !(since > LATE_MS);
}
