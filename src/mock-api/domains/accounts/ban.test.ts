// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BAN_COOKIE } from '../../http/cookies';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
});
afterEach(() => backend.close());

const authenticate = () => backend.send('GET', '/api/auth/authenticate');

test('a banned account sees the ban, and the reason if staff gave it', async () => {
  const user = backend.signInAs('banned');
  const answer = await authenticate();
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({
    success: false,
    data: { ban: { reason: 'Posted links to a wallet drainer in several servers.' } },
  });
  delete user.banReason;
  expect(await (await authenticate()).json()).toMatchObject({ data: { ban: { reason: null } } });
});

test('an account banned during its session sees the ban at the next check', async () => {
  const user = backend.signInAs('member');
  expect((await authenticate()).status).toBe(200);
  user.banned = true;
  expect((await authenticate()).status).toBe(403);
});

test('a forged ban cookie reveals nothing', async () => {
  backend.cookies.set(BAN_COOKIE, 'made-up');
  expect(await (await authenticate()).json()).toMatchObject({
    data: { user: { isAuthenticated: false } },
  });
});

test('any other call refuses a banned account and says that it is banned', async () => {
  backend.signInAs('banned');
  const answer = await backend.send('GET', '/api/users/me/wallets');
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ message: 'This account is banned.' });
});
