import * as z from 'zod/mini';
import { orderSchema, ordersSchema } from '@/features/orders/order';
import {
  packageSchema,
  packagesOnOfferSchema,
  packagesPageSchema,
  subscriptionTypes,
} from '@/features/packages/package';
import type { PaymentReport } from '@/features/payments/ports';
import { idSchema, solPriceSchema } from '@/shared/api/fields';
import { calls, under, type Operation } from '../operation';
import { LIST } from '../parameters';
import { shape } from '../shape';

const { get, post, put } = calls;

const onePackage = shape(z.object({ package: packageSchema }));
const oneOrder = shape(z.object({ packageSubscription: orderSchema }));
const ofPackage = ['PackageId'] as const;
const ofOrder = ['OrderId'] as const;

const packageBody = z.object({
  name: z.string().check(z.minLength(3), z.maxLength(50)),
  description: z._default(z.string().check(z.maxLength(500)), ''),
  price: solPriceSchema,
  subscriptionType: z.enum(subscriptionTypes),
  durationDays: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(3650))), null),
  items: z.array(z.object({ id: idSchema })).check(z.minLength(1)),
  order: z.optional(z.int().check(z.minimum(0))),
  highlight: z._default(z.boolean(), false),
  status: z.optional(z.enum(['DRAFT', 'ENABLED', 'DISABLED'])),
});

const orderBody = z.object({
  discordServerId: idSchema,
  packageId: idSchema,
  subscriptionType: z.enum(subscriptionTypes),
});

const paymentBody: z.ZodMiniType<PaymentReport> = z.object({
  orderId: idSchema,
  discordServerId: idSchema,
  signature: z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)),
  reference: z.string(),
  walletAddress: z.string(),
  lamports: z.string().check(z.regex(/^\d{1,20}$/)),
  network: z.string().check(z.minLength(1), z.maxLength(32)),
});

/** Packages, orders and their payment. */
export const shopOperations: readonly Operation[] = [
  ...under('Packages', [
    get('/packages', 'listPackages', 'Packages on offer to everybody', {
      access: 'open',
      query: [...LIST.filter((name) => name !== 'search'), 'all'],
      data: shape(packagesPageSchema),
      errors: [403],
    }),
    get('/packages/{id}', 'listPackagesForServer', 'Packages on offer to a server', {
      of: ['ServerId'],
      data: shape(packagesOnOfferSchema),
      errors: [403, 404],
    }),
    get('/get-package/{id}', 'getPackage', 'One package', {
      of: ofPackage,
      description: 'Staff may see those that are not on offer too.',
      data: onePackage,
      errors: [404],
    }),
    post('/package', 'addPackage', 'Makes a package', {
      access: 'staff',
      body: shape(packageBody),
      status: 201,
      data: onePackage,
    }),
    put('/packages/{id}', 'savePackage', 'Changes a package', {
      access: 'staff',
      of: ofPackage,
      description: 'Orders already placed keep it as it was.',
      body: shape(packageBody),
      data: onePackage,
      errors: [404],
    }),
    put(
      '/packages/update-status/{id}/{status}',
      'setPackageStatus',
      'Offers a package, or withdraws it',
      {
        access: 'staff',
        of: ['PackageId', 'PackageStatus'],
        data: onePackage,
        errors: [400, 404],
      },
    ),
  ]),
  ...under('Orders', [
    post('/package-subscription', 'placeOrder', 'Orders a package for a server', {
      description:
        'The order waits for its payment: PENDING. 409 where one for the package waits already.',
      body: shape(orderBody),
      status: 201,
      data: oneOrder,
      errors: [404, 409],
    }),
    put('/package-subscription/{id}', 'cancelOrder', 'Cancels an order', {
      of: ofOrder,
      description: '409 unless it is PENDING with no payment on its way.',
      data: oneOrder,
      errors: [404, 409],
    }),
    get('/users/subscriptions/{serverId}', 'listOrders', 'Orders of a server, the newest first', {
      of: ['OrdersServerId'],
      data: shape(ordersSchema),
      errors: [403, 404],
    }),
    post('/packages/subscriptions/payments', 'reportPayment', 'Tells of the payment of an order', {
      description:
        'Idempotent by signature. What the body says of the amount is not believed: the chain decides. ' +
        '422 while the transaction is not found there, or is not this order’s. What arrived for an order that ' +
        'is CANCELLED or EXPIRED is registered as MISMATCH, and returned to the account the chain shows as its source.',
      body: shape(paymentBody),
      data: oneOrder,
      errors: [404, 409, 422],
    }),
    put(
      '/packages/subscriptions/payments/{signature}',
      'settlePayment',
      'Accepts or returns a payment of a wrong amount',
      {
        access: 'staff',
        of: ['Signature'],
        description: 'A payment is settled once: 409 where it was settled the other way.',
        body: shape(z.object({ decision: z.enum(['ACCEPT', 'RETURN']) })),
        data: oneOrder,
        errors: [404, 409],
      },
    ),
  ]),
];
