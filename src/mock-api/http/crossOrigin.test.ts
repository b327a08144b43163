import { getResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { createHandlers } from '../application';
import { openSession } from '../domains/accounts/sessions';
import { createWorld } from '../createWorld';
import type { World } from '../store/world';
import { ACCESS_COOKIE, XSRF_COOKIE, XSRF_HEADER } from './cookies';

const HOST = 'http://community.localhost:5173';
const JSON_TYPE = { 'content-type': 'application/json' };
/** What a browser says of a page of another site, of one on another port, and where it sends no Sec-Fetch-Site. */
const foreign: [string, Record<string, string>][] = [
  ['of another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  ['of another port', { origin: 'http://community.localhost:8080', 'sec-fetch-site': 'same-site' }],
  ['of another origin, by Origin alone', { origin: 'https://evil.test' }],
  ['of another port, by Origin alone', { origin: 'http://community.localhost:8080' }],
  ['in a sandboxed frame', { origin: 'null' }],
];

let world: World;
beforeEach(() => {
  world = createWorld();
});

const send = async (method: string, path: string, headers: Record<string, string>, body?: object) =>
  (
    await getResponse(
      createHandlers(world),
      new Request(HOST + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  )?.status;

const attacks: [string, object][] = [
  ['/__mock/reset', {}],
  ['/__mock/clock', { advanceMs: 315_360_000_000 }],
  ['/__mock/faults', { path: '*', fault: '500', times: 999_999 }],
  ['/__mock/sign-in', { persona: 'owner' }],
  ['/__mock/crowd', { members: 200_000, submissions: 0, points: 0 }],
  ['/__mock/hoard', { persona: 'member', wallets: 1000, pieces: 100_000 }],
  ['/rpc', { jsonrpc: '2.0', id: 1, method: 'getBlockHeight', params: [] }],
];

describe.each(foreign)('a page %s', (_, headers) => {
  test.each(attacks)('A28: cannot post to %s', async (path, body) => {
    expect(await send('POST', path, { ...headers, 'content-type': 'text/plain' }, body)).toBe(403);
    expect(await send('POST', path, { ...headers, ...JSON_TYPE }, body)).toBe(403);
    expect(world.requests).toEqual([]);
  });

  test('A28: cannot write with the session of the person, not even with its XSRF token', async () => {
    const session = openSession(world, 'usr-owner');
    const cookie = `${ACCESS_COOKIE}=${session.access}; ${XSRF_COOKIE}=x`;
    const own = { ...headers, ...JSON_TYPE, cookie, [XSRF_HEADER]: 'x' };
    expect(await send('PUT', '/api/package-subscription/ord-10', own)).toBe(403);
    expect(await send('POST', '/api/auth/renew-access-token', { ...own, ...JSON_TYPE }, {})).toBe(
      403,
    );
  });
});

test('A28: another site’s page gets no state of the back end', async () => {
  expect(await send('GET', '/__mock/state', { 'sec-fetch-site': 'cross-site' })).toBe(403);
});

test('A28: a control takes no POST that a page could send without a preflight', async () => {
  expect(await send('POST', '/__mock/reset', {})).toBe(415);
  expect(await send('POST', '/__mock/reset', { 'content-type': 'text/plain' }, {})).toBe(415);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await send('POST', '/__mock/reset', form, {})).toBe(415);
});

test('A28: a preflight for a control is not granted', async () => {
  const headers = { origin: 'https://evil.test', 'access-control-request-method': 'POST' };
  expect(await send('OPTIONS', '/__mock/reset', headers)).toBe(405);
});

test.each<[string, Record<string, string>]>([
  ['the page itself', { origin: HOST, 'sec-fetch-site': 'same-origin' }],
  ['the page itself, by Origin alone', { origin: HOST }],
  [
    'the page itself behind a proxy',
    { origin: 'https://demo.example', 'sec-fetch-site': 'same-origin' },
  ],
  ['a script', {}],
])('%s may use controls, chain and API', async (_, headers) => {
  const own = { ...headers, ...JSON_TYPE };
  expect(await send('POST', '/__mock/sign-in', own, { persona: 'owner' })).toBe(200);
  expect(await send('POST', '/rpc', own, attacks.at(-1)?.[1])).toBe(200);
  expect(await send('POST', '/api/auth/renew-access-token', own, {})).toBe(401);
});

test('Discord’s page may lead to the callback', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect(await send('GET', '/api/auth/discord/callback?code=x&state=x', headers)).not.toBe(403);
});
