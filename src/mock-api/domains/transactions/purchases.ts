import type { ClaimToken } from '@/features/earning/claims/claim';
import { LATE_MS } from '@/features/billing/payments/unregistered/late';
import { mayDo } from '@/shared/api/serverRole';
import { parseSol } from '@/shared/money/lamports';
import { rolesOf } from '../access/access';
import { settleOrders } from '../orders/lifecycle';
import { memoFor } from '../orders/order';
import type { OrderRow } from '../orders/rows';
import type { PaymentRow, PaymentStatus } from '../orders/payments/rows';
import { refundMemo } from '../orders/payments/settlement';
import { tokenOf } from '../payouts/funds';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import type { Entry, EntryStep, Source } from './entry';

export const SOL: ClaimToken = tokenOf(null) ?? {
  mint: null,
  symbol: 'SOL',
  image: null,
  decimals: 9,
};

/** A payment for an order, and whether it was late. */
interface Paid {
  order: OrderRow;
  payment: PaymentRow;
  isLate: boolean;
}

const ordersOf = ({ db }: World, { id }: UserRow) => db.orders.filter((row) => row.userId === id);

/** The payments for an order. The one that began its verification is on time; all others are late. */
function paymentsOf({ db }: World, order: OrderRow): Paid[] {
  const all = db.payments.filter((row) => row.orderId === order.id);
  const since = order.verifyingAt;
  const taken = since === null ? undefined : all.find((row) => row.at <= since);
  return all.map((payment) => ({ order, payment, isLate: payment !== taken }));
}

const entryId = ({ order, payment, isLate }: Paid) =>
  isLate ? `late-${payment.signature}` : order.id;

/** Payment status of an order without a recorded payment. */
function unpaidStatus({ status, verifyingAt, paymentStatus }: OrderRow): PaymentStatus {
  if (verifyingAt !== null)
    return status === 'VERIFYING' ? (paymentStatus ?? 'PROCESSED') : 'SUCCESS';
  return status === 'PENDING' ? 'PENDING' : 'CANCELLED';
}

/** How the received amount differs from the price. */
function differs(expected: bigint, received: bigint | null, isLate: boolean): Entry['mismatch'] {
  if (isLate) return 'LATE';
  if (received === null || received === expected) return 'OTHER';
  if (received <= 0n) return 'WRONG_RECIPIENT';
  return received < expected ? 'UNDERPAID' : 'OVERPAID';
}

function noteOf(status: PaymentStatus, payment: PaymentRow | undefined): string | null {
  if (status === 'PENDING') return 'Waiting for your payment';
  if (status === 'PROCESSED') return 'Being verified, typically within 0-30 minutes';
  if (status === 'MISMATCH')
    return payment?.giveBack ? 'On its way back to you' : 'Needs review by our team';
  return status === 'RECLAIMED_AFTER_FAILURE' ? 'Returned to the wallet it came from' : null;
}

/** An order as a purchase, with its payment if there is one. A late payment is a purchase too. */
function purchase(world: World, user: UserRow, order: OrderRow, paid: Paid | undefined): Entry {
  const payment = paid?.payment;
  const isLate = paid?.isLate === true;
  const status = payment?.status ?? unpaidStatus(order);
  const price = parseSol(order.price);
  const told = payment ? BigInt(payment.lamports) : status === 'SUCCESS' ? price : null;
  const received = told === null || told > 0n ? told : 0n;
  // The signature of a recorded payment belongs only to that payment's entry.
  const others = world.db.payments.map(({ signature }) => signature);
  const known = others.includes(order.paymentSignature ?? '') ? null : order.paymentSignature;
  const signature = payment?.signature ?? known;
  const name = order.package.name;
  return {
    id: paid ? entryId(paid) : order.id,
    type: 'PURCHASE',
    direction: 'OUT',
    status,
    at: isLate && payment ? payment.at : order.createdAt,
    description: isLate ? `${name} (paid after the order closed)` : name,
    note: noteOf(status, payment),
    serverId: order.serverId,
    token: SOL,
    amount: received !== null && received > 0n ? received : price,
    moved: received ?? 0n,
    piece: null,
    wallet: payment?.source ?? null,
    signature,
    orderId: order.id,
    mismatch: status === 'MISMATCH' ? differs(price, received, isLate) : null,
    isFinal: !OPEN.includes(status),
    actions: actionsOf(world, user, order, status),
    page: null,
    expected: isLate ? 0n : price,
    received,
    from: payment?.source ?? null,
    to: world.settings.treasury,
    memo: signature === null ? null : memoFor(order),
    reference: order.reference,
    error: null,
    related: relatedOf(payment),
    steps: stepsOf(order, paid, status),
  };
}

const OPEN: readonly PaymentStatus[] = ['PENDING', 'PROCESSED', 'MISMATCH'];

function actionsOf(
  world: World,
  user: UserRow,
  order: OrderRow,
  status: PaymentStatus,
): Entry['actions'] {
  if (status === 'PROCESSED' || status === 'MISMATCH') return ['CHECK'];
  if (status !== 'PENDING') return [];
  const guild = world.db.guilds.find(({ id }) => id === order.serverId);
  const mayPay = guild !== undefined && mayDo(rolesOf(world, user, guild), 'treasurer');
  return mayPay ? ['RESUME', 'CANCEL'] : [];
}

function relatedOf(payment: PaymentRow | undefined): Entry['related'] {
  if (!payment?.giveBack) return null;
  const { isDone, signature } = payment.giveBack;
  return { id: `return-${payment.signature}`, signature: isDone ? signature : null };
}

function stepsOf(order: OrderRow, paid: Paid | undefined, status: PaymentStatus): EntryStep[] {
  const { createdAt, verifyingAt, enabledAt, closedAt } = order;
  const seen = paid?.payment.at ?? verifyingAt;
  const isBad = status === 'MISMATCH' || status === 'RECLAIMED_AFTER_FAILURE';
  const steps: EntryStep[] = paid?.isLate === true ? [] : [{ step: 'CREATED', at: createdAt }];
  if (seen !== null) steps.push({ step: 'SEEN', at: seen });
  if (isBad) steps.push({ step: 'MISMATCHED', at: seen });
  if (status === 'SUCCESS') steps.push({ step: 'CREDITED', at: enabledAt });
  if (status === 'CANCELLED') steps.push({ step: 'CANCELLED', at: closedAt });
  if (status === 'RECLAIMED_AFTER_FAILURE') steps.push({ step: 'RETURNED', at: null });
  return steps;
}

/** A payment's refund, as a separate transaction. */
function refund(world: World, paid: Paid): Entry[] {
  const { order, payment } = paid;
  const back = payment.giveBack;
  if (!back) return [];
  const status = back.isDone ? 'SUCCESS' : back.signature === null ? 'PENDING' : 'PROCESSED';
  const amount = BigInt(payment.lamports);
  return [
    {
      id: `return-${payment.signature}`,
      type: 'REFUND',
      direction: 'IN',
      status,
      at: payment.at,
      description: `Refund for ${order.package.name}`,
      note: back.isDone ? null : 'On its way to the wallet it came from',
      serverId: order.serverId,
      token: SOL,
      amount,
      moved: back.isDone ? amount : 0n,
      piece: null,
      wallet: payment.source,
      signature: back.isDone ? back.signature : null,
      orderId: order.id,
      mismatch: null,
      isFinal: back.isDone,
      actions: back.isDone ? [] : ['CHECK'],
      page: null,
      expected: amount,
      received: back.isDone ? amount : null,
      from: world.settings.treasury,
      to: payment.source,
      memo: refundMemo(payment.signature),
      reference: order.reference,
      error: null,
      related: { id: entryId(paid), signature: payment.signature },
      steps: back.isDone ? [{ step: 'CREDITED', at: null }] : [],
    },
  ];
}

const isMoving = (world: World, order: OrderRow) =>
  order.status === 'PENDING' ||
  order.status === 'VERIFYING' ||
  // A payment that was under way when the order was closed may still arrive.
  (order.closedAt !== null && world.clock.now() - order.closedAt <= LATE_MS) ||
  paymentsOf(world, order).some(({ payment }) => payment.giveBack?.isDone === false);

/** A user's package orders on all servers, with late payments and refunds. */
export const purchases: Source = {
  async settle(world, user) {
    const open = ordersOf(world, user).filter((order) => isMoving(world, order));
    for (const serverId of new Set(open.map((order) => order.serverId)))
      await settleOrders(world, serverId);
  },
  entriesOf: (world, user) =>
    ordersOf(world, user).flatMap((order) => {
      const payments = paymentsOf(world, order);
      const late = payments.filter(({ isLate }) => isLate);
      const taken = payments.find(({ isLate }) => !isLate);
      return [taken, ...late]
        .map((paid) => purchase(world, user, order, paid))
        .concat(payments.flatMap((paid) => refund(world, paid)));
    }),
};
