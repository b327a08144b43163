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

/** The order as spec §3 has it, with what the contract adds. */
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

/** The good payment on an order's reference, if one has landed. Anyone may attach to a reference: only outcome counts. */
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

/** Notes a payment; the order is VERIFYING from now on. A MISMATCH stays so until a person has looked at it. */
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

/** Moves a server's orders along to now; to be called before orders are read or judged. */
export async function settleOrders(world: World, serverId: string): Promise<void> {
  const orders = world.db.orders.filter((order) => order.serverId === serverId);
  const watched = orders.filter((order) => order.status === 'PENDING' || isLate(world, order));
  if (watched.length > 0) {
    const chain = await world.chain();
    for (const order of watched) {
      // Another request may have moved the order while the chain was starting.
      if (isClosed(order)) takeLatePayments(world, chain, order);
      const landed = order.status === 'PENDING' ? paymentOnChain(world, chain, order) : undefined;
      if (landed) takePayment(world, order, landed, 'PROCESSED');
    }
  }
  for (const order of orders) settleOrder(world, order);
  await refundPayments(world);
}

/** Closed in the last days: a payment may have been on its way meanwhile. */
const isLate = ({ clock }: World, order: OrderRow) =>
  isClosed(order) && order.closedAt !== null && clock.now() - order.closedAt <= LATE_MS;

/** Payments in full for a closed order; what was reported, or taken while the order was open, is known. */
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

/** Nobody pays any more what was worked out a day ago. */
function lapse(world: World, order: OrderRow): void {
  move(world, order, 'CANCELLED');
  tell(world, order.userId, 'community', {
    event: 'PACKAGE',
    title: `Your order for ${order.package.name} was cancelled`,
    text: 'It wasn’t paid within a day, so its price is out of date. Order again to continue.',
    path: '/dashboard/package',
  });
}

/** Days before the end of a term at which somebody is told of it. */
const REMINDERS = [7, 1] as const;

/** Reminders that would come with the very order, as its term is no longer than that: they count as told. */
const remindersOf = (days: number | null): number =>
  days === null ? 0 : REMINDERS.filter((before) => days <= before).length;

/** Tells that a term ends soon, once a week and once a day before; not of one that is followed by its renewal. */
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

/** A free trial is in force from the moment it is ordered. */
export function startTrial(world: World, order: OrderRow): void {
  order.enabledAt = order.createdAt;
  order.expiresAt = order.createdAt + (order.durationDays ?? 0) * DAY;
  order.reminders = remindersOf(order.durationDays);
  move(world, order, 'ENABLED');
}

/** Paying ends a trial, whichever package it is of: the paid term starts now. */
function endTrial(world: World, trial: OrderRow, order: OrderRow, at: number): void {
  trial.expiresAt = Math.min(trial.expiresAt ?? at, at);
  trial.endedBy = order.id;
  move(world, trial, 'EXPIRED');
}

/**
 * Smaller packages in force become UPGRADED, and a trial ends; the same package bought again starts where the old
 * one ends.
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
