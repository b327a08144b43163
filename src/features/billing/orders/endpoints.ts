import * as z from 'zod/mini';
import { serverParam } from '@/shared/api/serverParam';
import { subscriptionTypes } from '@/features/billing/packages/package';
import { endpoint, idOf, ifReadable } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { orderSchema, ordersSchema } from './order';

const oneOrder = z.object({ packageSubscription: orderSchema });

/** POST /package-subscription (spec §7, decision 55). */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/package-subscription',
  tag: 'Orders',
  summary: 'Orders a package for a server',
  description:
    'The order waits for its payment: PENDING. 409 where one for the package waits already.',
  access: 'treasurer',
  changes: ['Orders', 'Packages', 'ServerOverview', 'Transactions', 'Servers', 'Staff', 'AuditLog'],
  ties: 'order',
  body: z.object({
    discordServerId: idText,
    packageId: idText,
    // A type this build does not know is ordered as the package has it.
    subscriptionType: z
      .string()
      .check(z.meta({ enum: [...subscriptionTypes], description: 'That of the package.' })),
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
  description: '409 unless it is PENDING with no payment on its way.',
  access: 'treasurer',
  changes: ['Orders', 'Packages', 'ServerOverview', 'Transactions', 'Servers', 'Staff', 'AuditLog'],
  params: { id: idOf('order', 'Id of the order.') },
  data: ifReadable(oneOrder),
  errors: { 409: null },
});

/** GET /users/subscriptions/{serverId} (spec §7). */
export const listOrders = endpoint({
  method: 'GET',
  path: '/users/subscriptions/{serverId}',
  tag: 'Orders',
  summary: 'Orders of a server, the newest first',
  access: 'viewer',
  shows: ['Orders'],
  params: { serverId: serverParam },
  data: ordersSchema,
});
