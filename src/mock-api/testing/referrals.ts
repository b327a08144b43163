import type { OrderRow } from '../domains/orders/rows';
import { nextId, type World } from '../store/world';

/** Adds a user who has just signed up by a link. */
export function bring(world: World, referrerId: string, userId: string): void {
  const at = world.clock.now();
  world.db.referrals.push({
    id: nextId(world, 'ref'),
    referrerId,
    userId,
    sourceId: null,
    linkId: null,
    terms: null,
    seenAt: at,
    at,
    refused: null,
  });
}

/** Adds an active order of a user; returns its row. */
export function buy(world: World, userId: string, price: string): OrderRow | null {
  const like = world.db.orders[0];
  if (!like) return null;
  const at = world.clock.now();
  const order: OrderRow = {
    ...structuredClone(like),
    id: nextId(world, 'ord'),
    serverId: 'srv-none',
    userId,
    price,
    status: 'ENABLED',
    createdAt: at,
    verifyingAt: at,
    enabledAt: at,
    expiresAt: null,
    closedAt: null,
    paymentStatus: 'SUCCESS',
    returnSignature: null,
  };
  world.db.orders.push(order);
  return order;
}
