import { FORMER_MEMBER } from '@/shared/text/memberNames';
import * as endpoints from '@/features/staff/endpoints';
import { parseSol } from '@/shared/money/lamports';
import { counted } from '@/shared/text/language';
import { searchMatcher } from '@/shared/text/searchable';
import { DAY } from '@/shared/time/durations';
import { audit } from '../audit/audit';
import { lineLabel } from '../audit/words';
import { iso, isoOrNull } from '../../store/clock';
import { byFields, partOf } from '../../http/paging';
import { done, refuse } from '../../http/reply';
import { serve } from '../../http/serve';
import { settleOrders, takePayment } from '../orders/lifecycle';
import { received } from '../orders/order';
import type { OrderRow } from '../orders/rows';
import { refundPayments } from '../orders/payments/settlement';
import { judge } from '../orders/payments/verify';
import { authorOf } from '../accounts/authorOf';
import type { World } from '../../store/world';
import { canUndoStaffLine, undoStaffLine } from './undo';

/** Brings all orders up to date, and continues refunds. */
async function settleAll(world: World): Promise<void> {
  for (const serverId of new Set(world.db.orders.map((order) => order.serverId)))
    await settleOrders(world, serverId);
  await refundPayments(world);
}

/** Orders being verified without a known payment, longest first. */
function unpaidIn({ db }: World): OrderRow[] {
  const known = new Set(db.payments.map(({ orderId }) => orderId));
  return db.orders
    .filter(({ id, status }) => status === 'VERIFYING' && !known.has(id))
    .toSorted(byFields('verifyingAt', 'id'));
}

/**
 * Records payments found on-chain for orders without a known one.
 *
 * @returns how many it found
 */
async function findUnpaid(world: World): Promise<number> {
  const unpaid = unpaidIn(world);
  if (unpaid.length === 0) return 0;
  const chain = await world.chain();
  let found = 0;
  for (const order of unpaid) {
    const taken = new Set(world.db.payments.map(({ signature }) => signature));
    const landed = chain
      .transactionsFor(order.reference)
      .find(
        (each) =>
          !taken.has(each.signature) &&
          received(world, each) > 0n &&
          judge(world, order, each).kind !== 'refused',
      );
    // Another request may have recorded it while the chain was starting.
    if (!landed || world.db.payments.some(({ orderId }) => orderId === order.id)) continue;
    const isWhole = judge(world, order, landed).kind === 'paid';
    takePayment(world, order, landed, isWhole ? 'PROCESSED' : 'MISMATCH');
    found += 1;
  }
  return found;
}

function paymentsView(world: World) {
  const { db } = world;
  const payments = db.payments.flatMap((payment) => {
    const order = db.orders.find(({ id }) => id === payment.orderId);
    if (!order) return [];
    const isWaiting = payment.status === 'MISMATCH' && payment.giveBack === null;
    return [
      {
        signature: payment.signature,
        orderId: order.id,
        server: db.guilds.find(({ id }) => id === order.serverId)?.name ?? order.serverId,
        package: order.package.name,
        price: parseSol(order.price).toString(),
        received: payment.lamports,
        source: payment.source,
        at: iso(payment.at),
        status: payment.status,
        orderStatus: order.status,
        isWaiting,
        isReturning: payment.giveBack?.isDone === false,
        settledBy: payment.settled ? authorOf(world, payment.settled.by).name : null,
        reason: payment.settled?.reason ?? null,
      },
    ];
  });
  return {
    payments: payments.toSorted(byFields('-isWaiting', '-at', 'signature')),
    unpaid: unpaidIn(world).map(({ id, serverId, price, verifyingAt, ...order }) => ({
      id,
      server: db.guilds.find((guild) => guild.id === serverId)?.name ?? serverId,
      package: order.package.name,
      price: parseSol(price).toString(),
      since: isoOrNull(verifyingAt),
      signature: order.paymentSignature,
    })),
  };
}

/** Subject of a change, from the first word of its action. */
const kindOf = (action: string) => action.split('.')[0] ?? '';

export const staffRoutes = serve(endpoints, {
  listStaffPayments: async ({ world }) => {
    await settleAll(world);
    return done(paymentsView(world));
  },

  findPayments: async ({ world, user }) => {
    await settleAll(world);
    const found = await findUnpaid(world);
    audit(world, user.id, 'payment.look', '');
    return done(
      paymentsView(world),
      found === 0 ? 'No new payments on Solana' : `Found ${counted(found, 'payment')}`,
    );
  },

  listStaffAuditLog: ({ world, query }) => {
    const { db } = world;
    const users = new Map(db.users.map((row) => [row.id, row.displayName]));
    const guilds = new Map(db.guilds.map((row) => [row.id, row.name]));
    const orders = new Map(db.orders.map((order) => [order.id, order]));
    const matches = searchMatcher(query.search ?? '');
    const kinds = query.what?.split(',');
    const days = Math.max(0, ...(query.days ?? '').split(',').map(Number).filter(Number.isFinite));
    const since = days === 0 ? 0 : world.clock.now() - days * DAY;
    const asked = db.audit
      .toReversed()
      .filter(
        ({ at, action }) => at >= since && (kinds === undefined || kinds.includes(kindOf(action))),
      );
    const found = asked.flatMap((row) => {
      const line = {
        id: row.id,
        at: iso(row.at),
        actor: row.userId === null ? null : (users.get(row.userId) ?? FORMER_MEMBER),
        server: row.serverId === null ? null : (guilds.get(row.serverId) ?? row.serverId),
        label: lineLabel(world, row, orders.get(row.target.split(' ')[0] ?? '')),
        target: row.target,
        changes: row.changes.map(({ field, before, after }) => ({ field, before, after })),
        canUndo: canUndoStaffLine(row),
        undoneAt: isoOrNull(row.undoneAt),
      };
      const words = [line.actor, line.server, line.label, row.action, row.target];
      return matches(...words, ...row.changes.map(({ field }) => field)) ? [line] : [];
    });
    return done(partOf(found, query, ({ id }) => id));
  },

  undoStaffChange: ({ world, user, params }) => {
    const line = world.db.audit.find(({ id }) => id === params.entryId);
    if (!line) return refuse('change-not-found', 'Change not found.');
    return undoStaffLine(world, user.id, line) ?? done(null, 'Change undone');
  },
});
