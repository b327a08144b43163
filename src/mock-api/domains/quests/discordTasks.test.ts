// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { oneTask } from '../../testing/oneTask';

const DAY = 86_400_000;
let backend: TestBackend;
let task: ReturnType<typeof oneTask>;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
  task = oneTask(backend);
});
afterEach(() => backend.close());

const guild = () => backend.world.db.guilds.find(({ id }) => id === 'srv-keep');
const channel = (name: string) => guild()?.channels.find((row) => row.name === name)?.id ?? '';
const addActivity = (kind: string, rest: object = {}) =>
  backend.send('POST', '/__mock/activity', {
    serverId: 'srv-keep',
    userId: 'usr-member',
    channel: kind === 'VOICE' ? 'Lounge' : 'general',
    kind,
    ...rest,
  });

const MESSAGES = { kind: 'DISCORD_MESSAGES', count: 3 };
const VOICE = { kind: 'DISCORD_VOICE', voiceTime: 600 };
const MESSAGE = '123456789012345678';
const reactTo = (guildId = guild()?.guildId ?? '') => ({
  kind: 'DISCORD_REACTION',
  link: `https://discord.com/channels/${guildId}/${channel('general') || MESSAGE}/${MESSAGE}`,
});

test('messages are counted up to the required number', async () => {
  task.ask(MESSAGES);
  await addActivity('MESSAGE', { times: 2 });
  expect(await task.check()).toMatchObject({
    state: 'NOT_SATISFIED',
    reason: 'EVIDENCE',
    need: '3 messages on this server',
    message: 'We’ve seen 2 of 3 messages on this server so far.',
  });
  await addActivity('MESSAGE');
  backend.world.clock.advance(60_000);
  expect((await task.check())?.state).toBe('VERIFIED');
});

test('messages from before the quest, in another channel or by another member do not count', async () => {
  task.ask({ ...MESSAGES, count: 1, channelId: channel('gm') });
  await addActivity('MESSAGE', { channel: 'gm', at: backend.world.clock.now() - 30 * DAY });
  await addActivity('MESSAGE', { channel: 'general' });
  await addActivity('MESSAGE', { channel: 'gm', userId: 'usr-ambassador' });
  expect(await task.check()).toMatchObject({
    reason: 'EVIDENCE',
    message: expect.stringContaining('0 of 1 message in #gm'),
  });
});

test('a daily quest counts the messages of its day', async () => {
  task.ask({ ...MESSAGES, count: 1 }, { recurrence: 'DAILY' });
  const today = backend.world.clock.now();
  await addActivity('MESSAGE', { at: today - (today % DAY) - 1000 });
  expect((await task.check())?.reason).toBe('EVIDENCE');
});

test('a change of the quest does not restart the count', async () => {
  task.ask(MESSAGES);
  await addActivity('MESSAGE', { times: 2 });
  await task.check();
  const { db, clock } = backend.world;
  for (const { rules } of db.modules) for (const rule of rules) rule.updatedAt = clock.now() + 1;
  await addActivity('MESSAGE');
  clock.advance(60_000);
  expect((await task.check())?.state).toBe('VERIFIED');
});

test('voice stays are added up', async () => {
  task.ask(VOICE);
  await addActivity('VOICE', { amount: 6 });
  expect((await task.check())?.message).toBe('We’ve seen 6 of 10 minutes on this server so far.');
  await addActivity('VOICE', { amount: 4 });
  backend.world.clock.advance(60_000);
  expect((await task.check())?.state).toBe('VERIFIED');
});

test('a reaction counts only on the linked message', async () => {
  task.ask(reactTo());
  await addActivity('REACTION', { messageId: '123456789012345679' });
  expect((await task.check())?.reason).toBe('EVIDENCE');
  await addActivity('REACTION', { messageId: MESSAGE });
  backend.world.clock.advance(60_000);
  expect((await task.check())?.state).toBe('VERIFIED');
});

test('a link to another server fails the check without blaming the member', async () => {
  task.ask(reactTo('999999999999999999'));
  expect(await task.check()).toMatchObject({ state: 'CHECK_FAILED', reason: null });
});

test.each([
  ['messages', () => MESSAGES],
  ['voice', () => VOICE],
  ['a reaction', () => reactTo()],
])('while Discord is down, %s cannot be checked', async (_, asked) => {
  task.ask(asked());
  await backend.send('PUT', '/__mock/platforms', { platform: 'discord', state: 'down' });
  expect(await task.check()).toMatchObject({
    state: 'CHECK_FAILED',
    message: expect.stringContaining('Your answer is kept'),
    retryAt: expect.any(String),
  });
});
