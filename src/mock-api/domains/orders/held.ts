import { DAY } from '@/shared/time/durations';
import type { ItemRow } from './rows';
import type { World } from '../../store/world';
import type { OrderRow } from './rows';

/** For how long bots go on after a package has ended, ms: nobody’s server falls silent over a weekend. */
export const GRACE = 3 * DAY;

/** Orders that are in force on a server now. */
export const enabledOrders = (world: World, serverId: string): OrderRow[] =>
  world.db.orders.filter((order) => order.serverId === serverId && order.status === 'ENABLED');

/**
 * Until when the bots of an order go on that has run out; null where they do not any more. A trial that a paid
 * order ended has no such days.
 */
export function graceOf({ clock }: World, { status, expiresAt, endedBy }: OrderRow): number | null {
  const hasRunOut = status === 'EXPIRED' && endedBy === undefined;
  const isInGrace = hasRunOut && expiresAt !== null && clock.now() < expiresAt + GRACE;
  return isInGrace ? expiresAt + GRACE : null;
}

/** Orders whose modules work: those in force, and those that ended in the last days. */
export const heldOrders = (world: World, serverId: string): OrderRow[] =>
  world.db.orders.filter(
    (order) =>
      order.serverId === serverId && (order.status === 'ENABLED' || graceOf(world, order) !== null),
  );

export const enabledItems = (world: World, serverId: string): ItemRow[] =>
  heldOrders(world, serverId).flatMap((order) => order.package.items);

/** Tells whether a server's orders held an item of a package at a moment, days of grace included. */
export function heldItemAt({ db }: World, serverId: string, item: string): (at: number) => boolean {
  const orders = db.orders.filter((order) => order.serverId === serverId);
  const starts = orders.flatMap(({ enabledAt }) => enabledAt ?? []);
  const holding = orders.filter((order) => order.package.items.some(({ id }) => id === item));
  return (at) => holding.some((order) => isHeldAt(order, at, starts));
}

/** @param starts when orders of the server began, ms since 1970 */
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

/** The place of an order's package among the tiers as they are now; larger is a larger package. */
export const tierOf = ({ db }: World, { packageId, tier }: OrderRow): number =>
  db.packages.find(({ id }) => id === packageId)?.order ?? tier;
