import * as z from 'zod/mini';
import { orderSchema } from '@/features/billing/orders/order';
import { changedByPayment } from '@/features/billing/orders/orderNews';
import { endpoint } from '@/shared/api/endpoint';
import { signatureText } from '@/shared/api/fields';

/** PUT /packages/subscriptions/payments/{signature} (decision 34). */
export const settlePayment = endpoint({
  method: 'PUT',
  path: '/packages/subscriptions/payments/{signature}',
  tag: 'Orders',
  summary: 'Accepts or returns a payment of a wrong amount',
  description:
    'A payment is settled once: 409 where it was settled the other way, or by someone else. To accept one takes a reason.',
  access: 'staff',
  changes: changedByPayment,
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
  data: z.object({ packageSubscription: orderSchema }),
  errors: { 404: null, 409: null },
});
