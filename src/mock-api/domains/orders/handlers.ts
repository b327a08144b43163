import * as endpoints from '@/features/billing/orders/endpoints';
import { formatSol, parseSol } from '@/shared/money/lamports';
import { audit } from '../audit/audit';
import { nextId, type World } from '../../store/world';
import { byFields } from '../../http/paging';
import { done, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { token } from '../accounts/sessions';
import { creditFor, creditRefusal, type Credit, type Wanted } from './credit';
import { orderView, paymentOnChain, settleOrders, startTrial } from './lifecycle';
import { move, stateInWords } from './order';
import type { OrderRow } from './rows';
import { trialRefusal, type Tried } from './trial';

const NO_CREDIT: Credit = { lamports: 0n, from: [] };

function refusedTrial(world: World, serverId: string, wanted: Tried) {
  const why = trialRefusal(world, serverId, wanted);
  return why === null ? null : refuse('trial-unavailable', why);
}

function refusedPurchase(world: World, serverId: string, wanted: Wanted, credit: Credit) {
  const open = world.db.orders.find(
    (row) => row.serverId === serverId && row.packageId === wanted.id && row.status === 'PENDING',
  );
  if (open)
    return refuse('order-pending', 'This server already has a pending order for this package.', {
      orderId: open.id,
    });
  const why = creditRefusal(wanted, credit);
  return why === null ? null : refuse('order-covered', why);
}

export const orderRoutes = serve(endpoints, {
  placeOrder: async ({ world, user, guild, body }) => {
    const { packageId, subscriptionType, isTrial = false } = body;
    const wanted = world.db.packages.find((row) => row.id === packageId);
    if (!wanted || wanted.status === 'DRAFT')
      return refuse('package-not-found', 'Package not found.');
    if (wanted.status === 'DISABLED')
      return refuse('package-unavailable', 'This package is no longer available.');
    if (wanted.subscriptionType !== subscriptionType) {
      return wrongFields([
        {
          path: 'subscriptionType',
          message: 'The billing type of this package changed. Refresh the page and try again.',
        },
      ]);
    }
    await settleOrders(world, guild.id);
    // Uses the order's own date for the credit, which is smaller a millisecond later.
    const now = world.clock.now();
    const credit = isTrial ? NO_CREDIT : creditFor(world, guild.id, wanted, now);
    const refused = isTrial
      ? refusedTrial(world, guild.id, wanted)
      : refusedPurchase(world, guild.id, wanted, credit);
    if (refused) return refused;
    const order: OrderRow = {
      id: nextId(world, 'ord'),
      serverId: guild.id,
      userId: user.id,
      packageId,
      price: isTrial ? '0' : formatSol(parseSol(wanted.price) - credit.lamports),
      credit: credit.lamports.toString(),
      creditFrom: credit.from,
      subscriptionType: wanted.subscriptionType,
      durationDays: isTrial ? (wanted.trialDays ?? null) : wanted.durationDays,
      tier: wanted.order,
      status: 'PENDING',
      package: { name: wanted.name, items: wanted.items },
      createdAt: now,
      verifyingAt: null,
      enabledAt: null,
      expiresAt: null,
      reference: token(),
      paymentSignature: null,
      paymentStatus: null,
      closedAt: null,
      ruleLimit: wanted.ruleLimit,
      reminders: 0,
      returnSignature: null,
      ...(isTrial ? { isTrial } : {}),
    };
    world.db.orders.push(order);
    audit(world, user.id, 'order.pending', order.id, { serverId: order.serverId });
    if (isTrial) startTrial(world, order);
    return done(
      { packageSubscription: orderView(world, order) },
      isTrial ? 'Trial started.' : 'Order placed.',
    );
  },

  /** Only while it is PENDING without a payment under way (spec §4). */
  cancelOrder: async ({ world, guild, params }) => {
    const order = world.db.orders.find((row) => row.id === params.id);
    if (!order) return refuse('order-not-found', 'Order not found.');
    const paid = paymentOnChain(world, await world.chain(), order);
    await settleOrders(world, guild.id);
    if (paid)
      return refuse('order-paid', 'A payment for this order arrived, so it can’t be cancelled.');
    if (order.status !== 'PENDING')
      return refuse(
        'order-closed',
        `This order is already ${stateInWords[order.status]}, so it can’t be cancelled.`,
      );
    move(world, order, 'CANCELLED');
    return done({ packageSubscription: orderView(world, order) }, 'Order cancelled.');
  },

  listOrders: async ({ world, guild }) => {
    await settleOrders(world, guild.id);
    const orders = world.db.orders
      .filter((row) => row.serverId === guild.id)
      .sort(byFields('-createdAt', 'id'));
    return done({ packageSubscriptions: orders.map((row) => orderView(world, row)) });
  },
});
