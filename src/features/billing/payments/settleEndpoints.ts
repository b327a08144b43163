import * as z from 'zod/mini';
import { orderSchema } from '@/features/billing/orders/order';
import { changedByPayment } from '@/features/billing/orders/orderNews';
import { endpoint } from '@/shared/api/endpoint';
import { signatureText } from '@/shared/api/fields';

/** PUT /packages/subscriptions/payments/{signature} (docs/product/payments.md). */
export const settlePayment = endpoint({
  method: 'PUT',
  path: '/packages/subscriptions/payments/{signature}',
  tag: 'Orders',
  summary: 'Accepts or returns a payment with the wrong amount',
  description:
    'Only for payments that are MISMATCH of an order that is VERIFYING. `ACCEPT` counts it as the price, so the order is verified and ENABLED. `RETURN` sends the amount back to its sender on Solana and cancels the order. Repeating one’s own decision returns the order again; another decision, or one after someone else’s, returns 409. So does `RETURN` if the sender is unclear or the amount is at most 10,000 lamports.',
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
            z.describe('Required for `ACCEPT`. It’s kept in the audit log.'),
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
  errors: {
    'already-decided': null,
    'order-closed': null,
    'payment-not-found': null,
    'sender-unclear': null,
  },
});
