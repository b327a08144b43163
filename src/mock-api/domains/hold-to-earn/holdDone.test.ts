// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ActivityRow } from '../activity/rows';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { doneBetween } from './holdDone';
import { settleAccruals } from '../accruals/settle';

const MINUTE = 60_000;
const POST = '1790000000000000001';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.world.db.activity = [];
  backend.world.db.socialActs = [];
  const guild = backend.world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (guild) settleAccruals(backend.world, guild);
});
afterEach(() => backend.close());

const all = { chatBooster: 50, tweetBooster: 50, reactionBooster: 50 };
function active(kind: ActivityRow['kind'], userId: string, at: number, messageId: string) {
  const row = { serverId: 'srv-keep', userId, channelId: 'c', kind, at, amount: 1, messageId };
  backend.world.db.activity.push({ ...row, text: 'Hello there' });
}
const none = { chatBooster: 0, tweetBooster: 0, reactionBooster: 0 };
const done = (from: number, to: number, boosters = all) =>
  doneBetween(backend.world, 'srv-keep', boosters, { from, to });

test('a program without boosters reads no activity', () => {
  expect(done(0, 1, none)).toBeNull();
});

test('minutes with messages count once, and only within the period', () => {
  const now = Math.floor(backend.world.clock.now() / MINUTE) * MINUTE;
  active('MESSAGE', 'a', now - 10 * MINUTE, 'm0');
  active('MESSAGE', 'a', now + 1, 'm1');
  active('MESSAGE', 'a', now + 2, 'm2');
  active('MESSAGE', 'a', now + MINUTE, 'm3');
  active('MESSAGE', 'a', now + 20 * MINUTE, 'm4');
  expect(done(now, now + 10 * MINUTE)?.('a').chat).toBe(2);
});

test('reactions count once per message, and not on the member’s own messages', () => {
  const now = backend.world.clock.now();
  active('MESSAGE', 'a', now - MINUTE, 'mine');
  active('MESSAGE', 'b', now - MINUTE, 'theirs');
  active('REACTION', 'a', now + 1, 'mine');
  active('REACTION', 'a', now + 2, 'theirs');
  active('REACTION', 'a', now + 3, 'theirs');
  active('REACTION', 'a', now + 4, 'unknown');
  expect(done(now, now + MINUTE)?.('a').reaction).toBe(1);
});

test('actions on posts count once, and not after they are deleted', () => {
  const { db, clock } = backend.world;
  const now = clock.now();
  const row = { platform: 1 as const, externalId: 'x-a', target: POST, text: null };
  const linked = { handle: 'a', state: 'LINKED' as const, linkedAt: 0, isShared: false };
  db.socials.push({ userId: 'a', platform: 1, externalId: 'x-a', ...linked });
  db.socialActs.push(
    { ...row, kind: 'REPOST', at: now + 1 },
    { ...row, kind: 'REPOST', at: now + 2 },
    { ...row, kind: 'REPLY', text: 'Hello', at: now + 3, goneAt: now + 9 },
    { ...row, kind: 'REPOST', target: '5', at: now + 4 },
  );
  expect(done(now, now + MINUTE)?.('a').tweet).toBe(1);
});
