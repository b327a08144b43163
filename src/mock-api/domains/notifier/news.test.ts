import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { openSession } from '../accounts/sessions';
import { tell } from './news';

const news = { event: 'REVIEW', title: 'Approved', text: 'It was.', path: null } as const;

let backend: TestBackend;
let userId: string;
beforeEach(() => {
  backend = createTestBackend();
  userId = backend.signInAs('newcomer').id;
});
afterEach(() => backend.close());

const choose = (way: 'BELL' | 'MESSAGE', isOn: boolean) =>
  backend.send('PUT', '/api/users/me/notification-preferences', { event: 'REVIEW', way, isOn });
const bell = () => backend.world.db.notifications.filter((row) => row.userId === userId);
const messages = () => backend.world.db.directMessages.filter((row) => row.userId === userId);

test('until a member chooses, the bell notifies and the bot sends no DM', () => {
  tell(backend.world, userId, 'user', news);
  expect([bell().length, messages().length]).toEqual([1, 0]);
});

test('a notification goes the ways the member chose', async () => {
  await choose('BELL', false);
  await choose('MESSAGE', true);
  tell(backend.world, userId, 'user', news);
  expect([bell().length, messages().length]).toEqual([0, 1]);
});

test('a choice for one event does not affect another', async () => {
  await choose('BELL', false);
  tell(backend.world, userId, 'user', { ...news, event: 'REWARD' });
  expect(bell()).toHaveLength(1);
});

test('a test DM can be sent only once a minute', async () => {
  const test = () => backend.send('POST', '/api/users/me/notification-preferences/test');
  expect((await test()).status).toBe(200);
  expect((await test()).status).toBe(409);
});

describe('a quest on a pinned server', () => {
  const told = async () => {
    await backend.send('GET', '/api/users/notifications?site=user');
    return bell().filter(({ title }) => title.startsWith('New quest'));
  };
  const pinAt = (at: number) =>
    backend.world.db.serverPins.push({ serverId: 'srv-keep', userId, at });

  test('that began after the pin is notified once', async () => {
    pinAt(0);
    const first = await told();
    expect(first.length).toBeGreaterThan(0);
    expect(await told()).toHaveLength(first.length);
  });

  test('that began before the pin is not notified', async () => {
    pinAt(backend.world.clock.now() + 1);
    expect(await told()).toHaveLength(0);
  });
});

test('a sign-in with a new browser is notified', () => {
  const phone = new Request('http://localhost/', {
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1' },
  });
  openSession(backend.world, userId, phone);
  openSession(backend.world, userId, phone);
  expect(bell().map(({ title }) => title)).toEqual(['You signed in with Safari on iPhone']);
});
