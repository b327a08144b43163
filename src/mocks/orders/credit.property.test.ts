// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSol } from '@/shared/money/lamports';
import { createTestBackend, type TestBackend } from '../node/testServer';
import { scriptedChain, type ScriptedChain } from '../testing/scriptedChain';
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
    const known = mine.length;
    await backend.send('POST', '/api/package-subscription', {
      discordServerId: SERVER,
      packageId: wanted?.id,
      subscriptionType: wanted?.subscriptionType,
    });
    const made = world.db.orders.filter(({ serverId }) => serverId === SERVER)[known];
    if (!made) return;
    const sources = mine.filter(({ id }) => made.creditFrom.includes(id));
    const left = sources.reduce((sum, order) => sum + unusedPart(order, made.createdAt), 0n);
    expect(BigInt(made.credit)).toBe(left);
    expect(parseSol(made.price) + BigInt(made.credit)).toBe(parseSol(wanted?.price ?? '0'));
    expect(parseSol(made.price)).toBeGreaterThan(0n);
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
          const mine = backend.world.db.orders.filter(({ serverId }) => serverId === SERVER);
          for (const { id, price } of mine) {
            expect(price).toBe(prices.get(id) ?? price);
            prices.set(id, price);
          }
          const sources = mine
            .filter(({ status }) => USED.includes(status))
            .flatMap(({ creditFrom }) => creditFrom);
          expect(new Set(sources).size).toBe(sources.length);
        }
      } finally {
        backend.close();
      }
    }),
    { numRuns: 30 },
  );
});
