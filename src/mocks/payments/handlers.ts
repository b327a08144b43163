import * as z from 'zod/mini';
import { isClosed } from '@/features/orders/order';
import { idSchema } from '@/shared/api/fields';
import { audit } from '../audit/audit';
import { managedServer } from '../discord/access';
import { received } from '../orders/order';
import { orderView, settleOrders, takePayment } from '../orders/lifecycle';
import { decide, giveBack, takeLate } from './settlement';
import { judge } from './verify';
import { looksLikeAddress, looksLikeSignature } from '../db/looksLike';
import { on, withSession, withStaff, type Handle, type SignedIn } from '../http/endpoint';
import { conflict, fail, invalid, notFound, ok } from '../http/envelope';

const address = z.string().check(z.refine(looksLikeAddress, 'Not a Solana address.'));

const bodySchema = z.object({
  orderId: idSchema,
  discordServerId: idSchema,
  signature: z.string().check(z.refine(looksLikeSignature, 'Not a transaction signature.')),
  reference: address,
  walletAddress: address,
  lamports: z.string().check(z.regex(/^\d{1,20}$/, 'Lamports as a decimal string.')),
  network: z.string().check(z.minLength(1), z.maxLength(32)),
});

/**
 * POST /packages/subscriptions/payments. Idempotent by signature. What the body claims about the amount
 * is not believed: the chain decides. 422 while the transaction cannot be found or is not this order's. What
 * arrived for a closed order is registered too, and returned.
 */
const report: Handle<SignedIn> = async ({ world, user, body }) => {
  const parsed = bodySchema.safeParse(await body());
  if (!parsed.success) {
    return invalid(
      parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    );
  }
  const { orderId, discordServerId, signature, reference } = parsed.data;
  const order = world.db.orders.find(
    (row) => row.id === orderId && row.serverId === discordServerId,
  );
  if (!order) return notFound('This order does not exist.');
  const guild = managedServer(world, user, order.serverId);
  if (guild instanceof Response) return guild;
  if (reference !== order.reference) {
    return invalid([{ path: 'reference', message: 'This is not the order’s reference.' }]);
  }
  const chain = await world.chain();
  await settleOrders(world, guild.id);

  const answer = (message: string) => ok({ packageSubscription: orderView(world, order) }, message);
  const known = world.db.payments.find((row) => row.signature === signature);
  if (order.paymentSignature === signature || known?.orderId === order.id) {
    return answer('This payment is already registered.');
  }
  if (known) return conflict('This transaction paid for another order.');
  if (order.status === 'VERIFYING' || order.status === 'ENABLED') {
    return conflict('This order has already been paid.', {
      orderId,
      paymentSignature: order.paymentSignature,
    });
  }
  const landed = chain.transaction(signature);
  if (!landed) return fail(422, 'not found on chain yet');
  const verdict = judge(world, order, landed);
  if (verdict.kind === 'refused') return fail(422, verdict.message);
  if (isClosed(order)) {
    if (received(world, landed) <= 0n) return fail(422, 'Nothing of it reached our wallet.');
    takeLate(world, order, landed);
    await giveBack(world);
    return answer(`This order is ${order.status}. The payment is returned to where it came from.`);
  }
  if (order.status !== 'PENDING') {
    audit(world, user.id, 'payment.late', `${order.id} ${signature}`);
    return conflict(`This order is ${order.status}. Support has been told of your payment.`);
  }
  takePayment(world, order, landed, verdict.kind === 'paid' ? 'PROCESSED' : 'MISMATCH');
  return answer(
    verdict.kind === 'paid'
      ? 'Payment received.'
      : 'Payment received, but the amount or receiver differs.',
  );
};

const decisionSchema = z.object({ decision: z.enum(['ACCEPT', 'RETURN']) });

/**
 * PUT /packages/subscriptions/payments/{signature}: staff settle a payment that waits for them, once. 409 when
 * it was settled the other way, or cannot be.
 */
const settle: Handle<SignedIn> = async ({ world, user, params, body }) => {
  const parsed = decisionSchema.safeParse(await body());
  if (!parsed.success) return invalid([{ path: 'decision', message: 'ACCEPT or RETURN.' }]);
  const { decision } = parsed.data;
  const payment = world.db.payments.find((row) => row.signature === params['signature']);
  const order = world.db.orders.find((row) => row.id === payment?.orderId);
  if (!payment || !order) return notFound('This payment does not exist.');
  const refusal = await decide(world, payment, decision);
  if (refusal !== null) return conflict(refusal);
  audit(world, user.id, `payment.${decision.toLowerCase()}`, payment.signature);
  return ok({ packageSubscription: orderView(world, order) }, 'Settled.');
};

export const paymentEndpoints = [
  on.put('/api/packages/subscriptions/payments/:signature', withStaff(settle)),
  on.post('/api/packages/subscriptions/payments', withSession(report)),
];
