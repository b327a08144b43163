import { settleOrders } from '../orders/lifecycle';
import type { OrderRow } from '../orders/rows';
import { nameOf } from '../orders/trial';
import type { World } from '../../store/world';
import { paidFor, paidLine, SOL } from './payments';
import { counting, type Line, type Source } from './source';

/** The platform's revenue, and its subscriptions by status, over all servers, for staff. */
export async function platformOf(world: World): Promise<Source[]> {
  const { db } = world;
  for (const id of new Set(db.orders.map(({ serverId }) => serverId)))
    await settleOrders(world, id);
  const guilds = new Map(db.guilds.map(({ id, name }) => [id, name]));
  const serverName = (id: string) => guilds.get(id) ?? 'Deleted server';
  const paid = paidFor(world, db.orders);
  const money = (key: string, label: string, note: string, fate: (typeof paid)[number]['fate']) =>
    counting({
      key,
      label,
      note,
      unit: SOL,
      lines: paid
        .filter((each) => each.fate === fate)
        .map((each) => paidLine(each, each.order.serverId)),
      partsBy: 'Server',
      nameOf: serverName,
    });
  const orders = (
    part: (order: OrderRow) => string,
    timeOf: (order: OrderRow) => number | null = ({ createdAt }) => createdAt,
  ): Line[] =>
    db.orders.flatMap((order): Line[] => {
      const at = timeOf(order);
      if (at === null) return [];
      return [
        {
          id: order.id,
          at,
          amount: 1n,
          kind: 'ORDER',
          part: part(order),
          userId: order.userId,
          what: () => `${order.package.name} for ${serverName(order.serverId)}`,
          ref: order.id,
        },
      ];
    });
  const byState = { partsBy: 'Status', nameOf: stateName };
  const ofPackage = nameOf;
  return [
    money('revenue', 'Revenue', 'Accepted payments, by the day they arrived.', 'KEPT'),
    money(
      'waiting',
      'In progress',
      'Payments being verified, waiting for a decision or being refunded.',
      'WAITS',
    ),
    money('returned', 'Refunded', 'Refunded payments, by the day they arrived.', 'WENT_BACK'),
    counting({
      key: 'subscriptions',
      label: 'Subscriptions',
      note: 'All orders placed by the end of the range, by current status.',
      kind: 'LEVEL',
      lines: orders(({ status }) => status),
      ...byState,
    }),
    counting({
      key: 'placed',
      label: 'Orders placed',
      note: 'By the day they were placed, with current status.',
      lines: orders(({ status }) => status),
      ...byState,
    }),
    counting({
      key: 'enabled',
      label: 'Subscriptions started',
      note: 'Orders by the day they became active.',
      lines: orders(ofPackage, ({ enabledAt }) => enabledAt),
      partsBy: 'Package',
    }),
    counting({
      key: 'closed',
      label: 'Subscriptions ended',
      note: 'Orders by the day they were cancelled or expired.',
      lines: orders(
        ({ status }) => status,
        ({ closedAt }) => closedAt,
      ),
      ...byState,
    }),
  ];
}

/** `EXPIRED` as "Expired". */
const stateName = (state: string) => state.charAt(0) + state.slice(1).toLowerCase();
