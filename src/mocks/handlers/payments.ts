import * as z from 'zod/mini';
import { idSchema } from '@/shared/api/fields';
import { audit, managedServer } from '../domain/access';
import { orderView, settleOrders, takePayment } from '../domain/orders';
import { judge } from '../domain/verify';
import { looksLikeAddress, looksLikeSignature } from '../db/looksLike';
import { on, withSession, type Handle, type SignedIn } from '../http/endpoint';
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
 * is not believed: the chain decides. 422 while the transaction cannot be found or is not this order's.
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
  if (order.paymentSignature === signature) return answer('This payment is already registered.');
  if (world.db.payments.some((row) => row.signature === signature)) {
    return conflict('This transaction paid for another order.');
  }
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

export const paymentEndpoints = [
  on.post('/api/packages/subscriptions/payments', withSession(report)),
];
