import * as z from 'zod/mini';
import { orderSchema } from '@/features/billing/orders/order';
import { changedByPayment } from '@/features/billing/orders/orderNews';
import { endpoint, ifReadable } from '@/shared/api/endpoint';
import { addressText, idText, lamportsText, signatureText } from '@/shared/api/fields';

/** POST /packages/subscriptions/payments (spec §7, decision 56). */
export const reportPayment = endpoint({
  method: 'POST',
  path: '/packages/subscriptions/payments',
  tag: 'Orders',
  summary: 'Registers the payment of an order',
  description:
    'Idempotent by signature. The server reads the amount from Solana, never from the body. Returns 422 if the ' +
    'transaction isn’t found on-chain or belongs to another order. A payment for an order that is CANCELLED ' +
    'or EXPIRED is registered as MISMATCH and returned to the account that sent it.',
  access: 'treasurer',
  changes: changedByPayment,
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
  data: ifReadable(z.object({ packageSubscription: orderSchema })),
  errors: {
    409: z.nullable(z.object({ orderId: idText, paymentSignature: z.nullable(z.string()) })),
    422: null,
  },
});
