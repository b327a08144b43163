// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNodeBackend } from './backend';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'castle-world-'));
  file = join(folder, 'world.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ORIGIN = 'http://community.localhost:5173';
const call = (path: string, method = 'GET', cookie = '', body?: unknown) =>
  new Request(ORIGIN + path, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Signs in as staff and returns the Cookie header of the session. */
async function signIn(backend: ReturnType<typeof createNodeBackend>, world = ''): Promise<string> {
  const answer = await backend.handle(call('/__mock/sign-in', 'POST', world, { persona: 'staff' }));
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return [world, ...pairs].filter((pair) => pair !== '').join('; ');
}

const whoAmI = async (backend: ReturnType<typeof createNodeBackend>, cookie: string) =>
  (await backend.handle(call('/api/auth/authenticate', 'GET', cookie))).status;

test('sessions and data survive a restart', async () => {
  const before = createNodeBackend(file, {});
  const cookie = await signIn(before);
  before.close();
  expect(await whoAmI(createNodeBackend(file, {}), cookie)).toBe(200);
});

test('a broken file is discarded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  writeFileSync(file, '{"version":1,"db":');
  const answer = await createNodeBackend(file, {}).handle(call('/api/packages'));
  expect(answer.status).toBe(200);
});

test('a file of another version is discarded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const before = createNodeBackend(file, {});
  const cookie = await signIn(before);
  before.close();
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"version":\d+/, '"version":0'));
  expect(await whoAmI(createNodeBackend(file, {}), cookie)).toBe(401);
});

const partsIn = () => readdirSync(`${file}.parts`).sort();

test('only changed parts of the state are written again', async () => {
  const backend = createNodeBackend(file, {});
  await signIn(backend);
  backend.close();
  const before = partsIn();
  await signIn(backend);
  backend.close();
  const names = (parts: readonly string[]) => parts.map((part) => part.split('.')[0]);
  expect(names(partsIn())).toEqual(names(before));
  expect(names(partsIn().filter((part) => !before.includes(part)))).toEqual(['sessions']);
});

test('parts written before a crash are ignored and removed', async () => {
  const before = createNodeBackend(file, {});
  const cookie = await signIn(before);
  before.close();
  const parts = partsIn();
  // A crash right before the list is renamed.
  writeFileSync(join(`${file}.parts`, 'sessions.0123456789abcdef.json'), '[]');
  writeFileSync(`${file}.new`, '{"version":');
  expect(await whoAmI(createNodeBackend(file, {}), cookie)).toBe(200);
  expect(partsIn()).toEqual(parts);
});

test.each(['missing', 'cut off'])('a part that is %s discards the whole state', async (fault) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const before = createNodeBackend(file, {});
  const cookie = await signIn(before);
  before.close();
  const part = join(`${file}.parts`, partsIn().find((name) => name.startsWith('users.')) ?? '');
  if (fault === 'missing') rmSync(part);
  else writeFileSync(part, readFileSync(part, 'utf8').slice(0, -20));
  expect(await whoAmI(createNodeBackend(file, {}), cookie)).toBe(401);
});

test('two processes on the same state leave a complete state from the last writer', async () => {
  const one = createNodeBackend(file, {});
  const other = createNodeBackend(file, {});
  await signIn(one);
  one.close();
  await signIn(other);
  other.close();
  const cookie = await signIn(one);
  one.close();
  expect(await whoAmI(createNodeBackend(file, {}), cookie)).toBe(200);
});

test('a world named by cookie is separate and not stored', async () => {
  const backend = createNodeBackend(file, {});
  const cookie = await signIn(backend, 'castle_world=a');
  expect(await whoAmI(backend, cookie)).toBe(200);
  expect(await whoAmI(backend, cookie.replace('castle_world=a', 'castle_world=b'))).toBe(401);
  expect(await whoAmI(backend, cookie.replace('castle_world=a; ', ''))).toBe(401);
  backend.close();
  expect(await whoAmI(createNodeBackend(file, {}), cookie)).toBe(401);
});

test('the least recently used world is dropped beyond forty worlds', async () => {
  const backend = createNodeBackend(file, {});
  const first = await signIn(backend, 'castle_world=first');
  const second = await signIn(backend, 'castle_world=second');
  await whoAmI(backend, first);
  for (let index = 0; index < 39; index += 1) {
    await backend.handle(call('/api/discord/bot-info', 'GET', `castle_world=w${String(index)}`));
  }
  expect(await whoAmI(backend, first)).toBe(200);
  expect(await whoAmI(backend, second)).toBe(401);
});

test('tokens are HttpOnly and Lax, and the refresh token is sent only to /api/auth', async () => {
  const backend = createNodeBackend(file, {});
  const answer = await backend.handle(call('/__mock/sign-in', 'POST', '', { persona: 'owner' }));
  const cookies = answer.headers.getSetCookie();
  const attributesOf = (name: string) =>
    cookies
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split('; ')
      .slice(1)
      .toSorted();
  const alike = ['HttpOnly', 'SameSite=Lax'];
  expect(attributesOf('castle_access')).toEqual([...alike, 'Max-Age=300', 'Path=/'].toSorted());
  expect(attributesOf('castle_refresh')).toEqual(
    [...alike, 'Max-Age=86400', 'Path=/api/auth'].toSorted(),
  );
  expect(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))).not.toContain('HttpOnly');
});

test('over https cookies are Secure, and session cookies have the host prefix', async () => {
  const backend = createNodeBackend(file, {});
  const secure = (plain: Request) =>
    backend.handle(new Request(plain.url.replace('http:', 'https:'), plain));
  const answer = await secure(call('/__mock/sign-in', 'POST', '', { persona: 'owner' }));
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-castle_access',
    '__Secure-castle_refresh',
    'XSRF-TOKEN',
  ]);
  expect(cookies.every((cookie) => cookie.includes('; Secure'))).toBe(true);
  const access = cookies[0]?.split(';')[0] ?? '';
  const ask = (cookie: string) => secure(call('/api/auth/authenticate', 'GET', cookie));
  expect(await (await ask(access)).text()).toContain('"isAuthenticated":true');
  // A page on plain http can set this name.
  const unprefixed = access.replace('__Host-', '');
  expect(await (await ask(unprefixed)).text()).toContain('"isAuthenticated":false');
});

test('a malformed address is 400 in an envelope', async () => {
  const answer = await createNodeBackend(file, {}).handle(
    call('/api/discord/server-details/%E0%A4%A'),
  );
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    success: false,
    data: { code: 'malformed-address' },
  });
});
