// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseSol } from '@/shared/money/lamports';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { readOrder, readOrders } from '../../testing/answers';
import { scriptedChain, type ScriptedChain } from '../../testing/scriptedChain';

let backend: TestBackend;
let chain: ScriptedChain;
beforeEach(() => {
  chain = scriptedChain();
  backend = createTestBackend({ startChain: () => Promise.resolve(chain) });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const order = (discordServerId: string, packageId: string, subscriptionType = 'MONTHLY') =>
  backend.send('POST', '/api/package-subscription', {
    discordServerId,
    packageId,
    subscriptionType,
  });
const cancel = (id: string) => backend.send('PUT', `/api/package-subscription/${id}`);
const list = async (serverId: string) =>
  readOrders(await backend.send('GET', `/api/users/subscriptions/${serverId}`));
const statusOf = async (serverId: string, id: string) =>
  (await list(serverId)).find((row) => row.id === id)?.status;

test('a new order is PENDING with a reference, the treasury and the price', async () => {
  const answer = await order('srv-empty', 'pkg-bronze');
  expect(answer.status).toBe(201);
  expect(await readOrder(answer)).toMatchObject({
    discordServerId: 'srv-empty',
    status: 'PENDING',
    price: '0.5',
    recipient: backend.world.settings.treasury,
    reference: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  });
});

test('a second order of the same package on the same server is 409 with the first order’s ID', async () => {
  const first = await readOrder(await order('srv-empty', 'pkg-bronze'));
  const second = await order('srv-empty', 'pkg-bronze');
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ data: { orderId: first.id } });
});

test('a discontinued package cannot be ordered', async () => {
  expect((await order('srv-empty', 'pkg-founder', 'LIFETIME')).status).toBe(409);
});

test('a draft package does not exist for buyers', async () => {
  expect((await order('srv-empty', 'pkg-quest', 'ONE_TIME')).status).toBe(404);
});

test('a subscription type the package lacks is refused by field', async () => {
  const answer = await order('srv-empty', 'pkg-bronze', 'YEARLY');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ data: { errors: [{ path: 'subscriptionType' }] } });
});

test('a malformed order body is refused by field', async () => {
  const answer = await backend.send('POST', '/api/package-subscription', { packageId: 'pkg-gold' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    data: {
      errors: expect.arrayContaining([expect.objectContaining({ path: 'discordServerId' })]),
    },
  });
});

test('an order for another owner’s server is 403', async () => {
  expect((await order('srv-other', 'pkg-bronze')).status).toBe(403);
});

test('a server without the bot is 404', async () => {
  expect((await order('srv-nobot-1', 'pkg-bronze')).status).toBe(404);
});

test('a pending order can be cancelled', async () => {
  const answer = await cancel('ord-10');
  expect(answer.status).toBe(200);
  expect(await statusOf('srv-pending', 'ord-10')).toBe('CANCELLED');
});

test.each(['ord-1', 'ord-2', 'ord-3', 'ord-5', 'ord-6', 'ord-8'])(
  'order %s is not PENDING and cannot be cancelled',
  async (id) => {
    expect((await cancel(id)).status).toBe(409);
  },
);

test('an order whose payment is on the chain cannot be cancelled', async () => {
  const row = (await list('srv-pending'))[0];
  chain.land({
    to: backend.world.settings.treasury,
    lamports: parseSol(row?.price ?? '0'),
    reference: row?.reference ?? '',
  });
  expect((await cancel('ord-10')).status).toBe(409);
  expect(await statusOf('srv-pending', 'ord-10')).toBe('VERIFYING');
});

test('someone else’s order cannot be cancelled', async () => {
  backend.signInAs('member');
  expect((await cancel('ord-10')).status).toBe(403);
});

test('an enabled order past its term is EXPIRED', async () => {
  backend.world.clock.advance(100 * 86_400_000);
  backend.signInAs('owner');
  expect(await statusOf('srv-keep', 'ord-3')).toBe('EXPIRED');
});

test('a server without orders has an empty list', async () => {
  expect(await list('srv-empty')).toEqual([]);
});

test('every status of the specification is in the seed', () => {
  const statuses = new Set(backend.world.db.orders.map((row) => row.status));
  expect([...statuses].sort()).toEqual(
    ['CANCELLED', 'DISABLED', 'ENABLED', 'EXPIRED', 'PENDING', 'UPGRADED', 'VERIFYING'].sort(),
  );
});

test('orders of the same time are listed by ID', async () => {
  for (const row of backend.world.db.orders) row.createdAt = backend.world.clock.now();
  backend.world.db.orders.reverse();
  const ids = (await list('srv-keep')).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(ids).toEqual(ids.toSorted());
});
