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
  summary: 'Accepts or returns a payment with the wrong amount',
  description:
    'A payment can be settled once. Returns 409 if it was already settled, by another decision or another person. `ACCEPT` needs a reason.',
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
      decision: z.enum(['ACCEPT', 'RETURN'], 'Use ACCEPT or RETURN.'),
      reason: z.optional(
        z
          .string()
          .check(
            z.trim(),
            z.minLength(3, 'Enter a reason.'),
            z.maxLength(300, 'Maximum 300 characters.'),
          ),
      ),
    })
    .check(
      z.refine(({ decision, reason }) => decision === 'RETURN' || reason !== undefined, {
        path: ['reason'],
        error: 'A reason is required to accept a payment.',
      }),
    ),
  data: z.object({ packageSubscription: orderSchema }),
  errors: { 404: null, 409: null },
});
