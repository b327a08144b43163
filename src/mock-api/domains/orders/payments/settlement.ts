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

/** A payment no larger than what its return costs is left where it is, lamports. */
const NOT_WORTH_IT = 10_000n;
const ORDERS_PAGE = '/dashboard/user-order';

/** Text in the transfer that gives a payment back: it names the payment, so that it is found on the chain. */
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
 * Notes a payment for an order that was closed before it arrived (decision 34): the order stays as it is, its
 * transaction is a MISMATCH, and the money goes back by itself, where the chain shows plainly to whom.
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

/** Goes on with every return that is not done; to be called as often as one likes. Never rejects. */
export const refundPayments = (world: World): Promise<void> =>
  withSettlementLock(world, async () => {
    for (const payment of world.db.payments) {
      // What does not work now is tried again by the next call.
      if (payment.giveBack?.isDone === false) await goOn(world, payment).catch(() => undefined);
    }
  });

/**
 * Staff decide on a payment that waits (MISMATCH of an open order): it counts as the price, or goes back and the
 * order is CANCELLED. Asked again, or of a payment that is settled, it changes nothing; to another person it says so.
 *
 * @param by who decides, and why
 * @returns why it cannot be done, or null
 */
export async function decide(
  world: World,
  payment: PaymentRow,
  decision: SettledRow['decision'],
  by: Pick<SettledRow, 'by' | 'reason'>,
): Promise<Refusal<409> | null> {
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

function alreadySettled({ db }: World, { by, decision }: SettledRow): Refusal<409> {
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

/** The treasury's own transfer for this payment, whoever remembers it. */
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

/** Signs the transfer and writes it down; nothing is sent here. */
async function sign(world: World, chain: Chain, { order, payment, back, to }: Return) {
  const { treasuryAddress, signTransfer } = await import('../../../chain/treasury');
  // Another treasury than the embedded one was configured: its key is not here.
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
