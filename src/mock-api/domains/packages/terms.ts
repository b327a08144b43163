import { parseSol } from '@/shared/money/lamports';
import { isoOrNull } from '../../store/clock';
import { creditFor, creditRefusal, replacedBy } from '../orders/credit';
import { enabledOrders, graceOf, heldOrders, tierOf } from '../orders/held';
import type { OrderRow } from '../orders/rows';
import { nameOf, trialOf } from '../orders/trial';
import type { World } from '../../store/world';
import type { ItemRow } from '../orders/rows';
import type { PackageRow } from './rows';

const without = (items: readonly ItemRow[], others: readonly ItemRow[]): ItemRow[] =>
  items.filter(({ id }) => !others.some((other) => other.id === id));
const itemsOf = (orders: readonly OrderRow[]): ItemRow[] => {
  const all = orders.flatMap(({ package: { items } }) => items);
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
};

/** What ordering a package would be for a server now (docs/product/packages-and-orders.md). */
export function termsOf(world: World, serverId: string, wanted: PackageRow) {
  const active = enabledOrders(world, serverId);
  // Paying ends a trial, so that it is no package to renew or to upgrade from.
  const trials = active.filter(({ isTrial = false }) => isTrial);
  const inForce = active.filter((order) => !trials.includes(order));
  const same = inForce.filter(({ packageId }) => packageId === wanted.id);
  const replaced = replacedBy(world, serverId, wanted);
  const staying = inForce.filter((order) => !replaced.includes(order));
  const credit = creditFor(world, serverId, wanted, world.clock.now());
  const price = parseSol(wanted.price);
  const refusal = creditRefusal(wanted, credit);
  const isSmaller = staying.some((order) => tierOf(world, order) > wanted.order);
  const ends = same.map(({ expiresAt }) => expiresAt);
  return {
    kind:
      same.length > 0
        ? ('RENEWAL' as const)
        : replaced.length > 0
          ? ('UPGRADE' as const)
          : isSmaller
            ? ('SMALLER' as const)
            : ('FIRST' as const),
    credit: credit.lamports.toString(),
    due: (refusal === null ? price - credit.lamports : price).toString(),
    replaces: [...replaced, ...trials].map(nameOf),
    startsAt: isoOrNull(
      ends.reduce<number | null>((last, end) => Math.max(last ?? 0, end ?? 0) || null, null),
    ),
    turnsOn: without(wanted.items, itemsOf(active)),
    turnsOff: without(itemsOf([...replaced, ...trials]), [...wanted.items, ...itemsOf(staying)]),
    refusal,
    trial: trialOf(world, serverId, wanted),
  };
}

/** The packages a server has, and those that ended in the last days, the largest first. */
export const heldBy = (world: World, serverId: string) =>
  heldOrders(world, serverId)
    .toSorted((one, other) => tierOf(world, other) - tierOf(world, one))
    .map((order) => {
      const grace = graceOf(world, order);
      return {
        orderId: order.id,
        packageId: order.packageId,
        name: order.package.name,
        state: grace === null ? ('IN_FORCE' as const) : ('GRACE' as const),
        until: isoOrNull(grace ?? order.expiresAt),
        isTrial: order.isTrial === true,
        items: order.package.items,
      };
    });
