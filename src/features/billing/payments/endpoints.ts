import * as z from 'zod/mini';
import { orderSchema } from '@/features/billing/orders/order';
import { changedByPayment } from '@/features/billing/orders/orderNews';
import { endpoint, ifReadable } from '@/shared/api/endpoint';
import { addressText, idText, lamportsText, signatureText } from '@/shared/api/fields';

/** POST /packages/subscriptions/payments (spec §7, ADR sign-then-send). */
export const reportPayment = endpoint({
  method: 'POST',
  path: '/packages/subscriptions/payments',
  tag: 'Orders',
  summary: 'Registers the payment of an order',
  description:
    'Idempotent by signature: repeating it returns the order. The server reads sender and amount from Solana and ignores those in the body. The transaction must be on Solana without an error, include the order’s `reference`, and have no memo `castle:order:{id}` of another order; otherwise it returns 422. The order is VERIFYING then. If the treasury received exactly the price, the payment is PROCESSED; otherwise it’s MISMATCH and waits for staff. A payment for an order that is CANCELLED or EXPIRED is MISMATCH and is returned to the account that sent it.',
  access: 'treasurer',
  changes: changedByPayment,
  body: z.object({
    orderId: idText,
    discordServerId: idText,
    signature: signatureText,
    reference: addressText.check(
      z.describe('The order’s `reference`. Another one is refused with 400.'),
    ),
    walletAddress: addressText.check(z.describe('Wallet that paid. For information only.')),
    lamports: lamportsText.check(z.describe('Lamports that were sent. For information only.')),
    network: z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(32),
        z.describe('Solana cluster that the client uses. For information only.'),
      ),
  }),
  // What the answer says beside yes is a help and no condition.
  data: ifReadable(z.object({ packageSubscription: orderSchema })),
  errors: {
    'not-this-payment': null,
    'order-closed': null,
    'order-not-found': null,
    'order-paid': z.object({ orderId: idText, paymentSignature: z.nullable(z.string()) }),
    'transaction-not-landed': null,
    'transaction-used': null,
  },
});
