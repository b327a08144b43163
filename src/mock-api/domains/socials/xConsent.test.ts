// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACCESS_TTL, CODE_TTL } from '../../http/cookies';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { socialOf } from '../social-accounts/socials';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterEach(() => backend.close());

const to = async (path: string) =>
  (await backend.send('GET', path)).headers.get('location') ?? 'nowhere';
const callback = (query: Record<string, string>) =>
  to(`/api/twitter/callback?${new URLSearchParams(query).toString()}`);

/** Goes to X; gives the `state` and the code behind each button of its page. */
async function consent() {
  const place = await to('/api/twitter/link');
  const html = await (await backend.send('GET', place)).text();
  const codeOf = (handle: string) => {
    const part = html.split('<form').find((each) => each.includes(`aria-label="@${handle}"`));
    return /name="code" value="([^"]+)"/.exec(part ?? '')?.[1] ?? '';
  };
  const state = new URL(place, 'http://x').searchParams.get('state') ?? '';
  return { state, html, codeOf };
}
const trouble = (reason: string) => `/dashboard/profile?trouble=${reason}`;
const mine = () => socialOf(backend.world, 'usr-member', 1);

test('the chosen account is linked', async () => {
  const { state, codeOf } = await consent();
  expect(await callback({ state, code: codeOf('mira') })).toBe('/dashboard/profile?linked=1');
  expect(mine()).toMatchObject({ handle: 'mira', state: 'LINKED', isShared: false });
});

test('another account replaces the earlier account', async () => {
  for (const handle of ['mira', 'mira_two']) {
    const { state, codeOf } = await consent();
    await callback({ state, code: codeOf(handle) });
  }
  expect(mine()?.handle).toBe('mira_two');
});

test('an account linked again counts again', async () => {
  const first = await consent();
  await callback({ state: first.state, code: first.codeOf('mira') });
  Object.assign(mine() ?? {}, { state: 'RECONNECT' });
  const { state, codeOf } = await consent();
  await callback({ state, code: codeOf('mira') });
  expect(mine()?.state).toBe('LINKED');
});

describe('nothing is linked', () => {
  test('when the member cancels', async () => {
    const { state } = await consent();
    expect(await callback({ state, error: 'access_denied' })).toBe(trouble('denied'));
    expect(mine()).toBeUndefined();
  });

  test('when the request was used before', async () => {
    const { state, codeOf } = await consent();
    await callback({ state, error: 'access_denied' });
    expect(await callback({ state, code: codeOf('mira') })).toBe(trouble('state'));
    expect(mine()).toBeUndefined();
  });

  test('when another session started the request, which remains valid there', async () => {
    const { state, codeOf } = await consent();
    const own = new Map(backend.cookies);
    backend.signInAs('ambassador');
    expect(await callback({ state, code: codeOf('mira') })).toBe(trouble('state'));
    own.forEach((value, name) => backend.cookies.set(name, value));
    expect(await callback({ state, error: 'access_denied' })).toBe(trouble('denied'));
    expect(mine()).toBeUndefined();
  });

  test('when the request is made up', async () => {
    expect(await callback({ state: 'made-up', code: 'made-up' })).toBe(trouble('state'));
    expect(mine()).toBeUndefined();
  });

  test('when the code belongs to another request', async () => {
    const { codeOf } = await consent();
    const { state } = await consent();
    expect(await callback({ state, code: codeOf('mira') })).toBe(trouble('state'));
    expect(mine()).toBeUndefined();
  });

  test('when the request has expired', async () => {
    const { state, codeOf } = await consent();
    backend.world.clock.advance(CODE_TTL);
    for (const session of backend.world.db.sessions)
      session.accessExpiresAt = backend.world.clock.now() + ACCESS_TTL;
    expect(await callback({ state, code: codeOf('mira') })).toBe(trouble('expired'));
    expect(mine()).toBeUndefined();
  });

  test('when the account belongs to another user, without naming them', async () => {
    const { state, codeOf } = await consent();
    expect(await callback({ state, code: codeOf('abelbanner') })).toBe(trouble('taken'));
    expect(mine()).toBeUndefined();
  });

  test('when X has suspended the account', async () => {
    const { state, codeOf } = await consent();
    expect(await callback({ state, code: codeOf('mira_gone') })).toBe(trouble('suspended'));
    expect(mine()).toBeUndefined();
  });

  test('when the session has expired', async () => {
    backend.cookies.clear();
    expect(await to('/api/twitter/link')).toBe(trouble('session'));
    expect(mine()).toBeUndefined();
  });
});

test('a made-up address of X’s page is refused, and is not echoed in the page', async () => {
  const answer = await backend.send('GET', '/api/twitter/authorize?state="><script>');
  expect(answer.status).toBe(400);
  expect(await answer.text()).not.toContain('<script>');
});
