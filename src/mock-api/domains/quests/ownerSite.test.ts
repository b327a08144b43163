// @vitest-environment node
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { oneTask } from '../../testing/oneTask';

const URL = 'https://shop.example/castle?key=9f3a';
const SECRET = 'sixteen-letters-or-more';

let backend: TestBackend;
let task: ReturnType<typeof oneTask>;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
  task = oneTask(backend);
  ask();
});
afterEach(() => backend.close());

const ask = (link = URL) => {
  const secret = { id: 'sec-test', destination: new globalThis.URL(link).href };
  backend.world.db.moduleSecrets = [{ ...secret, serverId: 'srv-keep', value: SECRET }];
  task.ask({ kind: 'API', link, secret });
};
const site = (answer: object) =>
  backend.send('PUT', '/__mock/owner-sites', { url: URL, ...answer });
const calls = () => backend.world.db.ownerCalls;

test('200 means done, and the signed body names the member', async () => {
  await site({ status: 200 });
  expect((await task.check())?.state).toBe('VERIFIED');
  const [call] = calls();
  const [at = '', given = ''] = (call?.signature ?? '').replace('t=', '').split(',v1=');
  const right = createHmac('sha256', SECRET)
    .update(`${at}.${call?.body ?? ''}`)
    .digest('hex');
  expect(given).toBe(right);
  const user = backend.world.db.users.find(({ id }) => id === 'usr-member');
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ discordId: user?.discordId });
});

test('400 means not done, with its message', async () => {
  await site({ status: 400, text: '{"message":"Buy a sticker first."}' });
  expect(await task.check()).toMatchObject({
    state: 'NOT_SATISFIED',
    reason: 'EVIDENCE',
    message: 'Buy a sticker first.',
  });
  await site({ status: 200 });
  backend.world.clock.advance(60_000);
  expect((await task.check())?.state).toBe('VERIFIED');
});

test.each([
  ['an error', { status: 500 }],
  ['no such page', { status: 404 }],
  ['a redirect', { status: 302 }],
  ['a good answer of another kind', { status: 201 }],
  ['one that takes longer than ten seconds', { status: 200, isSlow: true }],
  ['a name that leads into our own network', { status: 200, address: '10.0.0.7' }],
  ['the address of a cloud’s metadata', { status: 200, address: '169.254.169.254' }],
  ['an IPv4 address inside IPv6', { status: 200, address: '::ffff:127.0.0.1' }],
])('%s is a failed check, and not the member’s fault', async (_, answer) => {
  await site(answer);
  expect(await task.check()).toMatchObject({
    state: 'CHECK_FAILED',
    reason: null,
    message: expect.stringContaining('Your answer is kept'),
  });
});

test.each([
  'http://shop.example/castle',
  'https://127.0.0.1/castle',
  'https://2130706433/castle',
  'https://[::1]/castle',
  'https://localhost/castle',
  'https://db.internal/castle',
  'https://shop.example:8443/castle',
  'https://a:b@shop.example/castle',
])('%s is never called', async (link) => {
  ask(link);
  await backend.send('PUT', '/__mock/owner-sites', { url: link, status: 200 });
  expect((await task.check())?.state).toBe('CHECK_FAILED');
  expect(calls()).toEqual([]);
});

test('the message of a site is plain text of limited length', async () => {
  const text = `<b>bold</b>\u202E${'é'.repeat(500)}`;
  await site({ status: 400, text: JSON.stringify({ message: text }) });
  const { message } = (await task.check()) ?? {};
  expect(message).toMatch(/^<b>bold<\/b> é+…$/);
  expect(Array.from(message ?? '')).toHaveLength(200);
});

test('address and secret are in no response to members', async () => {
  await site({ status: 400 });
  const answers = [
    await task.send(),
    await backend.send('GET', '/api/questboard/solana-keep'),
    await backend.send('GET', '/api/questboard/solana-keep/quests/through-the-gate'),
    await backend.send('POST', '/api/questboard/solana-keep/quests/through-the-gate/submit'),
    await backend.send('POST', '/api/questboard/solana-keep/quests/through-the-gate/claim'),
  ];
  const texts = (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
  expect(texts).toContain('Through the gate');
  for (const secret of ['shop.example', '9f3a', SECRET]) expect(texts).not.toContain(secret);
});

test('members get the page for them, and the API address under no kind of task', async () => {
  const page = 'https://members.example/tour';
  for (const kind of ['API', 'TEXT', 'DISCORD_VOICE', 'ONCHAIN_TX', 'GAME', 'HOLD_NFT']) {
    task.ask({ kind, link: URL, secret: null, page });
    const answer = JSON.stringify(await task.quest());
    expect(answer.includes(URL)).toBe(false);
    expect(answer.includes(page)).toBe(kind === 'API' || kind === 'ONCHAIN_TX');
  }
});
