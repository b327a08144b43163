import type { World } from '../../store/world';
import { enabledOrders } from './held';
import type { OrderRow } from './rows';

/** What an order is called among others: "Bronze Keep", "Bronze Keep trial". */
export const nameOf = ({ package: { name }, isTrial = false }: OrderRow): string =>
  isTrial ? `${name} trial` : name;

/** A package, as far as its trial goes. */
export interface Tried {
  trialDays?: number | null;
}

/**
 * Why a server cannot try a package for free, or null: only one that offers it, once in the life of the server, and
 * not beside a package that is in force or whose payment is being verified.
 */
export function trialRefusal(
  world: World,
  serverId: string,
  { trialDays = null }: Tried,
): string | null {
  if (trialDays === null) return 'This package has no free trial.';
  const orders = world.db.orders.filter((order) => order.serverId === serverId);
  if (orders.some(({ isTrial = false }) => isTrial))
    return 'This server has already used its free trial.';
  const isPaidFor =
    enabledOrders(world, serverId).length > 0 ||
    orders.some(({ status }) => status === 'VERIFYING');
  return isPaidFor ? 'This server already has a package.' : null;
}

/** The trial a server may have of a package; null where it may not. */
export const trialOf = (world: World, serverId: string, tried: Tried): { days: number } | null => {
  const { trialDays = null } = tried;
  return trialDays === null || trialRefusal(world, serverId, tried) !== null
    ? null
    : { days: trialDays };
};
