// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY } from '@/shared/time/durations';
import { parseSol } from '@/shared/money/lamports';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { readOrder, readOrders } from '../../testing/answers';
import { scriptedChain, type ScriptedChain } from '../../testing/scriptedChain';
import { enabledItems, heldOrders } from './held';
import { settleOrders } from './lifecycle';

const SERVER = 'srv-empty';
let backend: TestBackend;
let chain: ScriptedChain;
beforeEach(() => {
  chain = scriptedChain();
  backend = createTestBackend({ startChain: () => Promise.resolve(chain) });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const order = (packageId: string, more: object = {}, discordServerId = SERVER) => {
  const wanted = backend.world.db.packages.find(({ id }) => id === packageId);
  return backend.send('POST', '/api/package-subscription', {
    discordServerId,
    packageId,
    subscriptionType: wanted?.subscriptionType,
    ...more,
  });
};
const tryOut = (packageId = 'pkg-bronze', server = SERVER) =>
  order(packageId, { isTrial: true }, server);
const list = async () => {
  backend.signInAs('owner');
  return readOrders(await backend.send('GET', `/api/users/subscriptions/${SERVER}`));
};
const rowOf = (id: string) => backend.world.db.orders.find((row) => row.id === id);
async function pay(id: string): Promise<void> {
  const { world } = backend;
  const row = rowOf(id);
  chain.land({
    to: world.settings.treasury,
    lamports: parseSol(row?.price ?? '0'),
    reference: row?.reference ?? '',
  });
  await settleOrders(world, SERVER);
  world.clock.advance(world.settings.verifyDelay + 1);
  await settleOrders(world, SERVER);
}

test('a trial costs nothing and is ENABLED at once for its days', async () => {
  const answer = await tryOut();
  expect(answer.status).toBe(201);
  const trial = await readOrder(answer);
  expect(trial).toMatchObject({ status: 'ENABLED', price: '0', credit: '0', isTrial: true });
  expect(Date.parse(trial.expiresAt ?? '') - Date.parse(trial.createdAt ?? '')).toBe(7 * DAY);
  expect(enabledItems(backend.world, SERVER).map(({ id }) => id)).toContain('welcome-message');
});

test('a trial is listed in the server’s orders and in its audit log', async () => {
  const { id } = await readOrder(await tryOut());
  expect((await list()).map((row) => [row.id, row.status])).toEqual([[id, 'ENABLED']]);
  const lines = backend.world.db.audit.filter(({ target }) => target === id);
  expect(lines.map(({ action }) => action)).toEqual(['order.pending', 'order.enabled']);
});

test('a server can have only one trial', async () => {
  await tryOut();
  backend.world.clock.advance(30 * DAY);
  backend.signInAs('owner');
  expect((await tryOut()).status).toBe(409);
  await list();
  expect((await tryOut()).status).toBe(409);
});

test('two simultaneous requests start one trial', async () => {
  const answers = await Promise.all([tryOut(), tryOut()]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409,
  ]);
  expect(backend.world.db.orders.filter(({ isTrial = false }) => isTrial)).toHaveLength(1);
});

test('a package without a trial cannot be tried', async () => {
  expect((await tryOut('pkg-silver')).status).toBe(409);
});

test('a server with a package cannot start a trial', async () => {
  expect((await tryOut('pkg-bronze', 'srv-keep')).status).toBe(409);
});

test('a server whose payment is being verified cannot start a trial', async () => {
  const { id } = await readOrder(await order('pkg-silver'));
  const row = rowOf(id);
  chain.land({
    to: backend.world.settings.treasury,
    lamports: parseSol('1.25'),
    reference: row?.reference ?? '',
  });
  expect((await tryOut()).status).toBe(409);
});

test('a trial ends as EXPIRED, with the usual days of grace', async () => {
  const { id } = await readOrder(await tryOut());
  backend.world.clock.advance(7 * DAY + 1);
  await settleOrders(backend.world, SERVER);
  expect(rowOf(id)?.status).toBe('EXPIRED');
  expect(heldOrders(backend.world, SERVER)).toHaveLength(1);
  backend.world.clock.advance(3 * DAY);
  expect(heldOrders(backend.world, SERVER)).toHaveLength(0);
});

test('paying for the same package ends the trial, and the paid term starts then', async () => {
  const { id } = await readOrder(await tryOut());
  backend.world.clock.advance(2 * DAY);
  backend.signInAs('owner');
  const bought = await readOrder(await order('pkg-bronze'));
  expect(bought).toMatchObject({ status: 'PENDING', price: '0.5', credit: '0' });
  await pay(bought.id);
  const [trial, paid] = [rowOf(id), rowOf(bought.id)];
  expect(trial).toMatchObject({ status: 'EXPIRED', endedBy: bought.id });
  expect(paid?.status).toBe('ENABLED');
  expect((paid?.expiresAt ?? 0) - (paid?.enabledAt ?? 0)).toBe(30 * DAY);
  expect(heldOrders(backend.world, SERVER).map((row) => row.id)).toEqual([bought.id]);
});

test('a larger package after a trial costs its full price', async () => {
  await tryOut();
  const bought = await readOrder(await order('pkg-gold'));
  expect(bought).toMatchObject({ price: '3.5', credit: '0' });
});

test('a smaller package also ends the trial', async () => {
  const gold = backend.world.db.packages.find(({ id }) => id === 'pkg-gold');
  if (gold) gold.trialDays = 14;
  const { id } = await readOrder(await tryOut('pkg-gold'));
  const bought = await readOrder(await order('pkg-bronze'));
  await pay(bought.id);
  expect(rowOf(id)?.status).toBe('EXPIRED');
  expect(enabledItems(backend.world, SERVER).map((item) => item.id)).not.toContain('nft-sale');
});

test('a trial brings no revenue', async () => {
  backend.signInAs('staff');
  const revenue = async () => {
    const answer: { data: { packages: { id: string; revenue: string; inForce: number }[] } } =
      await (await backend.send('GET', '/api/staff/packages')).json();
    return answer.data.packages.find(({ id }) => id === 'pkg-bronze');
  };
  const before = await revenue();
  backend.signInAs('owner');
  await tryOut();
  backend.signInAs('staff');
  const after = await revenue();
  expect(after?.revenue).toBe(before?.revenue);
  expect(after?.inForce).toBe((before?.inForce ?? 0) + 1);
});

test('money sent to the reference of an ended trial is not a payment', async () => {
  const { id } = await readOrder(await tryOut());
  backend.world.clock.advance(7 * DAY + 1);
  await settleOrders(backend.world, SERVER);
  chain.land({
    to: backend.world.settings.treasury,
    lamports: 0n,
    reference: rowOf(id)?.reference ?? '',
  });
  await settleOrders(backend.world, SERVER);
  expect(backend.world.db.payments.filter(({ orderId }) => orderId === id)).toEqual([]);
});

test('the offer includes the trial until it is used', async () => {
  const trialOf = async () => {
    const answer: { data: { packages: { id: string; terms: { trial: unknown } }[] } } = await (
      await backend.send('GET', `/api/packages/${SERVER}`)
    ).json();
    return answer.data.packages.find(({ id }) => id === 'pkg-bronze')?.terms.trial;
  };
  expect(await trialOf()).toEqual({ days: 7 });
  await tryOut();
  expect(await trialOf()).toBeNull();
});
