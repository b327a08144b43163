// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { QUESTS } from '../../seed/modules/quests';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { TELEGRAM_CODE_TTL } from './handlers';
import { linkAccount, socialOf } from '../social-accounts/socials';

const SOCIALS = '/api/users/me/socials';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterEach(() => backend.close());

const asked = z.object({ data: z.object({ pending: z.object({ url: z.string() }) }) });
/** A code for the bot, as its link has it. */
async function code() {
  const answer = await backend.send('POST', `${SOCIALS}/telegram/code`);
  const { url } = asked.parse(await answer.json()).data.pending;
  return new URL(url).searchParams.get('start') ?? '';
}
const start = (given: string, handle = 'mira_tg') =>
  backend.send('POST', '/__mock/telegram/start', { code: given, handle });
const mine = () => socialOf(backend.world, 'usr-member', 2);
const list = async () =>
  z.object({ data: z.unknown() }).parse(await (await backend.send('GET', SOCIALS)).json()).data;

test('following the bot’s link links the account', async () => {
  expect((await start(await code())).status).toBe(200);
  expect(await list()).toMatchObject({
    socials: [{ platform: 2, handle: 'mira_tg', state: 'LINKED' }],
    pending: null,
  });
});

test('a code can be used only once', async () => {
  const given = await code();
  await start(given);
  expect((await start(given, 'other')).status).toBe(409);
  expect(mine()?.handle).toBe('mira_tg');
});

test('a code expires after five minutes', async () => {
  const given = await code();
  backend.world.clock.advance(TELEGRAM_CODE_TTL);
  expect((await start(given)).status).toBe(409);
  expect(mine()).toBeUndefined();
});

test('a second code invalidates the first', async () => {
  const first = await code();
  await code();
  expect((await start(first)).status).toBe(404);
});

test('an account of another user is not linked, and the page shows the trouble', async () => {
  linkAccount(backend.world, 'usr-ambassador', {
    platform: 2,
    externalId: 'tg-mira_tg',
    handle: 'mira_tg',
  });
  expect((await start(await code())).status).toBe(409);
  expect(await list()).toMatchObject({ socials: [], pending: { trouble: 'TAKEN' } });
});

test('unlinking warns about checks that stop, and frees the account for other users', async () => {
  await start(await code());
  const answer = await backend.send('DELETE', `${SOCIALS}/2`);
  expect(await answer.json()).toMatchObject({
    message: expect.stringContaining('stop verifying'),
    data: { socials: [] },
  });
  backend.signInAs('ambassador');
  expect((await start(await code())).status).toBe(200);
});

test('an open quest that uses the account is named', async () => {
  await start(await code());
  const rule = backend.world.db.modules
    .flatMap(({ rules }) => rules)
    .find(({ id }) => id === QUESTS.gate);
  const tasks = [{ kind: 'TELEGRAM_JOIN', prompt: 'Join us.', link: 'https://t.me/castle' }];
  Object.assign(rule ?? {}, { values: { ...rule?.values, tasks } });
  expect(await list()).toMatchObject({
    socials: [{ usedBy: ['The quest “Through the gate” on Solana Keep'] }],
  });
});

test.each(['1', '2', '9'])(
  'an account that is not linked cannot be unlinked: %s',
  async (platform) => {
    expect((await backend.send('DELETE', `${SOCIALS}/${platform}`)).status).toBe(404);
  },
);

test('the seed has X linked for the ambassador and for many members', async () => {
  backend.signInAs('ambassador');
  expect(await list()).toMatchObject({ socials: [{ platform: 1, handle: 'abelbanner' }] });
  expect(backend.world.db.socials.length).toBeGreaterThan(100);
  const accounts = backend.world.db.socials.map(({ handle }) => handle);
  expect(new Set(accounts).size).toBe(accounts.length);
});
