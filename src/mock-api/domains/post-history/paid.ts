import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import type { OrderRow } from '../orders/rows';
import type { Posting } from './due';

/** Start and end of the times in which orders with a module were active. */
function paidTimes(orders: readonly OrderRow[], planItem: string): [number, number][] {
  return orders
    .filter(({ package: { items } }) => items.some(({ id }) => id === planItem))
    .flatMap(({ enabledAt, expiresAt, closedAt, status }): [number, number][] => {
      if (enabledAt === null) return [];
      if (status === 'UPGRADED') {
        const next = orders.flatMap((order) =>
          (order.enabledAt ?? 0) > enabledAt ? [order.enabledAt ?? 0] : [],
        );
        return [[enabledAt, next.length === 0 ? enabledAt : Math.min(...next)]];
      }
      if (status === 'ENABLED') return [[enabledAt, expiresAt ?? Infinity]];
      // `closedAt` may be later than the end, because an order is closed at the next read.
      const end = Math.min(expiresAt ?? Infinity, closedAt ?? Infinity);
      return [[enabledAt, end === Infinity ? enabledAt : end]];
    });
}

/** Returns a function that says whether a module was paid for at a time; null before the first order. */
export function paidAt({
  world,
  guild,
  spec,
}: Pick<Posting, 'world' | 'guild'> & { spec: Pick<ModuleSpec, 'planItem'> }): (
  at: number,
) => boolean | null {
  const times = paidTimes(
    world.db.orders.filter(({ serverId }) => serverId === guild.id),
    spec.planItem,
  );
  return (at) => {
    if (times.some(([from, until]) => from <= at && at < until)) return true;
    return times.some(([from]) => from <= at) ? false : null;
  };
}
