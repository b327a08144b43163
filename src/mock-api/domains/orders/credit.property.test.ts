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
  { weight: 1, arbitrary: fc.record({ tryOut: fc.constantFrom('bronze', 'gold') }) },
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
  if ('buy' in what || 'tryOut' in what) {
    const isTrial = 'tryOut' in what;
    const name = isTrial ? what.tryOut : what.buy;
    const wanted = world.db.packages.find(({ id }) => id === `pkg-${name}`);
    await backend.send('POST', '/api/package-subscription', {
      discordServerId: SERVER,
      packageId: wanted?.id,
      subscriptionType: wanted?.subscriptionType,
      isTrial,
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

/** Errors in the orders of the server, one per line. */
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
      order.isTrial === true || price + BigInt(order.credit) === parseSol(whole)
        ? ''
        : 'doesn’t come to the whole price',
      price > 0n === (order.isTrial !== true) ? '' : 'costs nothing, or is a trial that costs',
      order.isTrial === true && sources.includes(order.id) ? 'is a trial that left a credit' : '',
      known === order.price ? '' : 'has another price than before',
    ].flatMap((what) => (what === '' ? [] : [`${order.id} ${what}`]));
  });
  if (mine.filter(({ isTrial = false }) => isTrial).length > 1) wrong.push('tried twice');
  const running = mine.filter(({ status }) => status === 'ENABLED');
  if (running.length > 1 && running.some(({ isTrial = false }) => isTrial))
    wrong.push('a trial beside a paid package');
  return new Set(sources).size === sources.length ? wrong : [...wrong, 'credited twice'];
}

test('the unused part of an order is credited once, and no price changes afterwards', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const chain = scriptedChain();
      const backend = createTestBackend({ startChain: () => Promise.resolve(chain) });
      try {
        backend.signInAs('owner');
        const gold = backend.world.db.packages.find(({ id }) => id === 'pkg-gold');
        if (gold) gold.trialDays = 14;
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
