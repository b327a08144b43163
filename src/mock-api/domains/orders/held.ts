import { DAY } from '@/shared/time/durations';
import type { ItemRow } from './rows';
import type { World } from '../../store/world';
import type { OrderRow } from './rows';

/** Grace period of modules after a package has ended, ms: long enough for a weekend. */
export const GRACE = 3 * DAY;

/** Orders active on a server now. */
export const enabledOrders = (world: World, serverId: string): OrderRow[] =>
  world.db.orders.filter((order) => order.serverId === serverId && order.status === 'ENABLED');

/**
 * End of the grace period of an expired order; null where it is over. A trial that a paid order ended has no grace
 * period.
 */
export function graceOf({ clock }: World, { status, expiresAt, endedBy }: OrderRow): number | null {
  const hasRunOut = status === 'EXPIRED' && endedBy === undefined;
  const isInGrace = hasRunOut && expiresAt !== null && clock.now() < expiresAt + GRACE;
  return isInGrace ? expiresAt + GRACE : null;
}

/** Orders whose modules work: active ones, and those in their grace period. */
export const heldOrders = (world: World, serverId: string): OrderRow[] =>
  world.db.orders.filter(
    (order) =>
      order.serverId === serverId && (order.status === 'ENABLED' || graceOf(world, order) !== null),
  );

export const enabledItems = (world: World, serverId: string): ItemRow[] =>
  heldOrders(world, serverId).flatMap((order) => order.package.items);

/** Returns a function that says whether a server's orders included an item at a moment, grace period included. */
export function heldItemAt({ db }: World, serverId: string, item: string): (at: number) => boolean {
  const orders = db.orders.filter((order) => order.serverId === serverId);
  const starts = orders.flatMap(({ enabledAt }) => enabledAt ?? []);
  const holding = orders.filter((order) => order.package.items.some(({ id }) => id === item));
  return (at) => holding.some((order) => isHeldAt(order, at, starts));
}

/** @param starts when orders of the server were enabled, ms since 1970 */
function isHeldAt(
  { status, enabledAt, expiresAt, endedBy }: OrderRow,
  at: number,
  starts: readonly number[],
): boolean {
  if (enabledAt === null || at < enabledAt) return false;
  if (status === 'ENABLED' || status === 'EXPIRED')
    return expiresAt === null || at < expiresAt + (endedBy === undefined ? GRACE : 0);
  const next = Math.min(...starts.filter((start) => start > enabledAt));
  return status === 'UPGRADED' && Number.isFinite(next) && at < next;
}

/** Current position of an order's package among the tiers; larger is a larger package. */
export const tierOf = ({ db }: World, { packageId, tier }: OrderRow): number =>
  db.packages.find(({ id }) => id === packageId)?.order ?? tier;
