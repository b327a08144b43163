import * as z from 'zod/mini';
import { serverParam, endpoint, idOf, ifReadable } from '@/shared/api/endpoint';
import { subscriptionTypes } from '@/features/billing/packages/package';
import { idText } from '@/shared/api/fields';
import { orderSchema, ordersSchema } from './order';

const oneOrder = z.object({ packageSubscription: orderSchema });

/** POST /package-subscription (spec §7, ADR api-beyond-specification). */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/package-subscription',
  tag: 'Orders',
  summary: 'Creates an order for a package',
  description:
    'Creates a PENDING order, or with `isTrial` an ENABLED one. The price is that of the package minus `credit`, as `listPackagesForServer` states it, and is fixed from then on. Returns 409 if the server has a pending order for the package (its ID is in `data`), if the credit covers the whole price, or if the server can’t have the trial. An order with a credit is cancelled unless it’s paid within a day.',
  access: 'treasurer',
  changes: ['Orders', 'Packages', 'ServerOverview', 'Transactions', 'Servers', 'Staff', 'AuditLog'],
  ties: 'order',
  body: z.object({
    discordServerId: idText,
    packageId: idText,
    // A type this build does not know is ordered as the package has it.
    subscriptionType: z
      .string()
      .check(
        z.meta({ enum: [...subscriptionTypes], description: 'Must be the type of the package.' }),
      ),
    isTrial: z.optional(
      z
        .boolean()
        .check(
          z.describe(
            'Starts the package’s free trial: 0 SOL, ENABLED at once, once per server. Refused if the server has a package or a payment is being verified.',
          ),
        ),
    ),
  }),
  data: oneOrder,
  status: 201,
  errors: {
    'order-covered': null,
    'order-pending': z.object({ orderId: idText }),
    'package-not-found': null,
    'package-unavailable': null,
    'trial-unavailable': null,
  },
});

/** PUT /package-subscription/{id} cancels an order (spec §4, §7). */
export const cancelOrder = endpoint({
  method: 'PUT',
  path: '/package-subscription/{id}',
  tag: 'Orders',
  summary: 'Cancels an order',
  description:
    'Returns 409 unless the order is PENDING and Solana has no payment for it. A payment found by this call is registered. A payment that arrives later is returned to the account that sent it. Repeating the call returns 409.',
  access: 'treasurer',
  changes: ['Orders', 'Packages', 'ServerOverview', 'Transactions', 'Servers', 'Staff', 'AuditLog'],
  params: { id: idOf('order', 'ID of the order.') },
  data: ifReadable(oneOrder),
  errors: { 'order-closed': null, 'order-not-found': null, 'order-paid': null },
});

/** GET /users/subscriptions/{serverId} (spec §7). */
export const listOrders = endpoint({
  method: 'GET',
  path: '/users/subscriptions/{serverId}',
  tag: 'Orders',
  summary: 'Lists the orders of a server',
  description:
    'Before it answers, the server looks for payments on Solana, ENABLES orders whose payment is verified, and expires orders whose term ended. When an order is ENABLED, smaller packages become UPGRADED, trials end, and the same package is extended.',
  order: 'Newest first; equal times by ID.',
  orderedBy: ['-createdAt', 'id'],
  polledEvery: 4,
  polledWhile: 'a payment is being verified or returned',
  access: 'viewer',
  shows: ['Orders'],
  params: { serverId: serverParam },
  data: ordersSchema,
});
