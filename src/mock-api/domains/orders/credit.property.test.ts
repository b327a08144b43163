// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSol } from '@/shared/money/lamports';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain, type ScriptedChain } from '../../testing/scriptedChain';
import { unusedPart } from './credit';
import { settleOrders } from './lifecycle';
import type { OrderRow } from './rows';

const SERVER = 'srv-empty';
const HOUR = 3_600_000;

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ buy: fc.constantFrom('bronze', 'silver', 'gold', 'citadel') }),
  },
  { weight: 3, arbitrary: fc.record({ pay: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ cancel: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ hours: fc.constantFrom(1, 25, 24 * 11, 24 * 40) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const USED: readonly OrderRow['status'][] = [
  'PENDING',
  'VERIFYING',
  'ENABLED',
  'UPGRADED',
  'DISABLED',
  'EXPIRED',
];

async function act(backend: TestBackend, chain: ScriptedChain, what: Step): Promise<void> {
  const { world } = backend;
  const mine = world.db.orders.filter(({ serverId }) => serverId === SERVER);
  const pick = (at: number) => mine[at % Math.max(1, mine.length)];
  if ('buy' in what) {
    const wanted = world.db.packages.find(({ id }) => id === `pkg-${what.buy}`);
    await backend.send('POST', '/api/package-subscription', {
      discordServerId: SERVER,
      packageId: wanted?.id,
      subscriptionType: wanted?.subscriptionType,
    });
  } else if ('pay' in what) {
    const order = pick(what.pay);
    if (!order) return;
    chain.land({
      to: world.settings.treasury,
      lamports: parseSol(order.price),
      reference: order.reference,
    });
    await settleOrders(world, SERVER);
    world.clock.advance(world.settings.verifyDelay + 1);
  } else if ('cancel' in what) {
    const order = pick(what.cancel);
    if (order) await backend.send('PUT', `/api/package-subscription/${order.id}`);
  } else world.clock.advance(what.hours * HOUR);
  backend.signInAs('owner');
  await settleOrders(world, SERVER);
}

/** What is wrong with the orders of the server, each in a line. */
function wrongIn({ world }: TestBackend, prices: Map<string, string>): string[] {
  const mine = world.db.orders.filter(({ serverId }) => serverId === SERVER);
  const used = mine.filter(({ status }) => USED.includes(status));
  const sources = used.flatMap(({ creditFrom }) => creditFrom);
  const wrong = mine.flatMap((order) => {
    const from = mine.filter(({ id }) => order.creditFrom.includes(id));
    const left = from.reduce((sum, each) => sum + unusedPart(each, order.createdAt), 0n);
    const whole = world.db.packages.find(({ id }) => id === order.packageId)?.price ?? '0';
    const price = parseSol(order.price);
    const known = prices.get(order.id) ?? order.price;
    prices.set(order.id, order.price);
    return [
      BigInt(order.credit) === left ? '' : 'credits what isn’t left',
      price + BigInt(order.credit) === parseSol(whole) ? '' : 'doesn’t come to the whole price',
      price > 0n ? '' : 'costs nothing',
      known === order.price ? '' : 'has another price than before',
    ].flatMap((what) => (what === '' ? [] : [`${order.id} ${what}`]));
  });
  return new Set(sources).size === sources.length ? wrong : [...wrong, 'credited twice'];
}

test('what is left of an order is credited once, and no price changes afterwards', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const chain = scriptedChain();
      const backend = createTestBackend({ startChain: () => Promise.resolve(chain) });
      try {
        backend.signInAs('owner');
        const prices = new Map<string, string>();
        for (const what of steps) {
          await act(backend, chain, what);
          expect(wrongIn(backend, prices)).toEqual([]);
        }
      } finally {
        backend.close();
      }
    }),
    { numRuns: 30 },
  );
});
