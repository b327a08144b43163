// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInCookieName } from '@/features/identity/session/signInCookie';
import { ACCESS_COOKIE, BAN_COOKIE, CODE_TTL, REFRESH_COOKIE } from '../../http/cookies';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { personas } from '../accounts/personas';
import { EMBEDDED_CLIENT_ID } from '../../store/constants';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
});
afterEach(() => backend.close());

const ORIGIN = 'http://localhost:3000';
const CALLBACK = `${ORIGIN}/api/auth/discord/callback`;
const encode = (state: unknown) => btoa(JSON.stringify(state)).replaceAll('=', '');
const good = {
  response_type: 'code',
  client_id: EMBEDDED_CLIENT_ID,
  scope: 'identify guilds',
  redirect_uri: CALLBACK,
  state: encode({ redirect: ORIGIN, nonce: 'n', v: 1 }),
};
const authorize = (change: Record<string, string> = {}) =>
  backend.send(
    'GET',
    `/api/auth/discord/authorize?${new URLSearchParams({ ...good, ...change }).toString()}`,
  );
/** The callback as a link leads to it, from wherever. */
const follow = (query: Record<string, string>) =>
  backend.send('GET', `/api/auth/discord/callback?${new URLSearchParams(query).toString()}`);
/** The callback after a sign-in that this browser has begun. */
const callback = (query: { state: string } & Record<string, string>) => {
  begin(nonceOf(query.state));
  return follow(query);
};
const begin = (nonce: string) => backend.cookies.set(signInCookieName(nonce), nonce);
const nonceOf = (state: string) => /"nonce":"(.*?)"/.exec(atob(state))?.[1] ?? '';

/** Code behind a persona's button, as the page has it. */
async function codeOf(label: string): Promise<string> {
  const html = await (await authorize()).text();
  const form = html.split('<form').find((part) => part.includes(`aria-label="${label}"`));
  return /name="code" value="([^"]+)"/.exec(form ?? '')?.[1] ?? '';
}

test('the page has a button for every persona and a cancel button', async () => {
  const html = await (await authorize()).text();
  for (const { label } of personas) expect(html).toContain(`aria-label="${label}"`);
  expect(html).toContain('>Cancel</button>');
});

test.each([
  ['response_type', { response_type: 'token' }],
  ['client_id', { client_id: '1' }],
  ['scope', { scope: 'identify' }],
  ['scope', { scope: 'identify guilds email' }],
  ['redirect_uri', { redirect_uri: 'https://evil.test/api/auth/discord/callback' }],
  ['state', { state: 'not base64 of JSON' }],
  ['state', { state: encode({ nonce: 'n', v: 1 }) }],
])('a wrong %s is named in the error', async (name, change) => {
  const answer = await authorize(change);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(`<code>${name} `);
});

test('choosing a persona signs in and returns to the origin in state', async () => {
  const answer = await callback({ code: await codeOf('Server owner'), state: good.state });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/`);
  expect(backend.cookies.has(ACCESS_COOKIE)).toBe(true);
});

test('a code works once', async () => {
  const code = await codeOf('Member');
  await callback({ code, state: good.state });
  backend.cookies.clear();
  const again = await callback({ code, state: good.state });
  expect(again.headers.get('location')).toBe(`${ORIGIN}/unauthorized?error=invalid_code`);
  expect(backend.cookies.has(ACCESS_COOKIE)).toBe(false);
});

test('a code expires', async () => {
  const code = await codeOf('Member');
  backend.world.clock.advance(CODE_TTL);
  const answer = await callback({ code, state: good.state });
  expect(answer.headers.get('location')).toContain('error=invalid_code');
});

describe('D24: a sign-in this browser did not start', () => {
  const foreign = encode({ redirect: ORIGIN, nonce: 'a-nonce-of-somewhere-else', v: 1 });
  const refused = `${ORIGIN}/unauthorized?error=not_started_here`;

  test('signs no visitor in', async () => {
    const answer = await follow({ code: await codeOf('Ambassador'), state: foreign });
    expect(answer.headers.get('location')).toBe(refused);
    expect(backend.cookies.has(ACCESS_COOKIE)).toBe(false);
  });

  test('keeps the existing session', async () => {
    backend.signInAs('owner');
    const code = await codeOf('Ambassador');
    const before = [ACCESS_COOKIE, REFRESH_COOKIE].map((name) => backend.cookies.get(name));
    await follow({ code, state: foreign });
    expect([ACCESS_COOKIE, REFRESH_COOKIE].map((name) => backend.cookies.get(name))).toEqual(
      before,
    );
    expect(backend.world.db.sessions).toHaveLength(1);
  });

  test('is refused beside a sign-in the browser started, which continues', async () => {
    begin('n');
    await follow({ code: await codeOf('Ambassador'), state: foreign });
    await follow({ code: await codeOf('Member'), state: good.state });
    expect(backend.world.db.sessions.map(({ userId }) => userId)).toEqual(['usr-member']);
  });

  test('is refused with a nonce that starts like the browser’s own', async () => {
    const own = `${'a'.repeat(8)}-own`;
    begin(own);
    const state = encode({ redirect: ORIGIN, nonce: `${'a'.repeat(8)}-other`, v: 1 });
    const answer = await follow({ code: await codeOf('Ambassador'), state });
    expect(answer.headers.get('location')).toBe(refused);
  });

  test('cannot report a cancelled consent', async () => {
    const answer = await follow({ error: 'access_denied', state: foreign });
    expect(answer.headers.get('location')).toBe(refused);
  });
});

test('D24: a state can be used only once', async () => {
  await callback({ code: await codeOf('Member'), state: good.state });
  backend.cookies.delete(ACCESS_COOKIE);
  const again = await follow({ code: await codeOf('Member'), state: good.state });
  expect(again.headers.get('location')).toContain('error=not_started_here');
  expect(backend.cookies.has(ACCESS_COOKIE)).toBe(false);
});

test('D24: a cancelled state cannot be used again', async () => {
  await callback({ error: 'access_denied', state: good.state });
  const again = await follow({ code: await codeOf('Member'), state: good.state });
  expect(again.headers.get('location')).toContain('error=not_started_here');
});

test('D24: two sign-ins of the same browser can run at once', async () => {
  const states = ['first-tab', 'second-tab'].map((nonce) =>
    encode({ redirect: ORIGIN, nonce, v: 1 }),
  );
  begin('first-tab');
  begin('second-tab');
  for (const state of states) {
    const answer = await follow({ code: await codeOf('Member'), state });
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/`);
  }
});

test('the banned persona is refused without a session', async () => {
  const answer = await callback({ code: await codeOf('Banned'), state: good.state });
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/unauthorized?error=banned`);
  expect(backend.cookies.has(ACCESS_COOKIE)).toBe(false);
});

test('a browser refused for a ban sees the ban for ten minutes, or until logout', async () => {
  const authenticate = () => backend.send('GET', '/api/auth/authenticate');
  await callback({ code: await codeOf('Banned'), state: good.state });
  expect((await authenticate()).status).toBe(403);
  backend.world.clock.advance(CODE_TTL);
  expect((await authenticate()).status).toBe(200);
  await callback({ code: await codeOf('Banned'), state: good.state });
  await backend.send('GET', '/api/auth/logout');
  expect((await authenticate()).status).toBe(200);
});

test('a browser that signs in with another account no longer sees the ban', async () => {
  await callback({ code: await codeOf('Banned'), state: good.state });
  await callback({ code: await codeOf('Member'), state: good.state });
  expect(backend.cookies.has(BAN_COOKIE)).toBe(false);
});

test('cancelling returns without a session', async () => {
  const answer = await callback({ error: 'access_denied', state: good.state });
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/unauthorized?error=access_denied`);
});

test.each([
  'https://evil.test',
  'http://localhost:3000.evil.test',
  'http://localhost:9999',
  'http://localhost:3000/path',
  'javascript:alert(1)',
  '//localhost:3000',
])('a state that leads to %s is refused', async (redirect) => {
  const state = encode({ redirect, nonce: 'n', v: 1 });
  const answer = await callback({ code: await codeOf('Member'), state });
  expect(answer.status).toBe(400);
  expect(backend.cookies.has(ACCESS_COOKIE)).toBe(false);
});

test('a sign-in can return to the user site', async () => {
  const state = encode({ redirect: 'http://app.localhost:3000', nonce: 'n', v: 1 });
  const answer = await callback({ code: await codeOf('Member'), state });
  expect(answer.headers.get('location')).toBe('http://app.localhost:3000/');
});

test('a referral code in state counts once for its owner', async () => {
  const state = encode({ redirect: ORIGIN, nonce: 'n', v: 1, ref: 'BANNER' });
  const before = backend.world.db.referrals.length;
  await callback({ code: await codeOf('Newcomer'), state });
  await callback({ code: await codeOf('Newcomer'), state });
  expect(backend.world.db.referrals.slice(before)).toMatchObject([
    { referrerId: 'usr-ambassador', userId: 'usr-newcomer', sourceId: null, refused: null },
  ]);
});

test('nothing of the query gets into the page unescaped', async () => {
  const html = await (await authorize({ state: '"><script>alert(1)</script>' })).text();
  expect(html).not.toContain('<script>');
});
