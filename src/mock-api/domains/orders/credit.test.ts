// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatSol, parseSol } from '@/shared/money/lamports';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { readOrder } from '../../testing/answers';
import { scriptedChain, type ScriptedChain } from '../../testing/scriptedChain';
import { unusedPart } from './credit';
import { settleOrders } from './lifecycle';

const DAY = 86_400_000;
const SERVER = 'srv-empty';

let backend: TestBackend;
let chain: ScriptedChain;
beforeEach(() => {
  chain = scriptedChain();
  backend = createTestBackend({ startChain: () => Promise.resolve(chain) });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const send = (packageId: string) =>
  backend.send('POST', '/api/package-subscription', {
    discordServerId: SERVER,
    packageId,
    subscriptionType:
      backend.world.db.packages.find(({ id }) => id === packageId)?.subscriptionType ?? '',
  });
const row = (id: string) => backend.world.db.orders.find((order) => order.id === id);

/** Orders a package and pays for it; the order is active afterwards. */
async function buy(packageId: string): Promise<string> {
  const { id } = await readOrder(await send(packageId));
  const order = row(id);
  chain.land({
    to: backend.world.settings.treasury,
    lamports: parseSol(order?.price ?? '0'),
    reference: order?.reference ?? '',
  });
  await settleOrders(backend.world, SERVER);
  backend.world.clock.advance(backend.world.settings.verifyDelay + 1);
  await settleOrders(backend.world, SERVER);
  return id;
}
function pass(days: number) {
  backend.world.clock.advance(days * DAY);
  backend.signInAs('owner');
}

describe('a larger package', () => {
  test('is dated when its credit was calculated, however long the order takes', async () => {
    const bronze = await buy('pkg-bronze');
    pass(10);
    // The clock advances a minute each time it is read.
    const { clock } = backend.world;
    const now = clock.now.bind(clock);
    vi.spyOn(clock, 'now').mockImplementation(() => {
      clock.advance(60_000);
      return now();
    });
    const { id } = await readOrder(await send('pkg-silver'));
    const [smaller, larger] = [row(bronze), row(id)];
    if (!smaller || !larger) throw new Error('Both orders were placed.');
    expect(larger.credit).toBe(String(unusedPart(smaller, larger.createdAt)));
  });

  test('costs its price less the unused part of the smaller package, to the lamport', async () => {
    const bronze = await buy('pkg-bronze');
    pass(10);
    const { id } = await readOrder(await send('pkg-silver'));
    const [smaller, larger] = [row(bronze), row(id)];
    const left = BigInt((smaller?.expiresAt ?? 0) - (larger?.createdAt ?? 0));
    const credit = (500_000_000n * left) / BigInt(30 * DAY);
    expect(credit).toBeGreaterThan(0n);
    expect(larger).toMatchObject({
      credit: credit.toString(),
      price: formatSol(1_250_000_000n - credit),
      creditFrom: [bronze],
    });
  });

  test('replaces the smaller package once it is paid', async () => {
    const bronze = await buy('pkg-bronze');
    const silver = await buy('pkg-silver');
    expect([row(bronze)?.status, row(silver)?.status]).toEqual(['UPGRADED', 'ENABLED']);
  });

  test('is credited for a package that was itself paid with a credit', async () => {
    await buy('pkg-bronze');
    const silver = await buy('pkg-silver');
    const gold = row((await readOrder(await send('pkg-gold'))).id);
    // Silver was fully paid, by money and the unused part of Bronze.
    expect(BigInt(gold?.credit ?? '0')).toBeGreaterThan(parseSol(row(silver)?.price ?? '0'));
    expect(BigInt(gold?.credit ?? '0')).toBeLessThanOrEqual(1_250_000_000n);
  });
});

test('the unused part of a package is credited in a single open order', async () => {
  await buy('pkg-bronze');
  await send('pkg-silver');
  const { id } = await readOrder(await send('pkg-gold'));
  expect(row(id)).toMatchObject({ credit: '0', price: '3.5' });
});

test('a cancelled order releases its credit', async () => {
  const bronze = await buy('pkg-bronze');
  const silver = await readOrder(await send('pkg-silver'));
  await backend.send('PUT', `/api/package-subscription/${silver.id}`);
  const { id } = await readOrder(await send('pkg-gold'));
  expect(row(id)?.creditFrom).toEqual([bronze]);
});

test('an order with a credit is cancelled after a day, and an order without credit stays', async () => {
  const plain = await readOrder(await send('pkg-citadel'));
  await buy('pkg-bronze');
  const { id } = await readOrder(await send('pkg-silver'));
  pass(1);
  await settleOrders(backend.world, SERVER);
  expect([row(id)?.status, row(plain.id)?.status]).toEqual(['CANCELLED', 'PENDING']);
});

test('a credit that would cover the whole price is refused with the reason', async () => {
  await buy('pkg-gold');
  // Cheaper than the unused part of the package that it would replace.
  const citadel = backend.world.db.packages.find(({ id }) => id === 'pkg-citadel');
  if (citadel) citadel.price = '1';
  const answer = await send('pkg-citadel');
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    message: expect.stringContaining('covers the whole price of Citadel'),
  });
});

describe('a package that ends', () => {
  const unlocked = async () => {
    const answer = await backend.send('GET', `/api/packages/${SERVER}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the document says
    const { data } = (await answer.json()) as { data: { held: { state: string }[] } };
    return data.held.map(({ state }) => state);
  };

  test('keeps its bots for three more days', async () => {
    await buy('pkg-bronze');
    pass(31);
    expect(await unlocked()).toEqual(['GRACE']);
    pass(3);
    expect(await unlocked()).toEqual([]);
  });

  test('is announced a week and a day before', async () => {
    await buy('pkg-bronze');
    const told = () =>
      backend.world.db.notifications.filter(({ title }) => title.startsWith('Bronze Keep ends in'));
    pass(20);
    await settleOrders(backend.world, SERVER);
    expect(told()).toHaveLength(0);
    pass(4);
    await settleOrders(backend.world, SERVER);
    await settleOrders(backend.world, SERVER);
    expect(told()).toHaveLength(1);
    pass(5);
    await settleOrders(backend.world, SERVER);
    expect(told()).toHaveLength(2);
  });
});
