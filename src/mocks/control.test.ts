// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from './node/testServer';
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

test('expire-access leaves the refresh token good', async () => {
  backend.signInAs('owner');
  await backend.send('POST', '/__mock/session/expire-access');
  expect((await authenticate()).status).toBe(401);
  expect((await backend.send('POST', '/api/auth/renew-access-token', {})).status).toBe(200);
});

test('the clock goes forwards only', async () => {
  const before = backend.world.clock.now();
  await backend.send('POST', '/__mock/clock', { advanceMs: 60_000 });
  expect(backend.world.clock.now()).toBeGreaterThanOrEqual(before + 60_000);
  expect((await backend.send('POST', '/__mock/clock', { advanceMs: -1 })).status).toBe(400);
});

test('reset brings the seed back and ends sessions', async () => {
  backend.signInAs('owner');
  await backend.send('PUT', '/api/package-subscription/ord-10');
  await backend.send('POST', '/__mock/reset');
  expect((await authenticate()).status).toBe(401);
  expect(backend.world.db.orders.find((row) => row.id === 'ord-10')?.status).toBe('PENDING');
});

test('the log tells method, path and status of each call', async () => {
  await authenticate();
  expect(await (await backend.send('GET', '/__mock/requests')).json()).toMatchObject({
    data: { requests: [{ method: 'GET', path: '/api/auth/authenticate', status: 200 }] },
  });
});

test('transactions of the chain are told with lamports as text', async () => {
  chain.land({ to: backend.world.settings.treasury, lamports: 7n });
  const path = `/__mock/chain/transactions?address=${backend.world.settings.treasury}`;
  expect(await (await backend.send('GET', path)).json()).toMatchObject({
    data: { transactions: [{ postBalances: [expect.any(String), '7'] }] },
  });
});
