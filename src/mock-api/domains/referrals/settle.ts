import { settleOrders } from '../orders/lifecycle';
import type { World } from '../../store/world';
import { decideOn } from './ambassadors';
import { settleCommissions, type CommissionTables } from './commissionLedger';
import { runCommissionPayouts } from './payouts';
import { DECIDE_MS } from './terms';

/** The tables commissions follow from. */
export const commissionTables = ({ db }: World): CommissionTables => ({
  ambassadors: db.ambassadors,
  referrals: db.referrals,
  commissions: db.commissions,
  commissionPayouts: db.commissionPayouts,
  orders: db.orders,
  isPaidBy: (orderId, userId) =>
    db.payments.some(
      (row) =>
        row.orderId === orderId &&
        db.linkedWallets.some(({ userId: id, address }) => id === userId && address === row.source),
    ),
});

/** Brings everything that is due by the clock up to now; to be called before anything is read. Never rejects. */
export async function settleReferrals(world: World): Promise<void> {
  decide(world);
  const brought = new Set(world.db.referrals.map(({ userId }) => userId));
  const open = world.db.orders.filter(
    ({ userId, status }) => brought.has(userId) && (status === 'PENDING' || status === 'VERIFYING'),
  );
  for (const serverId of new Set(open.map((order) => order.serverId)))
    await settleOrders(world, serverId).catch(() => undefined);
  writeUp(world);
  await runCommissionPayouts(world);
  writeUp(world);
}

/** Writes down what orders have brought by now. */
export function writeUp(world: World): void {
  const before = world.db.commissions.length;
  settleCommissions(commissionTables(world), world.clock.now());
  if (world.db.commissions.length !== before) world.changed();
}

/** Says yes to applications that have waited: no staff sits behind the embedded back end. */
function decide(world: World): void {
  const now = world.clock.now();
  for (const row of world.db.ambassadors) {
    if (row.state !== 'APPLIED' || now - row.appliedAt < DECIDE_MS) continue;
    decideOn(world, row, 'ACTIVE', { reason: null, at: row.appliedAt + DECIDE_MS });
  }
}
