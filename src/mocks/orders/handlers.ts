import * as z from 'zod/mini';
import { idSchema } from '@/shared/api/fields';
import { audit } from '../audit/audit';
import { managedServer } from '../discord/access';
import { nextId } from '../db/nextId';
import { move } from './order';
import { orderView, paymentOnChain, settleOrders } from './lifecycle';
import type { OrderRow } from './rows';
import { on, withSession, type Handle, type SignedIn } from '../http/endpoint';
import { conflict, invalid, notFound, ok } from '../http/envelope';
import { token } from '../session/sessions';

const bodySchema = z.object({
  discordServerId: idSchema,
  packageId: idSchema,
  subscriptionType: z.string(),
});

const create: Handle<SignedIn> = async ({ world, user, body }) => {
  const parsed = bodySchema.safeParse(await body());
  if (!parsed.success) {
    return invalid(
      parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    );
  }
  const { discordServerId, packageId, subscriptionType } = parsed.data;
  const guild = managedServer(world, user, discordServerId);
  if (guild instanceof Response) return guild;
  const wanted = world.db.packages.find((row) => row.id === packageId);
  if (!wanted || wanted.status === 'DRAFT') return notFound('This package does not exist.');
  if (wanted.status === 'DISABLED') return conflict('This package is no longer on offer.');
  if (wanted.subscriptionType !== subscriptionType) {
    return invalid([
      { path: 'subscriptionType', message: `This package is ${wanted.subscriptionType}.` },
    ]);
  }
  await settleOrders(world, guild.id);
  const open = world.db.orders.find(
    (row) => row.serverId === guild.id && row.packageId === packageId && row.status === 'PENDING',
  );
  if (open)
    return conflict('There is already a pending order for this package.', { orderId: open.id });
  const order: OrderRow = {
    id: nextId(world, 'ord'),
    serverId: guild.id,
    userId: user.id,
    packageId,
    price: wanted.price,
    subscriptionType: wanted.subscriptionType,
    durationDays: wanted.durationDays,
    tier: wanted.order,
    status: 'PENDING',
    package: { name: wanted.name, items: wanted.items },
    createdAt: world.clock.now(),
    verifyingAt: null,
    enabledAt: null,
    expiresAt: null,
    reference: token(),
    paymentSignature: null,
    paymentStatus: null,
    closedAt: null,
    returnSignature: null,
  };
  world.db.orders.push(order);
  audit(world, user.id, 'order.pending', order.id);
  return ok({ packageSubscription: orderView(world, order) }, 'Order placed.', 201);
};

/** PUT /package-subscription/{id} cancels; 409 unless PENDING with no payment on its way (spec §4). */
const cancel: Handle<SignedIn> = async ({ world, user, params }) => {
  const order = world.db.orders.find((row) => row.id === params['id']);
  if (!order) return notFound('This order does not exist.');
  const guild = managedServer(world, user, order.serverId);
  if (guild instanceof Response) return guild;
  const paid = paymentOnChain(world, await world.chain(), order);
  await settleOrders(world, guild.id);
  if (paid) return conflict('A payment for this order has arrived; it can no longer be cancelled.');
  if (order.status !== 'PENDING')
    return conflict(`This order is ${order.status} and cannot be cancelled.`);
  move(world, order, 'CANCELLED');
  return ok({ packageSubscription: orderView(world, order) }, 'Order cancelled.');
};

/** GET /users/subscriptions/{serverId}, newest first. */
const list: Handle<SignedIn> = async ({ world, user, params }) => {
  const guild = managedServer(world, user, params['serverId'] ?? '');
  if (guild instanceof Response) return guild;
  await settleOrders(world, guild.id);
  const orders = world.db.orders
    .filter((row) => row.serverId === guild.id)
    .sort((one, other) => other.createdAt - one.createdAt);
  return ok({ packageSubscriptions: orders.map((row) => orderView(world, row)) });
};

export const orderEndpoints = [
  on.post('/api/package-subscription', withSession(create)),
  on.put('/api/package-subscription/:id', withSession(cancel)),
  on.get('/api/users/subscriptions/:serverId', withSession(list)),
];
