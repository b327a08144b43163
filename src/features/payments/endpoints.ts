import * as z from 'zod/mini';
import { orderSchema } from '@/features/orders/order';
import { endpoint, ifReadable } from '@/shared/api/endpoint';
import { addressText, idText, lamportsText, signatureText } from '@/shared/api/fields';

const oneOrder = z.object({ packageSubscription: orderSchema });

/** POST /packages/subscriptions/payments (spec §7, decision 56). */
export const reportPayment = endpoint({
  method: 'POST',
  path: '/packages/subscriptions/payments',
  tag: 'Orders',
  summary: 'Tells of the payment of an order',
  description:
    'Idempotent by signature. What the body says of the amount is not believed: the chain decides. ' +
    '422 while the transaction is not found there, or is not this order’s. What arrived for an order that ' +
    'is CANCELLED or EXPIRED is registered as MISMATCH, and returned to the account the chain shows as its source.',
  access: 'treasurer',
  body: z.object({
    orderId: idText,
    discordServerId: idText,
    signature: signatureText,
    reference: addressText,
    walletAddress: addressText,
    lamports: lamportsText,
    network: z.string().check(z.minLength(1), z.maxLength(32)),
  }),
  // What the answer says beside yes is a help and no condition.
  data: ifReadable(oneOrder),
  errors: {
    409: z.nullable(z.object({ orderId: idText, paymentSignature: z.nullable(z.string()) })),
    422: null,
  },
});

/** PUT /packages/subscriptions/payments/{signature} (decision 34). */
export const settlePayment = endpoint({
  method: 'PUT',
  path: '/packages/subscriptions/payments/{signature}',
  tag: 'Orders',
  summary: 'Accepts or returns a payment of a wrong amount',
  description:
    'A payment is settled once: 409 where it was settled the other way, or by somebody else. To accept one takes a reason.',
  access: 'staff',
  params: {
    signature: {
      of: 'payment',
      description: 'Signature of the transaction (base58).',
      schema: signatureText,
    },
  },
  body: z
    .object({
      decision: z.enum(['ACCEPT', 'RETURN'], 'ACCEPT or RETURN.'),
      reason: z.optional(
        z
          .string()
          .check(z.trim(), z.minLength(3, 'Say why.'), z.maxLength(300, 'At most 300 characters.')),
      ),
    })
    .check(
      z.refine(({ decision, reason }) => decision === 'RETURN' || reason !== undefined, {
        path: ['reason'],
        error: 'Say why it counts as the price.',
      }),
    ),
  data: oneOrder,
  errors: { 404: null, 409: null },
});
