import type { DataKind } from '@/shared/api/dataKinds';
import type { Order } from './order';

/**
 * What changes with the state of an order, besides the orders. A package that begins or ends locks and unlocks modules of
 * every kind and their limits, so none is named.
 */
export const changedWithOrders: readonly DataKind[] = [
  'Modules',
  'Packages',
  'AuditLog',
  'ServerDetails',
  'Servers',
  'ServerStats',
  'ServerOverview',
  'Transactions',
];

/** What a payment changes: its order, and what staff and the payer see of it. */
export const changedByPayment: readonly [DataKind, ...DataKind[]] = [
  'Orders',
  ...changedWithOrders,
  'Staff',
  'Notifications',
];

type State = Pick<Order, 'id' | 'status' | 'paymentStatus' | 'returnSignature'>;

/** Whether an order that was known has another state now. */
export function isNewsIn(orders: readonly State[], known: readonly State[]): boolean {
  const before = new Map(known.map((order) => [order.id, stateOf(order)]));
  return orders.some((order) => {
    const state = before.get(order.id);
    return state !== undefined && state !== stateOf(order);
  });
}

const stateOf = ({ status, paymentStatus, returnSignature }: State) =>
  [status, paymentStatus, returnSignature].join(' ');
