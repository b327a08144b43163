// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ACCESS_COOKIE,
  ACCESS_TTL,
  REFRESH_COOKIE,
  REFRESH_TTL,
  RENEWAL_GRACE,
  XSRF_COOKIE,
} from '../../http/cookies';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
});
afterEach(() => backend.close());

const authenticate = () => backend.send('GET', '/api/auth/authenticate');
const renew = () => backend.send('POST', '/api/auth/renew-access-token', {});

test('a visitor without any cookie is not authenticated', async () => {
  const answer = await authenticate();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    data: { user: { isAdmin: false, isAuthenticated: false, isAdminMode: false } },
  });
});

test('an unknown session is 401', async () => {
  backend.cookies.set(ACCESS_COOKIE, 'made-up');
  expect((await authenticate()).status).toBe(401);
});

test('a signed-in owner gets their own account', async () => {
  backend.signInAs('owner');
  const answer: unknown = await (await authenticate()).json();
  expect(answer).toMatchObject({
    success: true,
    data: { user: { isAdmin: true, isAuthenticated: true, isAdminMode: true, id: 'usr-owner' } },
  });
});

test('members are not admins', async () => {
  backend.signInAs('member');
  expect(await (await authenticate()).json()).toMatchObject({
    data: { user: { isAdmin: false, isAdminMode: false, capabilities: [] } },
  });
});

test('only staff carry the staff capability', async () => {
  backend.signInAs('staff');
  expect(await (await authenticate()).json()).toMatchObject({
    data: { user: { isAdmin: true, capabilities: ['staff'] } },
  });
});

test('an access token expires after five minutes', async () => {
  backend.signInAs('owner');
  backend.world.clock.advance(ACCESS_TTL + 1000);
  expect((await authenticate()).status).toBe(401);
});

test('renewal gives a new access token that works', async () => {
  backend.signInAs('owner');
  backend.world.clock.advance(ACCESS_TTL + 1000);
  expect((await renew()).status).toBe(200);
  expect((await authenticate()).status).toBe(200);
});

test('renewal changes all three cookies', async () => {
  backend.signInAs('owner');
  const before = new Map(backend.cookies);
  await renew();
  for (const name of [ACCESS_COOKIE, REFRESH_COOKIE, XSRF_COOKIE]) {
    expect(backend.cookies.get(name)).not.toBe(before.get(name));
  }
});

test('a refresh token expires after a day', async () => {
  backend.signInAs('owner');
  backend.world.clock.advance(REFRESH_TTL + 1000);
  expect((await renew()).status).toBe(401);
});

describe('A26: a refresh token that was exchanged', () => {
  /** Renews once, and goes back to the cookies of before: a reload, before the answer has arrived. */
  async function renewedUnheard() {
    backend.signInAs('owner');
    const before = new Map(backend.cookies);
    await renew();
    const fresh = new Map(backend.cookies);
    const goBackTo = (kept: ReadonlyMap<string, string>) =>
      kept.forEach((value, name) => backend.cookies.set(name, value));
    goBackTo(before);
    return { fresh, goBackTo };
  }
  const tokens = (cookies: ReadonlyMap<string, string>) =>
    [ACCESS_COOKIE, REFRESH_COOKIE, XSRF_COOKIE].map((name) => cookies.get(name));

  test('gets the same tokens again within the grace period', async () => {
    const { fresh } = await renewedUnheard();
    backend.world.clock.advance(RENEWAL_GRACE - 5000);
    expect((await renew()).status).toBe(200);
    expect(tokens(backend.cookies)).toEqual(tokens(fresh));
    expect((await authenticate()).status).toBe(200);
  });

  test('does not fork the session, however often it is used in that time', async () => {
    const { goBackTo } = await renewedUnheard();
    const before = new Map(backend.cookies);
    const got: unknown[] = [];
    for (let time = 0; time < 3; time += 1) {
      goBackTo(before);
      await renew();
      got.push(tokens(backend.cookies));
    }
    expect(got).toEqual([got[0], got[0], got[0]]);
  });

  test('revokes the session after the grace period', async () => {
    const { fresh, goBackTo } = await renewedUnheard();
    backend.world.clock.advance(RENEWAL_GRACE);
    expect((await renew()).status).toBe(401);
    goBackTo(fresh);
    expect((await authenticate()).status).toBe(401);
  });

  test('revokes the session once its successor was exchanged as well', async () => {
    const { fresh, goBackTo } = await renewedUnheard();
    const before = new Map(backend.cookies);
    goBackTo(fresh);
    await renew();
    const latest = new Map(backend.cookies);
    goBackTo(before);
    expect((await renew()).status).toBe(401);
    goBackTo(latest);
    expect((await authenticate()).status).toBe(401);
  });
});

test('renewal without a refresh token is 401, not an XSRF refusal', async () => {
  expect((await renew()).status).toBe(401);
});

test('logout ends the session on the server', async () => {
  backend.signInAs('owner');
  const kept = new Map(backend.cookies);
  expect(await (await backend.send('GET', '/api/auth/logout')).json()).toMatchObject({
    success: true,
  });
  for (const [name, value] of kept) backend.cookies.set(name, value);
  expect((await authenticate()).status).toBe(401);
});

describe('D25: logout', () => {
  const logOut = (site: string, mode: string, dest: string) =>
    backend.send('GET', '/api/auth/logout', undefined, {
      'sec-fetch-site': site,
      'sec-fetch-mode': mode,
      'sec-fetch-dest': dest,
    });

  test.each([
    ['a link of another site', 'cross-site', 'navigate', 'document'],
    ['a picture of another site', 'cross-site', 'no-cors', 'image'],
    ['a script of another site', 'cross-site', 'cors', 'empty'],
    ['a link of a sibling domain', 'same-site', 'navigate', 'document'],
  ])('is refused from %s, and the session continues', async (_, site, mode, dest) => {
    backend.signInAs('owner');
    const answer = await logOut(site, mode, dest);
    expect(answer.status).toBe(403);
    expect(backend.cookies.has(ACCESS_COOKIE)).toBe(true);
    expect((await authenticate()).status).toBe(200);
  });

  test('does not accept a posted form', async () => {
    backend.signInAs('owner');
    expect((await backend.send('POST', '/api/auth/logout')).status).toBe(405);
    expect((await authenticate()).status).toBe(200);
  });

  test.each([
    ['our own page', 'same-origin', 'cors', 'empty'],
    ['the address bar', 'none', 'navigate', 'document'],
  ])('works from %s', async (_, site, mode, dest) => {
    backend.signInAs('owner');
    expect((await logOut(site, mode, dest)).status).toBe(200);
    expect(backend.cookies.has(ACCESS_COOKIE)).toBe(false);
  });
});

test('a write without the XSRF header is 403', async () => {
  backend.signInAs('owner');
  const answer = await backend.send(
    'POST',
    '/api/auth/renew-access-token',
    {},
    { 'x-xsrf-token': '' },
  );
  expect(answer.status).toBe(403);
});

test('a write with a wrong XSRF token is 403 and changes nothing', async () => {
  backend.signInAs('owner');
  const headers = { 'x-xsrf-token': 'guess' };
  const answer = await backend.send('PUT', '/api/package-subscription/ord-10', undefined, headers);
  expect(answer.status).toBe(403);
  expect(backend.world.db.orders.find((row) => row.id === 'ord-10')?.status).toBe('PENDING');
});

test('a write with an XSRF token that is not the session’s own is 403', async () => {
  backend.signInAs('owner');
  backend.cookies.set(XSRF_COOKIE, 'planted');
  expect((await renew()).status).toBe(403);
});

test('a write sent with the XSRF token from before a renewal is accepted', async () => {
  backend.signInAs('owner');
  const before = backend.cookies.get(XSRF_COOKIE) ?? '';
  await renew();
  backend.cookies.set(XSRF_COOKIE, before);
  expect((await renew()).status).toBe(200);
});

test('a lost XSRF cookie is set again to the session’s own token', async () => {
  backend.signInAs('owner');
  const own = backend.cookies.get(XSRF_COOKIE);
  backend.cookies.delete(XSRF_COOKIE);
  await authenticate();
  expect(backend.cookies.get(XSRF_COOKIE)).toBe(own);
});

test('a session of an earlier version without an XSRF token continues', async () => {
  backend.signInAs('owner');
  delete backend.world.db.sessions[0]?.xsrf;
  backend.cookies.set(XSRF_COOKIE, 'of-before');
  expect((await renew()).status).toBe(200);
});

test('an unknown call is 404 in an envelope', async () => {
  const answer = await backend.send('GET', '/api/nothing-here');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ success: false });
});
