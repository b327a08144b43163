import { isClosed } from '@/features/billing/orders/order';
import * as endpoints from '@/features/billing/payments/endpoints';
import * as settleEndpoints from '@/features/billing/payments/settleEndpoints';
import { audit } from '../../audit/audit';
import { done, refuse, wrongFields } from '../../../http/reply';
import { serve } from '../../../http/serve';
import { orderView, settleOrders, takePayment } from '../lifecycle';
import { received, stateInWords } from '../order';
import { decide, refundPayments, takeLate } from './settlement';
import { judge } from './verify';

export const paymentRoutes = serve(
  { ...endpoints, ...settleEndpoints },
  {
    /**
     * Idempotent by signature. What the body claims about the amount is not believed: the chain decides. 422
     * while the transaction cannot be found or is not this order's. What arrived for a closed order is
     * registered too, and returned.
     */
    reportPayment: async ({ world, user, guild, body }) => {
      const { orderId, signature, reference } = body;
      const order = world.db.orders.find((row) => row.id === orderId && row.serverId === guild.id);
      if (!order) return refuse('order-not-found', 'Order not found.');
      if (reference !== order.reference) {
        return wrongFields([
          { path: 'reference', message: 'This reference belongs to another order.' },
        ]);
      }
      const chain = await world.chain();
      await settleOrders(world, guild.id);

      const answer = (message: string) =>
        done({ packageSubscription: orderView(world, order) }, message);
      const known = world.db.payments.find((row) => row.signature === signature);
      if (order.paymentSignature === signature || known?.orderId === order.id) {
        return answer('This payment is already registered.');
      }
      if (known)
        return refuse('transaction-used', 'This transaction already paid for another order.');
      if (order.isTrial === true && order.status === 'ENABLED')
        return refuse('not-this-payment', 'A trial is free, so there is nothing to pay.');
      if (order.status === 'VERIFYING' || order.status === 'ENABLED') {
        return refuse('order-paid', 'This order is already paid.', {
          orderId,
          paymentSignature: order.paymentSignature,
        });
      }

      const landed = chain.transaction(signature);
      if (!landed) return refuse('transaction-not-landed', 'This transaction isn’t on Solana yet.');
      const verdict = judge(world, order, landed);
      if (verdict.kind === 'refused') return refuse('not-this-payment', verdict.message);
      if (isClosed(order)) {
        if (received(world, landed) <= 0n)
          return refuse('not-this-payment', 'This transaction paid nothing to Castle Bots.');
        takeLate(world, order, landed);
        await refundPayments(world);
        return answer(
          `This order is already ${stateInWords[order.status]}. The payment will be returned to the wallet it came from.`,
        );
      }
      if (order.status !== 'PENDING') {
        audit(world, user.id, 'payment.late', `${order.id} ${signature}`);
        return refuse(
          'order-closed',
          `This order is already ${stateInWords[order.status]}, so your payment doesn’t count for it. Contact support.`,
        );
      }
      takePayment(world, order, landed, verdict.kind === 'paid' ? 'PROCESSED' : 'MISMATCH');
      return answer(
        verdict.kind === 'paid'
          ? 'Payment received.'
          : 'Payment received, but it doesn’t match the order.',
      );
    },

    /** Staff settle a payment that waits for them, once. 409 when it was settled otherwise or by another, or cannot be. */
    settlePayment: async ({ world, user, params, body: { decision, reason = null } }) => {
      const payment = world.db.payments.find((row) => row.signature === params.signature);
      const order = world.db.orders.find((row) => row.id === payment?.orderId);
      if (!payment || !order) return refuse('payment-not-found', 'Payment not found.');
      const isNew = payment.settled === undefined;
      const refusal = await decide(world, payment, decision, { by: user.id, reason });
      if (refusal) return refusal;
      if (isNew)
        audit(world, user.id, `payment.${decision.toLowerCase()}`, payment.signature, {
          serverId: order.serverId,
          changes: [{ field: 'Reason', before: null, after: reason }],
        });
      return done({ packageSubscription: orderView(world, order) }, 'Payment settled');
    },
  },
);
