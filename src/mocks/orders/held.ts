import type { ItemRow } from '../packages/rows';
import type { World } from '../world';
import type { OrderRow } from './rows';

/** For how long bots go on after a package has ended, ms: nobody’s server falls silent over a weekend. */
export const GRACE = 3 * 86_400_000;

/** Orders that are in force on a server now. */
export const enabledOrders = (world: World, serverId: string): OrderRow[] =>
  world.db.orders.filter((order) => order.serverId === serverId && order.status === 'ENABLED');

/** Until when the bots of an order go on that has run out; null where they do not any more. */
export function graceOf({ clock }: World, { status, expiresAt }: OrderRow): number | null {
  const isInGrace = status === 'EXPIRED' && expiresAt !== null && clock.now() < expiresAt + GRACE;
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

/** The place of an order's package among the tiers as they are now; larger is a larger package. */
export const tierOf = ({ db }: World, { packageId, tier }: OrderRow): number =>
  db.packages.find(({ id }) => id === packageId)?.order ?? tier;
