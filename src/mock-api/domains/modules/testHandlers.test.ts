import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Values } from '@/features/modules/common-fields/field';
import { emptyButton } from '@/features/modules/common-fields/message';
import { loadModule, moduleAbouts } from '@/features/modules/engine/registry';
import { completeValues } from '@/features/modules/engine/schema';
import type { TestTarget } from '@/features/modules/screens/send-test/testMessage';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { setModule } from '../../testing/modules';
import { moduleRow } from '../module-settings/modules';
import { testPostsOf } from './testPosts';

const SERVER = 'srv-hq';
const DM: TestTarget = { kind: 'DM' };
const CHANNEL: TestTarget = { kind: 'CHANNEL' };

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const guildAt = (serverId: string) => {
  const found = backend.world.db.guilds.find(({ id }) => id === serverId);
  if (!found) throw new Error('The seed has no such server.');
  return found;
};
const guild = () => guildAt(SERVER);
const row = (slug: string) => moduleRow(backend.world, guild(), slug);
const channel = (name: string, serverId = SERVER) =>
  guildAt(serverId).channels.find((each) => each.name === name)?.id ?? '';
const valuesOf = async (slug: string, values: Values): Promise<Record<string, unknown>> =>
  completeValues((await loadModule(slug))?.fields ?? {}, values);

const answerSchema = z.object({
  message: z.string(),
  data: z.nullable(
    z.object({
      errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
      sent: z.optional(
        z.array(
          z.object({
            channelName: z.nullable(z.string()),
            messageUrl: z.nullable(z.string()),
          }),
        ),
      ),
    }),
  ),
});
/** Sends a test, and reads the answer. */
async function send(path: string, body: { values?: unknown; target: TestTarget }) {
  const response = await backend.send('POST', `/api/servers/${SERVER}/modules/${path}/test`, body);
  const { message, data } = answerSchema.parse(await response.json());
  return { status: response.status, message, ...data };
}
const places = (answer: Awaited<ReturnType<typeof send>>) =>
  answer.sent?.map(({ channelName }) => channelName);

test('a draft that was never saved is tested by DM, and is not saved', async () => {
  backend.world.db.modules = [];
  const values = await valuesOf('welcome-message', { channelId: channel('welcome') });
  const answer = await send('welcome-message', { values, target: DM });
  expect(answer).toMatchObject({ status: 200, message: 'Test sent' });
  expect(answer.sent).toEqual([
    { channelName: null, messageUrl: expect.stringContaining('discord.com/channels/@me/') },
  ]);
  expect(row('welcome-message')).toMatchObject({ values: null, version: 0, enabled: false });
});

test('a draft can go to a staff channel, or each message to where the module posts it', async () => {
  const values = await valuesOf('welcome-message', {
    channelId: channel('welcome'),
    hasDm: true,
    hasGoodbye: true,
    goodbyeChannelId: channel('general'),
  });
  const staff: TestTarget = { kind: 'STAFF_CHANNEL', channelId: channel('mod-log') };
  expect(places(await send('welcome-message', { values, target: staff }))).toEqual([
    'mod-log',
    'mod-log',
    'mod-log',
  ]);
  backend.world.clock.advance(10_000);
  const { sent } = await send('welcome-message', { values, target: CHANNEL });
  expect(sent?.map(({ channelName }) => channelName)).toEqual(['welcome', null, 'general']);
  expect(sent?.[0]?.messageUrl).toContain(channel('welcome'));
});

test('a draft of a saved rule is tested in its place, and the rule stays unchanged', async () => {
  const [rule] = row('schedule-message').rules;
  const before = structuredClone(rule);
  const rowBefore = row('schedule-message').rules.length;
  const message = { content: 'Only a draft', embeds: [], buttons: [] };
  const values = await valuesOf('schedule-message', { ...rule?.values, message });
  const path = `schedule-message/rules/${rule?.id ?? ''}`;
  expect(await send(path, { values, target: DM })).toMatchObject({ status: 200 });
  expect(row('schedule-message').rules[0]).toEqual(before);
  backend.world.clock.advance(10_000);
  const added = { ...values, name: 'Another one' };
  expect(await send('schedule-message', { values: added, target: DM })).toMatchObject({
    status: 200,
  });
  expect(row('schedule-message').rules).toHaveLength(rowBefore);
});

test('a draft is refused with the same errors as saving it', async () => {
  const values = await valuesOf('welcome-message', {
    channelId: '123456789012345678',
    raidPause: 0,
  });
  const path = `/api/servers/${SERVER}/modules/welcome-message`;
  const { version } = row('welcome-message');
  const save = async () => {
    const response = await backend.send('PUT', path, { version, enabled: true, values });
    return answerSchema.parse(await response.json()).data?.errors;
  };
  const tested = await send('welcome-message', { values, target: DM });
  expect(tested.status).toBe(400);
  expect(tested.errors?.map((error) => error.path)).toEqual(['raidPause']);
  expect(tested.errors).toEqual(await save());
  values['raidPause'] = 30;
  const gone = await send('welcome-message', { values, target: DM });
  expect(gone.errors).toEqual([
    { path: 'channelId', message: 'This channel was deleted. Pick another.' },
  ]);
  expect(gone.errors).toEqual(await save());
  const [rule] = row('holder-verification').rules;
  const twin = await send('holder-verification', {
    values: await valuesOf('holder-verification', rule?.values ?? {}),
    target: DM,
  });
  expect(twin.errors).toMatchObject([{ path: 'name' }]);
});

test.each([
  [
    'of another server',
    () => channel('mod-log', 'srv-keep'),
    'This channel was deleted. Pick another.',
  ],
  ['that members see', () => channel('general'), 'Members can see #general.'],
  ['without messages', () => channel('Watchtower'), 'isn’t the right type of channel.'],
])('a staff channel %s is refused', async (_, id, words) => {
  const values = await valuesOf('welcome-message', { channelId: channel('welcome') });
  const target: TestTarget = { kind: 'STAFF_CHANNEL', channelId: id() };
  const answer = await send('welcome-message', { values, target });
  expect(answer.status).toBe(422);
  expect(answer.message).toContain(words);
});

test('a test that Discord would refuse gets a plain explanation', async () => {
  const values = await valuesOf('welcome-message', { channelId: channel('welcome') });
  const log = guild().channels.find(({ name }) => name === 'mod-log');
  if (log) log.botCanPost = false;
  const staff: TestTarget = { kind: 'STAFF_CHANNEL', channelId: channel('mod-log') };
  const kept = await send('welcome-message', { values, target: staff });
  expect(kept.message).toBe(
    'The bot can’t post in #mod-log. Give it “View Channel” and “Send Messages” there.',
  );
  backend.world.db.closedMessages.push({ userId: guild().ownerId });
  const closed = await send('welcome-message', { values, target: DM });
  expect(closed).toMatchObject({
    status: 422,
    message: 'Discord blocked the DM, because you don’t allow messages from server members.',
  });
  // Nothing was sent, so the next test needs no wait.
  expect(await send('welcome-message', { values, target: CHANNEL })).toMatchObject({ status: 200 });
});

test('a module that is not in the package can’t be tested, not even by DM', async () => {
  backend.world.db.orders = [];
  const values = await valuesOf('welcome-message', { channelId: channel('welcome') });
  const answer = await send('welcome-message', { values, target: DM });
  expect(answer).toMatchObject({
    status: 402,
    message: 'Welcome message isn’t in your package.',
  });
});

test('a rule beyond the package’s limit can’t be tested', async () => {
  const [rule] = row('schedule-message').rules;
  for (const order of backend.world.db.orders) order.ruleLimit = 1;
  const values = await valuesOf('schedule-message', { ...rule?.values, name: 'One too many' });
  expect(await send('schedule-message', { values, target: DM })).toMatchObject({ status: 402 });
});

test('saved settings are tested without a draft, and the next test has to wait', async () => {
  const [rule] = row('schedule-message').rules;
  const path = `schedule-message/rules/${rule?.id ?? ''}`;
  const first = await send(path, { target: CHANNEL });
  expect(first.sent?.[0]?.messageUrl).toContain(channel('gm'));
  const second = await backend.send('POST', `/api/servers/${SERVER}/modules/${path}/test`, {
    target: DM,
  });
  expect(second.status).toBe(429);
  expect(second.headers.get('retry-after')).toBe('10');
  backend.world.clock.advance(10_000);
  expect((await send(path, { target: DM })).status).toBe(200);
});

test('saved settings that became invalid are refused with the reason', async () => {
  const broken = row('nft-sale').rules.find(({ values }) => values['name'] === 'Ramparts');
  const answer = await send(`nft-sale/rules/${broken?.id ?? ''}`, { target: CHANNEL });
  expect(answer).toMatchObject({
    status: 422,
    message: 'The bot can’t post in #rules. Give it “View Channel” and “Send Messages” there.',
  });
});

test('a panel with too many buttons from an earlier version is not posted, and the test says why', async () => {
  const link = { ...emptyButton, label: 'Site', url: 'https://castlebots.io/' };
  const panel = { content: 'Hi', embeds: [], buttons: Array.from({ length: 25 }, () => link) };
  const roleId = guild().roles.find(({ name }) => name === 'Whale')?.id ?? '';
  setModule({ world: backend.world, guild: guild() }, 'verification-bot', {
    values: await valuesOf('verification-bot', {
      panel,
      panelChannelId: channel('gm'),
      verifiedRoles: [roleId],
    }),
  });
  const answer = await send('verification-bot', { target: CHANNEL });
  expect(answer).toMatchObject({
    status: 422,
    message:
      'Discord refused the message. There are 6 rows of buttons and menus; Discord allows 5.',
  });
});

test('a test pings no one, whatever its message mentions', async () => {
  const spec = await loadModule('embed-message');
  if (!spec) throw new Error('There is no such module.');
  const message = { content: '@everyone <@&1> <@2>', embeds: [], buttons: [] };
  const posts = testPostsOf(
    { world: backend.world, guild: guild(), spec },
    { ...spec.initial, message, mentionsEveryone: true, mentionsRoles: true },
  );
  expect(posts.map(({ pings, payload }) => [payload.message?.content, pings])).toEqual([
    ['@everyone <@&1> <@2>', { users: false, roles: false, everyone: false }],
  ]);
});

test('modules that write their own posts show a post of the last days', async () => {
  for (const slug of ['nft-crypto-charts-tracker', 'trending-nft-crypto-tracker']) {
    const spec = await loadModule(slug);
    const [rule] = row(slug).rules;
    if (!spec || !rule) throw new Error('The seed has no such rule.');
    const posts = testPostsOf(
      { world: backend.world, guild: guild(), spec },
      { ...spec.initial, ...rule.values },
    );
    expect(posts.map(({ payload }) => payload.message?.embeds.length)).toEqual([1]);
  }
});

test('modules marked as silent have no test posts', async () => {
  const specs = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
  const silent = specs.flatMap((spec) => (spec?.isSilent ? [spec] : []));
  expect(silent.map(({ slug }) => slug).toSorted()).toEqual([
    'auto-moderator',
    'bot-personalizer',
    'server-stats-displayer',
    'task-to-earn',
  ]);
  for (const spec of silent)
    expect(testPostsOf({ world: backend.world, guild: guild(), spec }, spec.initial)).toEqual([]);
});
