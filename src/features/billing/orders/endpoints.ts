import * as z from 'zod/mini';
import { serverParam, endpoint, idOf, ifReadable } from '@/shared/api/endpoint';
import { subscriptionTypes } from '@/features/billing/packages/package';
import { idText } from '@/shared/api/fields';
import { orderSchema, ordersSchema } from './order';

const oneOrder = z.object({ packageSubscription: orderSchema });

/** POST /package-subscription (spec §7, decision 55). */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/package-subscription',
  tag: 'Orders',
  summary: 'Creates an order for a package',
  description:
    'Creates a PENDING order, or starts a free trial, which is ENABLED at once. Returns 409 if the server already has a pending order for the package, or can’t have the trial.',
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
          z.describe('Starts the package’s free trial: 0 SOL, ENABLED at once, once per server.'),
        ),
    ),
  }),
  data: oneOrder,
  status: 201,
  errors: { 409: z.nullable(z.object({ orderId: idText })) },
});

/** PUT /package-subscription/{id} cancels an order (spec §4, §7). */
export const cancelOrder = endpoint({
  method: 'PUT',
  path: '/package-subscription/{id}',
  tag: 'Orders',
  summary: 'Cancels an order',
  description: 'Returns 409 unless the order is PENDING and no payment is on its way.',
  access: 'treasurer',
  changes: ['Orders', 'Packages', 'ServerOverview', 'Transactions', 'Servers', 'Staff', 'AuditLog'],
  params: { id: idOf('order', 'ID of the order.') },
  data: ifReadable(oneOrder),
  errors: { 409: null },
});

/** GET /users/subscriptions/{serverId} (spec §7). */
export const listOrders = endpoint({
  method: 'GET',
  path: '/users/subscriptions/{serverId}',
  tag: 'Orders',
  summary: 'Lists the orders of a server, newest first',
  access: 'viewer',
  shows: ['Orders'],
  params: { serverId: serverParam },
  data: ordersSchema,
});
