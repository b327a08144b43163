import { isClosed } from '@/features/billing/orders/order';
import { LATE_MS } from '@/features/billing/payments/unregistered/late';
import { parseSol } from '@/shared/money/lamports';
import { counted } from '@/shared/text/language';
import { DAY } from '@/shared/time/durations';
import type { Chain, LandedTransaction } from '../../chain/chain';
import { iso, isoOrNull } from '../../store/clock';
import type { OrderRow } from './rows';
import type { PaymentStatus } from './payments/rows';
import type { World } from '../../store/world';
import { tell } from '../notifier/news';
import { hasLapsed, payBy } from './credit';
import { enabledOrders, tierOf } from './held';
import { move, received, sourceOf } from './order';
import { nameOf } from './trial';
import { refundPayments, takeLate } from './payments/settlement';
import { judge } from './payments/verify';

/** The order of spec §3, with the fields that the contract adds. */
export const orderView = (world: World, order: OrderRow) => ({
  id: order.id,
  discordServerId: order.serverId,
  price: order.price,
  credit: order.credit,
  subscriptionType: order.subscriptionType,
  status: order.status,
  package: order.package,
  packageId: order.packageId,
  createdAt: iso(order.createdAt),
  expiresAt: isoOrNull(order.expiresAt),
  durationDays: order.durationDays,
  payBy: isoOrNull(payBy(order)),
  verifyingAt: isoOrNull(order.verifyingAt),
  reference: order.reference,
  recipient: world.settings.treasury,
  paymentSignature: order.paymentSignature,
  paymentStatus: order.paymentStatus,
  closedAt: isoOrNull(order.closedAt),
  returnSignature: order.returnSignature,
  isTrial: order.isTrial === true,
});

/**
 * The valid payment on an order's reference, if one has landed. Anyone may use a reference, so only the outcome counts.
 */
export const paymentOnChain = (world: World, chain: Chain, order: OrderRow) =>
  chain
    .transactionsFor(order.reference)
    .find(
      (landed) =>
        landed.err === null &&
        received(world, landed) === parseSol(order.price) &&
        !world.db.payments.some(
          (row) => row.signature === landed.signature && row.orderId !== order.id,
        ),
    );

/** Records a payment and sets the order to VERIFYING. A MISMATCH stays until staff decide. */
export function takePayment(
  world: World,
  order: OrderRow,
  landed: LandedTransaction,
  status: Extract<PaymentStatus, 'PROCESSED' | 'MISMATCH'>,
): void {
  world.db.payments.push({
    signature: landed.signature,
    orderId: order.id,
    source: sourceOf(landed),
    lamports: received(world, landed).toString(),
    status,
    at: world.clock.now(),
    giveBack: null,
  });
  order.paymentSignature = landed.signature;
  order.paymentStatus = status;
  order.verifyingAt = world.clock.now();
  move(world, order, 'VERIFYING');
}

/** Brings a server's orders up to date. Call it before reading or judging orders. */
export async function settleOrders(world: World, serverId: string): Promise<void> {
  const orders = world.db.orders.filter((order) => order.serverId === serverId);
  const watched = orders.filter((order) => order.status === 'PENDING' || isLate(world, order));
  if (watched.length > 0) {
    const chain = await world.chain();
    for (const order of watched) {
      // Another request may have changed the order while the chain was starting.
      if (isClosed(order)) takeLatePayments(world, chain, order);
      const landed = order.status === 'PENDING' ? paymentOnChain(world, chain, order) : undefined;
      if (landed) takePayment(world, order, landed, 'PROCESSED');
    }
  }
  for (const order of orders) settleOrder(world, order);
  await refundPayments(world);
}

/** Closed in the last days: a payment may have been under way at that time. */
const isLate = ({ clock }: World, order: OrderRow) =>
  isClosed(order) && order.closedAt !== null && clock.now() - order.closedAt <= LATE_MS;

/** Records full payments for a closed order, unless they were reported or recorded before. */
function takeLatePayments(world: World, chain: Chain, order: OrderRow): void {
  const known = new Set(world.db.payments.map(({ signature }) => signature));
  for (const landed of chain.transactionsFor(order.reference)) {
    const isPayment = judge(world, order, landed).kind !== 'refused';
    const paid = received(world, landed);
    const isWhole = paid > 0n && paid >= parseSol(order.price);
    if (isPayment && isWhole && !known.has(landed.signature)) takeLate(world, order, landed);
  }
}

function settleOrder(world: World, order: OrderRow): void {
  const now = world.clock.now();
  if (hasLapsed(world, order)) lapse(world, order);
  const due = (order.verifyingAt ?? now) + world.settings.verifyDelay;
  if (order.status === 'VERIFYING' && order.paymentStatus === 'PROCESSED' && now >= due)
    enable(world, order, due);
  if (order.status === 'ENABLED' && order.expiresAt !== null && now >= order.expiresAt)
    move(world, order, 'EXPIRED');
  remind(world, order);
}

/** Cancels an order that was not paid within a day, because its price is out of date. */
function lapse(world: World, order: OrderRow): void {
  move(world, order, 'CANCELLED');
  tell(world, order.userId, 'community', {
    event: 'PACKAGE',
    title: `Your order for ${order.package.name} was cancelled`,
    text: 'It wasn’t paid within a day, so its price is out of date. Order again to continue.',
    path: '/dashboard/package',
  });
}

/** Days before the end of a term at which the buyer is notified. */
const REMINDERS = [7, 1] as const;

/** Number of reminders that would be due at once because the term is too short; they count as sent. */
const remindersOf = (days: number | null): number =>
  days === null ? 0 : REMINDERS.filter((before) => days <= before).length;

/** Sends a reminder a week and a day before a term ends, unless a renewal follows. */
function remind(world: World, order: OrderRow): void {
  const { status, expiresAt, serverId, packageId, isTrial = false } = order;
  if (status !== 'ENABLED' || expiresAt === null) return;
  const left = (expiresAt - world.clock.now()) / DAY;
  const due = REMINDERS.filter((days) => left <= days).length;
  if (due <= order.reminders) return;
  order.reminders = due;
  const isRenewed = enabledOrders(world, serverId).some(
    (other) =>
      other !== order && other.packageId === packageId && (other.expiresAt ?? Infinity) > expiresAt,
  );
  if (isRenewed) return;
  const days = Math.ceil(left);
  tell(world, order.userId, 'community', {
    event: 'PACKAGE',
    title: `${nameOf(order)} ends in ${counted(days, 'day')}`,
    text: isTrial
      ? 'Buy a package to keep its modules on. Your settings are kept.'
      : 'Order it again to continue. The new term starts when this one ends.',
    path: '/dashboard/package',
  });
}

/** Activates a free trial when it is ordered. */
export function startTrial(world: World, order: OrderRow): void {
  order.enabledAt = order.createdAt;
  order.expiresAt = order.createdAt + (order.durationDays ?? 0) * DAY;
  order.reminders = remindersOf(order.durationDays);
  move(world, order, 'ENABLED');
}

/** A payment for any package ends the trial, because the paid term starts now. */
function endTrial(world: World, trial: OrderRow, order: OrderRow, at: number): void {
  trial.expiresAt = Math.min(trial.expiresAt ?? at, at);
  trial.endedBy = order.id;
  move(world, trial, 'EXPIRED');
}

/**
 * Activates a paid order. Smaller active packages become UPGRADED, and a trial ends; a second order of the same package
 * starts where the first ends.
 */
function enable(world: World, order: OrderRow, at: number): void {
  let start = at;
  for (const earlier of enabledOrders(world, order.serverId)) {
    if (earlier.isTrial === true) endTrial(world, earlier, order, at);
    else if (earlier.packageId === order.packageId)
      start = Math.max(start, earlier.expiresAt ?? start);
    else if (tierOf(world, earlier) < tierOf(world, order)) move(world, earlier, 'UPGRADED');
  }
  order.enabledAt = at;
  order.expiresAt = order.durationDays === null ? null : start + order.durationDays * DAY;
  if (start === at) order.reminders = remindersOf(order.durationDays);
  order.paymentStatus = 'SUCCESS';
  for (const payment of world.db.payments)
    if (payment.orderId === order.id && payment.status === 'PROCESSED') payment.status = 'SUCCESS';
  move(world, order, 'ENABLED');
}
