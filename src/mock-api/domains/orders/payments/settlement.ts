import type { Chain, LandedTransaction } from '../../../chain/chain';
import { isDead, latestBlockhash, sendWire } from '../../../chain/queries';
import type { GiveBackRow, PaymentRow, SettledRow } from './rows';
import type { OrderRow } from '../rows';
import { refuse, type Refusal } from '../../../http/reply';
import { createMutex } from '../../../store/mutex';
import type { World } from '../../../store/world';
import { audit } from '../../audit/audit';
import { move, received, sourceOf } from '../order';
import { tell } from '../../notifier/news';

/** Payments up to this are not refunded, because the refund would cost as much, lamports. */
const NOT_WORTH_IT = 10_000n;
const ORDERS_PAGE = '/dashboard/user-order';

/** Memo of the refund: identifies the payment, so that the refund can be found on-chain. */
export const refundMemo = (signature: string) => `castle:return:${signature}`;

const withSettlementLock = createMutex();

const isRefundable = ({ source, lamports }: Pick<PaymentRow, 'source' | 'lamports'>) =>
  source !== null && BigInt(lamports) > NOT_WORTH_IT;

const begun = (): GiveBackRow => ({
  isDone: false,
  signature: null,
  wire: null,
  lastValidBlockHeight: 0,
});

/**
 * Records a payment for an order that was closed before it arrived (docs/product/payments.md): the order keeps its
 * status, its transaction is a MISMATCH, and the money is refunded automatically where the chain clearly shows the
 * payer.
 */
export function takeLate(world: World, order: OrderRow, landed: LandedTransaction): void {
  const { signature } = landed;
  const lamports = received(world, landed).toString();
  const source = sourceOf(landed);
  const at = world.clock.now();
  const giveBack = isRefundable({ source, lamports }) ? begun() : null;
  const payment: PaymentRow = {
    signature,
    orderId: order.id,
    source,
    lamports,
    status: 'MISMATCH',
    at,
    giveBack,
  };
  world.db.payments.push(payment);
  Object.assign(order, {
    paymentSignature: signature,
    paymentStatus: 'MISMATCH',
    returnSignature: null,
  });
  audit(world, order.userId, 'payment.late', `${order.id} ${signature}`);
  world.changed();
}

/** Continues every open refund; may be called at any time. Never rejects. */
export const refundPayments = (world: World): Promise<void> =>
  withSettlementLock(world, async () => {
    for (const payment of world.db.payments) {
      // The next call retries after an error.
      if (payment.giveBack?.isDone === false) await goOn(world, payment).catch(() => undefined);
    }
  });

/**
 * Carries out a decision of staff on a waiting payment (MISMATCH of an open order): it is accepted as the price, or it
 * is refunded and the order is CANCELLED. Repeating a decision changes nothing; another person gets a refusal.
 *
 * @param by the person who decides, and the reason
 * @returns why it cannot be done, or null
 */
export async function decide(
  world: World,
  payment: PaymentRow,
  decision: SettledRow['decision'],
  by: Pick<SettledRow, 'by' | 'reason'>,
): Promise<Refusal<'already-decided' | 'order-closed' | 'sender-unclear'> | null> {
  const refusal = await withSettlementLock(world, async () => {
    if (payment.settled && payment.settled.by !== by.by)
      return alreadySettled(world, payment.settled);
    const settled = { ...by, decision, at: world.clock.now() };
    const order = world.db.orders.find(({ id }) => id === payment.orderId);
    if (payment.giveBack !== null)
      return decision === 'RETURN'
        ? null
        : refuse('already-decided', 'This payment is already being returned.');
    if (payment.status !== 'MISMATCH')
      return decision === 'ACCEPT'
        ? null
        : refuse('already-decided', 'This payment was already accepted.');
    if (decision === 'RETURN') {
      if (!isRefundable(payment))
        return refuse('sender-unclear', 'Can’t return this payment: its sender is unclear.');
      Object.assign(payment, { giveBack: begun(), settled });
      return null;
    }
    if (order?.status !== 'VERIFYING')
      return refuse('order-closed', 'This order is already closed.');
    Object.assign(payment, { status: 'PROCESSED', settled });
    Object.assign(order, { paymentStatus: 'PROCESSED', verifyingAt: world.clock.now() });
    return null;
  });
  await refundPayments(world);
  return refusal;
}

function alreadySettled({ db }: World, { by, decision }: SettledRow): Refusal<'already-decided'> {
  const name = db.users.find(({ id }) => id === by)?.displayName ?? 'Someone else';
  return refuse(
    'already-decided',
    decision === 'ACCEPT'
      ? `${name} already accepted this payment.`
      : `${name} already returned this payment.`,
  );
}

async function goOn(world: World, payment: PaymentRow): Promise<void> {
  const { giveBack: back, source } = payment;
  const order = world.db.orders.find(({ id }) => id === payment.orderId);
  if (!back || !order || source === null) return;
  const chain = await world.chain();
  const landed = onChain(world, chain, order, payment);
  if (landed) return finish(world, order, payment, landed.signature);
  if (back.wire === null || (await isDead(chain, back))) {
    await sign(world, chain, { order, payment, back, to: source });
  }
  if (back.wire !== null) await sendWire(chain, back.wire);
}

/** The treasury's transfer for this payment found on-chain, even if its row was lost. */
const onChain = (world: World, chain: Chain, order: OrderRow, { signature }: PaymentRow) =>
  chain
    .transactionsFor(order.reference)
    .find(
      ({ err, feePayer, memos }) =>
        err === null &&
        feePayer === world.settings.treasury &&
        memos.includes(refundMemo(signature)),
    );

interface Return {
  order: OrderRow;
  payment: PaymentRow;
  back: GiveBackRow;
  to: string;
}

/** Signs the transfer and saves it; sends nothing. */
async function sign(world: World, chain: Chain, { order, payment, back, to }: Return) {
  const { treasuryAddress, signTransfer } = await import('../../../chain/treasury');
  // If another treasury than the embedded one is configured, its key is not here.
  if (treasuryAddress !== world.settings.treasury) return;
  const { blockhash, lastValidBlockHeight } = await latestBlockhash(chain);
  const plan = {
    recipient: to,
    lamports: BigInt(payment.lamports),
    reference: order.reference,
    memo: refundMemo(payment.signature),
  };
  Object.assign(back, { ...signTransfer(plan, blockhash), lastValidBlockHeight });
  world.changed();
}

function finish(world: World, order: OrderRow, payment: PaymentRow, signature: string): void {
  payment.status = 'RECLAIMED_AFTER_FAILURE';
  payment.giveBack = { isDone: true, signature, wire: null, lastValidBlockHeight: 0 };
  if (order.paymentSignature === payment.signature) {
    Object.assign(order, { paymentStatus: payment.status, returnSignature: signature });
  }
  if (order.status === 'VERIFYING') move(world, order, 'CANCELLED');
  audit(world, order.userId, 'payment.returned', `${order.id} ${signature}`);
  tell(world, order.userId, 'community', {
    event: 'PACKAGE',
    title: `Your payment for ${order.package.name} was returned`,
    text: 'It went back to the wallet it came from.',
    path: ORDERS_PAGE,
  });
  world.changed();
}
