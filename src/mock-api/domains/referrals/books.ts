import { parseSol } from '@/shared/money/lamports';
import type { Db } from '../../store/db';
import type { OrderRow } from '../orders/rows';
import type { AmbassadorRow, CommissionRow, ReferralRow } from './rows';
import { HOLD_DAYS, tierOf } from './terms';

const DAY = 86_400_000;

/** What commissions follow from. */
export type Books = Pick<
  Db,
  'ambassadors' | 'referrals' | 'commissions' | 'commissionPayouts' | 'orders'
> & {
  /** Whether an order was paid out of a wallet of somebody's. */
  isPaidBy: (orderId: string, userId: string) => boolean;
};

/** An order that was called off after it had been paid. */
const isReversed = ({ status }: OrderRow) => status === 'DISABLED' || status === 'CANCELLED';

/** What somebody bought after they had signed up and what was switched on for it, the earliest first. */
const ordersOf = ({ orders }: Pick<Books, 'orders'>, { userId, at }: ReferralRow) =>
  orders
    .flatMap((order) =>
      order.userId === userId && order.createdAt >= at && order.enabledAt !== null
        ? [{ order, at: order.enabledAt }]
        : [],
    )
    .toSorted((one, other) => one.at - other.at);

const MONTH = 30 * DAY;

/** Those of them that the terms somebody came by pay for. */
function paidOrdersOf(books: Pick<Books, 'orders'>, referral: ReferralRow) {
  const all = ordersOf(books, referral);
  const { terms } = referral;
  if (terms?.duration === 'FIRST_ORDER')
    return all.filter(({ order }) => isPaid(order)).slice(0, 1);
  if (terms?.duration === 'MONTHS')
    return all.filter(({ at }) => at < referral.at + terms.months * MONTH);
  return all;
}

/** Lamports somebody paid for what still counts. */
export const revenueOf = (books: Pick<Books, 'orders'>, referral: ReferralRow): bigint =>
  referral.refused === null
    ? ordersOf(books, referral)
        .filter(({ order }) => !isReversed(order))
        .reduce((sum, { order }) => sum + parseSol(order.price), 0n)
    : 0n;

/** When somebody first bought something that still counts; null where nothing does. */
export const qualifiedAt = (books: Pick<Books, 'orders'>, referral: ReferralRow): number | null =>
  referral.refused === null
    ? (ordersOf(books, referral).find(({ order }) => !isReversed(order) && isPaid(order))?.at ??
      null)
    : null;

const isPaid = ({ price }: OrderRow) => parseSol(price) > 0n;

/** How many of those somebody brought have bought, by a moment. */
export const qualifiedBy = (books: Books, referrerId: string, at: number): number =>
  books.referrals.filter((row) => {
    const since = row.referrerId === referrerId ? qualifiedAt(books, row) : null;
    return since !== null && since < at;
  }).length;

const isSuspendedAt = ({ suspensions }: AmbassadorRow, at: number) =>
  suspensions.some(({ from, until }) => from <= at && (until === null || at < until));

/** Writes what is due: a commission for each order that counts, and what is taken back of others. */
export function settleBooks(books: Books, now: number): void {
  const due = books.referrals
    .flatMap((referral) =>
      referral.refused === null
        ? paidOrdersOf(books, referral).map(({ order, at }) => ({ order, at, referral }))
        : [],
    )
    .toSorted((one, other) => one.at - other.at);
  const known = new Set(books.commissions.map(({ orderId }) => orderId));
  for (const { referral, order, at } of due)
    if (!known.has(order.id)) earn(books, referral, order, at);
  for (const row of books.commissions.filter(
    ({ kind, isClosed }) => kind === 'EARNED' && !isClosed,
  )) {
    const order = books.orders.find(({ id }) => id === row.orderId);
    if (order && isReversed(order)) takeBack(books, row, now);
  }
}

function earn(books: Books, referral: ReferralRow, order: OrderRow, at: number): void {
  const { referrerId, terms } = referral;
  if (referrerId === null) return;
  const ambassador = books.ambassadors.find(({ userId }) => userId === referrerId);
  if (!ambassador || isSuspendedAt(ambassador, at) || referral.refused !== null) return;
  if (books.isPaidBy(order.id, referrerId)) {
    referral.refused = 'It was paid from a wallet of yours.';
    return;
  }
  const base = parseSol(order.price);
  const rateBps = terms?.rateBps ?? tierOf(qualifiedBy(books, referrerId, at)).rateBps;
  const lamports = (base * BigInt(rateBps)) / 10_000n;
  if (lamports === 0n) return;
  books.commissions.push({
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
 * Takes a commission back: whole while it is on hold, later no more than is available. While a payout is under way
 * the rest waits, since that may fail; then it is let go.
 */
function takeBack(books: Books, row: CommissionRow, now: number): void {
  const lines = books.commissions.filter(({ orderId }) => orderId === row.orderId);
  const left = sumOf(lines);
  const isHeld = row.releasesAt > now;
  const there = isHeld ? left : balancesOf(books, row.referrerId, now).available;
  const taken = left < there ? left : there;
  if (taken > 0n)
    books.commissions.push({
      ...row,
      id: `${row.id}-back-${String(lines.length)}`,
      kind: 'TAKEN_BACK',
      lamports: (-taken).toString(),
      at: now,
      releasesAt: isHeld ? row.releasesAt : now,
      payoutId: null,
      isClosed: true,
    });
  row.isClosed = taken === left || !hasOpenPayout(books, row.referrerId);
}

/**
 * Takes back what is left of a commission, for a reason; false where a payout takes it along already, or nothing
 * is left.
 */
export function takeBackFor(
  books: Pick<Books, 'commissions' | 'commissionPayouts'>,
  row: CommissionRow,
  now: number,
  reason: string,
): boolean {
  const left = leftToTake(books, row, now);
  if (left <= 0n) return false;
  const count = books.commissions.filter(({ orderId }) => orderId === row.orderId).length;
  books.commissions.push({
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

/** Lamports of a commission that can still be taken back: all that is left of it, or nothing. */
export function leftToTake(
  books: Pick<Books, 'commissions' | 'commissionPayouts'>,
  row: CommissionRow,
  now: number,
): bigint {
  if (row.kind !== 'EARNED' || row.payoutId !== null) return 0n;
  const left = sumOf(books.commissions.filter(({ orderId }) => orderId === row.orderId));
  const { available } = balancesOf(books, row.referrerId, now);
  // What was taken back of others is owed first: nobody is left below zero.
  return row.releasesAt > now || left <= available ? left : 0n;
}

export const isOpenPayout = ({ status }: { status: string }) =>
  status === 'PENDING' || status === 'PROCESSED';

export const hasOpenPayout = (
  { commissionPayouts }: Pick<Books, 'commissionPayouts'>,
  userId: string,
) => commissionPayouts.some((row) => row.userId === userId && isOpenPayout(row));

export const sumOf = (rows: readonly CommissionRow[]): bigint =>
  rows.reduce((sum, { lamports }) => sum + BigInt(lamports), 0n);

/** Lines that a payout made now would take along. */
export const availableLines = (
  { commissions }: Pick<Books, 'commissions'>,
  userId: string,
  now: number,
) =>
  commissions.filter(
    (row) => row.referrerId === userId && row.payoutId === null && row.releasesAt <= now,
  );

/** Everything somebody earned and where it is, lamports: earned is the sum of the rest. */
export function balancesOf(
  books: Pick<Books, 'commissions' | 'commissionPayouts'>,
  userId: string,
  now: number,
) {
  const mine = books.commissions.filter(({ referrerId }) => referrerId === userId);
  const paidIn = (isIn: (payout: { status: string }) => boolean) => {
    const ids = new Set(books.commissionPayouts.filter(isIn).map(({ id }) => id));
    return sumOf(mine.filter(({ payoutId }) => payoutId !== null && ids.has(payoutId)));
  };
  return {
    earned: sumOf(mine.filter(({ kind }) => kind === 'EARNED')),
    takenBack: -sumOf(mine.filter(({ kind }) => kind === 'TAKEN_BACK')),
    onHold: sumOf(mine.filter(({ releasesAt, payoutId }) => releasesAt > now && payoutId === null)),
    available: sumOf(availableLines(books, userId, now)),
    requested: paidIn(isOpenPayout),
    paid: paidIn(({ status }) => status === 'SUCCESS'),
  };
}
