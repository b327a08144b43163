// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from './hosts/vitest/testServer';
import { scriptedChain, type ScriptedChain } from './testing/scriptedChain';

let backend: TestBackend;
let chain: ScriptedChain;
beforeEach(() => {
  chain = scriptedChain();
  backend = createTestBackend({ startChain: () => Promise.resolve(chain) });
});
afterEach(() => backend.close());

const authenticate = () => backend.send('GET', '/api/auth/authenticate');

test('sign-in opens a session as a persona', async () => {
  await backend.send('POST', '/__mock/sign-in', { persona: 'staff' });
  expect(await (await authenticate()).json()).toMatchObject({
    data: { user: { id: 'usr-staff' } },
  });
});

test('an unknown persona is refused', async () => {
  expect((await backend.send('POST', '/__mock/sign-in', { persona: 'king' })).status).toBe(404);
});

test('expire-access leaves the refresh token valid', async () => {
  backend.signInAs('owner');
  await backend.send('POST', '/__mock/session/expire-access');
  expect((await authenticate()).status).toBe(401);
  expect((await backend.send('POST', '/api/auth/renew-access-token', {})).status).toBe(200);
});

test('the clock only moves forward', async () => {
  const before = backend.world.clock.now();
  await backend.send('POST', '/__mock/clock', { advanceMs: 60_000 });
  expect(backend.world.clock.now()).toBeGreaterThanOrEqual(before + 60_000);
  expect((await backend.send('POST', '/__mock/clock', { advanceMs: -1 })).status).toBe(400);
});

const YEAR = 365 * 86_400_000;

test('A28: the clock runs at most five years ahead, however many jumps it takes', async () => {
  expect((await backend.send('POST', '/__mock/clock', { advanceMs: 10 * YEAR })).status).toBe(400);
  await backend.send('POST', '/__mock/clock', { advanceMs: 4 * YEAR });
  const before = backend.world.clock.now();
  const refused = await backend.send('POST', '/__mock/clock', { advanceMs: 2 * YEAR });
  expect(await refused.json()).toMatchObject({
    data: { errors: [{ path: 'advanceMs', message: expect.stringContaining('5 years') }] },
  });
  expect(backend.world.clock.now()).toBeLessThan(before + YEAR);
});

test.each([
  ['crowd', { members: 200_000, submissions: 0, points: 0 }],
  ['crowd', { members: 0, submissions: 10, points: 0 }],
  ['crowd', { members: 10, submissions: 1_000_000, points: 0 }],
  ['crowd', { members: 10, submissions: 0, points: 1e9 }],
  ['hoard', { persona: 'member', wallets: 1000, pieces: 10 }],
  ['hoard', { persona: 'member', wallets: 1, pieces: 1_000_000 }],
])('A28: a %s as large as %j is refused', async (name, size) => {
  expect((await backend.send('POST', `/__mock/${name}`, size)).status).toBe(400);
});

test.each([
  ['crowd', { members: 3, submissions: 1, points: 1 }],
  ['hoard', { persona: 'member', wallets: 1, pieces: 1 }],
])('A28: a second %s is refused until a reset', async (name, size) => {
  const add = async () => (await backend.send('POST', `/__mock/${name}`, size)).status;
  expect(await add()).toBe(200);
  expect(await add()).toBe(409);
  await backend.send('POST', '/__mock/reset');
  expect(await add()).toBe(200);
});

test('reset restores the seed and ends sessions', async () => {
  backend.signInAs('owner');
  await backend.send('PUT', '/api/package-subscription/ord-10');
  await backend.send('POST', '/__mock/reset');
  expect((await authenticate()).status).toBe(401);
  expect(backend.world.db.orders.find((row) => row.id === 'ord-10')?.status).toBe('PENDING');
});

test('the request log has method, path and status of each call', async () => {
  await authenticate();
  expect(await (await backend.send('GET', '/__mock/requests')).json()).toMatchObject({
    data: { requests: [{ method: 'GET', path: '/api/auth/authenticate', status: 200 }] },
  });
});

test('transactions of the chain are returned with lamports as text', async () => {
  chain.land({ to: backend.world.settings.treasury, lamports: 7n });
  const path = `/__mock/chain/transactions?address=${backend.world.settings.treasury}`;
  expect(await (await backend.send('GET', path)).json()).toMatchObject({
    data: { transactions: [{ postBalances: [expect.any(String), '7'] }] },
  });
});
