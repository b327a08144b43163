import { parseSol } from '@/shared/money/lamports';
import { DAY } from '@/shared/time/durations';
import type { Db } from '../../store/db';
import type { OrderRow } from '../orders/rows';
import type { AmbassadorRow, CommissionRow, ReferralRow } from './rows';
import { HOLD_DAYS, tierOf } from './terms';

/** The tables that commissions are computed from. */
export type CommissionTables = Pick<
  Db,
  'ambassadors' | 'referrals' | 'commissions' | 'commissionPayouts' | 'orders'
> & {
  /** Whether an order was paid from a wallet of that user. */
  isPaidBy: (orderId: string, userId: string) => boolean;
};

/** Whether an order was cancelled after it had been paid. */
const isReversed = ({ status }: OrderRow) => status === 'DISABLED' || status === 'CANCELLED';

/** The enabled orders of a referred user, earliest first. */
const ordersOf = ({ orders }: Pick<CommissionTables, 'orders'>, { userId, at }: ReferralRow) =>
  orders
    .flatMap((order) =>
      order.userId === userId && order.createdAt >= at && order.enabledAt !== null
        ? [{ order, at: order.enabledAt }]
        : [],
    )
    .toSorted((one, other) => one.at - other.at);

const MONTH = 30 * DAY;

/** The orders that earn a commission by the terms of the referral. */
function paidOrdersOf(tables: Pick<CommissionTables, 'orders'>, referral: ReferralRow) {
  const all = ordersOf(tables, referral);
  const { terms } = referral;
  if (terms?.duration === 'FIRST_ORDER')
    return all.filter(({ order }) => isPaid(order)).slice(0, 1);
  if (terms?.duration === 'MONTHS')
    return all.filter(({ at }) => at < referral.at + terms.months * MONTH);
  return all;
}

/** Lamports a referred user paid for orders that were not reversed. */
export const revenueOf = (
  tables: Pick<CommissionTables, 'orders'>,
  referral: ReferralRow,
): bigint =>
  referral.refused === null
    ? ordersOf(tables, referral)
        .filter(({ order }) => !isReversed(order))
        .reduce((sum, { order }) => sum + parseSol(order.price), 0n)
    : 0n;

/** When a referred user first paid for an order that was not reversed; null if never. */
export const qualifiedAt = (
  tables: Pick<CommissionTables, 'orders'>,
  referral: ReferralRow,
): number | null =>
  referral.refused === null
    ? (ordersOf(tables, referral).find(({ order }) => !isReversed(order) && isPaid(order))?.at ??
      null)
    : null;

const isPaid = ({ price }: OrderRow) => parseSol(price) > 0n;

/** Number of referred users of an ambassador who had paid for an order before `at`. */
export const qualifiedBy = (tables: CommissionTables, referrerId: string, at: number): number =>
  tables.referrals.filter((row) => {
    const since = row.referrerId === referrerId ? qualifiedAt(tables, row) : null;
    return since !== null && since < at;
  }).length;

const isSuspendedAt = ({ suspensions }: AmbassadorRow, at: number) =>
  suspensions.some(({ from, until }) => from <= at && (until === null || at < until));

/** Adds everything due: a commission for each order that counts, and a reversal for each reversed order. */
export function settleCommissions(tables: CommissionTables, now: number): void {
  const due = tables.referrals
    .flatMap((referral) =>
      referral.refused === null
        ? paidOrdersOf(tables, referral).map(({ order, at }) => ({ order, at, referral }))
        : [],
    )
    .toSorted((one, other) => one.at - other.at);
  const known = new Set(tables.commissions.map(({ orderId }) => orderId));
  for (const { referral, order, at } of due)
    if (!known.has(order.id)) earn(tables, referral, order, at);
  for (const row of tables.commissions.filter(
    ({ kind, isClosed }) => kind === 'EARNED' && !isClosed,
  )) {
    const order = tables.orders.find(({ id }) => id === row.orderId);
    if (order && isReversed(order)) reverse(tables, row, now);
  }
}

function earn(tables: CommissionTables, referral: ReferralRow, order: OrderRow, at: number): void {
  const { referrerId, terms } = referral;
  if (referrerId === null) return;
  const ambassador = tables.ambassadors.find(({ userId }) => userId === referrerId);
  if (!ambassador || isSuspendedAt(ambassador, at) || referral.refused !== null) return;
  if (tables.isPaidBy(order.id, referrerId)) {
    referral.refused = 'Paid from one of your linked wallets.';
    return;
  }
  const base = parseSol(order.price);
  const rateBps = terms?.rateBps ?? tierOf(qualifiedBy(tables, referrerId, at)).rateBps;
  const lamports = (base * BigInt(rateBps)) / 10_000n;
  if (lamports === 0n) return;
  tables.commissions.push({
    id: `com-${order.id}`,
    referrerId,
    referralId: referral.id,
    orderId: order.id,
    kind: 'EARNED',
    base: base.toString(),
    rateBps,
    lamports: lamports.toString(),
    at,
    releasesAt: at + (terms?.holdDays ?? HOLD_DAYS) * DAY,
    payoutId: null,
    isClosed: false,
    reason: null,
  });
}

/**
 * Reverses a commission: all of it while it is on hold, later only as much as is available. While a payout is under way
 * the rest waits, because the payout may fail; afterwards the rest is dropped.
 */
function reverse(tables: CommissionTables, row: CommissionRow, now: number): void {
  const lines = tables.commissions.filter(({ orderId }) => orderId === row.orderId);
  const left = sumOf(lines);
  const isHeld = row.releasesAt > now;
  const reversible = isHeld ? left : balancesOf(tables, row.referrerId, now).available;
  const reversed = left < reversible ? left : reversible;
  if (reversed > 0n)
    tables.commissions.push({
      ...row,
      id: `${row.id}-back-${String(lines.length)}`,
      kind: 'TAKEN_BACK',
      lamports: (-reversed).toString(),
      at: now,
      releasesAt: isHeld ? row.releasesAt : now,
      payoutId: null,
      isClosed: true,
    });
  row.isClosed = reversed === left || !hasOpenPayout(tables, row.referrerId);
}

/**
 * Reverses the rest of a commission, for a reason. False if a payout includes it already, or nothing remains.
 */
export function reverseFor(
  tables: Pick<CommissionTables, 'commissions' | 'commissionPayouts'>,
  row: CommissionRow,
  now: number,
  reason: string,
): boolean {
  const left = reversibleAmount(tables, row, now);
  if (left <= 0n) return false;
  const count = tables.commissions.filter(({ orderId }) => orderId === row.orderId).length;
  tables.commissions.push({
    ...row,
    id: `${row.id}-back-${String(count)}`,
    kind: 'TAKEN_BACK',
    lamports: (-left).toString(),
    at: now,
    releasesAt: row.releasesAt > now ? row.releasesAt : now,
    payoutId: null,
    isClosed: true,
    reason,
  });
  row.isClosed = true;
  return true;
}

/** Lamports of a commission that can still be reversed: its whole rest, or nothing. */
export function reversibleAmount(
  tables: Pick<CommissionTables, 'commissions' | 'commissionPayouts'>,
  row: CommissionRow,
  now: number,
): bigint {
  if (row.kind !== 'EARNED' || row.payoutId !== null) return 0n;
  const left = sumOf(tables.commissions.filter(({ orderId }) => orderId === row.orderId));
  const { available } = balancesOf(tables, row.referrerId, now);
  // Reversals of other commissions come first, so that no balance becomes negative.
  return row.releasesAt > now || left <= available ? left : 0n;
}

export const isOpenPayout = ({ status }: { status: string }) =>
  status === 'PENDING' || status === 'PROCESSED';

export const hasOpenPayout = (
  { commissionPayouts }: Pick<CommissionTables, 'commissionPayouts'>,
  userId: string,
) => commissionPayouts.some((row) => row.userId === userId && isOpenPayout(row));

export const sumOf = (rows: readonly CommissionRow[]): bigint =>
  rows.reduce((sum, { lamports }) => sum + BigInt(lamports), 0n);

/** The lines that a payout made now would include. */
export const availableLines = (
  { commissions }: Pick<CommissionTables, 'commissions'>,
  userId: string,
  now: number,
) =>
  commissions.filter(
    (row) => row.referrerId === userId && row.payoutId === null && row.releasesAt <= now,
  );

/** Time the next commission on hold can be paid out, ms; null without one. */
export function nextReleaseOf(
  { commissions }: Pick<CommissionTables, 'commissions'>,
  userId: string,
  now: number,
): number | null {
  const held = commissions.filter(
    ({ referrerId, payoutId, releasesAt }) =>
      referrerId === userId && payoutId === null && releasesAt > now,
  );
  return held.length === 0 ? null : Math.min(...held.map(({ releasesAt }) => releasesAt));
}

/** Balances of an ambassador, lamports: `earned` is the sum of the others. */
export function balancesOf(
  tables: Pick<CommissionTables, 'commissions' | 'commissionPayouts'>,
  userId: string,
  now: number,
) {
  const mine = tables.commissions.filter(({ referrerId }) => referrerId === userId);
  const paidIn = (isIn: (payout: { status: string }) => boolean) => {
    const ids = new Set(tables.commissionPayouts.filter(isIn).map(({ id }) => id));
    return sumOf(mine.filter(({ payoutId }) => payoutId !== null && ids.has(payoutId)));
  };
  return {
    earned: sumOf(mine.filter(({ kind }) => kind === 'EARNED')),
    takenBack: -sumOf(mine.filter(({ kind }) => kind === 'TAKEN_BACK')),
    onHold: sumOf(mine.filter(({ releasesAt, payoutId }) => releasesAt > now && payoutId === null)),
    available: sumOf(availableLines(tables, userId, now)),
    requested: paidIn(isOpenPayout),
    paid: paidIn(({ status }) => status === 'SUCCESS'),
  };
}
