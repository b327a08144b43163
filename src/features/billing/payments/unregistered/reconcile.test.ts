// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '@/features/billing/orders/order';
import { createReconciler } from './reconcile';
import { anOrder, ModelWorld } from '../testing/modelWorld';

let world: ModelWorld;
beforeEach(() => {
  world = new ModelWorld();
});
afterEach(() => world.throwMistakes());

/** Another page of the same browser, without a wallet: it must never request a signature. */
function portsOf() {
  world.account = null;
  return world.ports();
}
const start = () => createReconciler(portsOf(), world.settings);

async function leavePaying(ms: number) {
  const flow = await world.opened();
  flow.pay();
  await world.clock.advance(ms);
  flow.dispose();
  await world.clock.advance(0);
}

test('an empty journal causes no requests', async () => {
  start().run();
  await world.clock.advance(10_000);
  expect(world.chain.requests).toEqual([]);
});

test('C7: an unregistered payment is listed until it is registered', async () => {
  world.server.nextFault = () => (world.chain.paid().length > 0 ? 'offline' : 'ok');
  await leavePaying(12_000);
  const reconciler = start();
  reconciler.run();
  expect(reconciler.getPayments()).toMatchObject([
    { orderId: 'order-1', signature: 'signature-1', lamports: 1_500_000_000n },
  ]);
  world.server.nextFault = () => 'ok';
  reconciler.retry('order-1');
  await world.clock.advance(70_000);
  expect(reconciler.getPayments()).toEqual([]);
  expect(world.server.registered.has('signature-1')).toBe(true);
  expect(world.prompts).toHaveLength(1);
});

test('the text of a payment names the amount and the package', async () => {
  world.chain.nextSend = () => 'swallow';
  await leavePaying(3_000);
  const reconciler = start();
  reconciler.run();
  expect(reconciler.getPayments()[0]?.text).toBe(
    'Your payment of 1.5 SOL for Starter was sent but isn’t registered yet',
  );
});

test('a payment that provably never landed is removed from the list', async () => {
  world.chain.nextSend = () => 'swallow';
  await leavePaying(3_000);
  const reconciler = start();
  reconciler.run();
  await world.clock.advance(90_000);
  expect(reconciler.getPayments()).toEqual([]);
  expect(world.journal.open()).toEqual([]);
});

test('C6 row 14: the payment of an old PENDING order is found on-chain', async () => {
  await leavePaying(12_000);
  world.stored.clear();
  world.server.registered.clear();
  world.server.order = anOrder();
  start().run([{ ...anOrder(), createdAt: '2020-01-01T00:00:00Z' }]);
  await world.clock.advance(10_000);
  expect(world.server.registered.has('signature-1')).toBe(true);
});

describe('row 24: a payment that landed as its order was closed', () => {
  const DAY = 86_400_000;
  const ago = (ms: number) => new Date(world.clock.now() - ms).toISOString();
  /** Pays without reporting, clears storage and closes the order: only the chain has a record of the payment. */
  async function closedAs(change: Partial<Order>) {
    world.server.nextFault = () => (world.chain.paid().length > 0 ? 'offline' : 'ok');
    await leavePaying(12_000);
    world.server.nextFault = () => 'ok';
    world.stored.clear();
    world.server.order = anOrder(change);
    start().run([world.server.order]);
    await world.clock.advance(20_000);
    return [...world.server.registered];
  }

  test.each<[string, () => Partial<Order>]>([
    ['cancelled yesterday', () => ({ status: 'CANCELLED', closedAt: ago(DAY) })],
    ['cancelled, no one says when', () => ({ status: 'CANCELLED' })],
    [
      'run out without a payment',
      () => ({ status: 'EXPIRED', paymentSignature: null, closedAt: ago(DAY) }),
    ],
  ])('is found when the order was %s', async (_, change) => {
    expect(await closedAs(change())).toEqual(['signature-1']);
    expect(world.server.order.paymentStatus).toBe('RECLAIMED_AFTER_FAILURE');
  });

  test.each<[string, () => Partial<Order>]>([
    ['closed more than a week ago', () => ({ status: 'CANCELLED', closedAt: ago(8 * DAY) })],
    ['run out after it was used, for all one knows', () => ({ status: 'EXPIRED' })],
    ['known to the server', () => ({ status: 'CANCELLED', paymentSignature: 'signature-1' })],
  ])('is not searched for when the order was %s', async (_, change) => {
    expect(await closedAs(change())).toEqual([]);
  });
});

describe('the search on-chain', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => anOrder({ id: `order-${index}` }));

  test('covers ten orders at most, with one request a second', async () => {
    start().run(many(30));
    await world.clock.advance(60_000);
    const asked = world.chain.requests.filter(({ method }) => method === 'signaturesFor');
    const gaps = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0));
    expect(asked).toHaveLength(10);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
  });

  test('covers an order once a minute at most', async () => {
    const reconciler = start();
    const asked = () => world.chain.requests.filter(({ method }) => method === 'signaturesFor');
    reconciler.run(many(1));
    await world.clock.advance(30_000);
    reconciler.run(many(1));
    await world.clock.advance(31_000);
    expect(asked()).toHaveLength(1);
    reconciler.run(many(1));
    await world.clock.advance(5_000);
    expect(asked()).toHaveLength(2);
  });

  test('sends no search request to a node of another network', async () => {
    world.chain.genesis = 'devnet';
    start().run(many(3));
    await world.clock.advance(10_000);
    expect(world.chain.requests.map(({ method }) => method)).toEqual(['genesisHash']);
  });
});

test('the list keeps its identity while nothing changes', async () => {
  world.chain.nextSend = () => 'swallow';
  await leavePaying(3_000);
  const reconciler = start();
  reconciler.run();
  const before = reconciler.getPayments();
  reconciler.run();
  expect(reconciler.getPayments()).toBe(before);
});
