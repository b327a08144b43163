// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { createReconciler } from './reconcile';
import { anOrder, ModelWorld } from './testing/modelWorld';

let world: ModelWorld;
beforeEach(() => {
  world = new ModelWorld();
});

/** Another page of the same browser, without a wallet: nothing there may ask for a signature. */
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

test('an empty journal asks nobody anything', async () => {
  start().run();
  await world.clock.advance(10_000);
  expect(world.chain.requests).toEqual([]);
});

test('C7: a payment left behind is shown, registered, and gone', async () => {
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

test('its text names the amount and what for', async () => {
  world.chain.nextSend = () => 'swallow';
  await leavePaying(3_000);
  const reconciler = start();
  reconciler.run();
  expect(reconciler.getPayments()[0]?.text).toBe(
    'A payment of 1.5 SOL for Starter has been sent but is not yet registered',
  );
});

test('what is proven never to have landed is shown no more', async () => {
  world.chain.nextSend = () => 'swallow';
  await leavePaying(3_000);
  const reconciler = start();
  reconciler.run();
  await world.clock.advance(90_000);
  expect(reconciler.getPayments()).toEqual([]);
  expect(world.journal.open()).toEqual([]);
});

test('C6 row 14: an old PENDING order is looked for on the chain', async () => {
  await leavePaying(12_000);
  world.stored.clear();
  world.server.registered.clear();
  world.server.order = anOrder();
  start().run([{ ...anOrder(), createdAt: '2020-01-01T00:00:00Z' }]);
  await world.clock.advance(10_000);
  expect(world.server.registered.has('signature-1')).toBe(true);
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
