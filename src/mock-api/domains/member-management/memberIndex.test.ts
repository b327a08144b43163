import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { indexMembers } from './memberIndex';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
});
afterEach(() => backend.close());

test('a member who only did quests was last active on a quest', () => {
  const { world } = backend;
  const guild = world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (!guild) throw new Error('no server');
  const sent = world.db.submissions.filter(({ serverId }) => serverId === guild.id);
  const userId = sent[0]?.userId;
  world.db.activity = world.db.activity.filter((row) => row.userId !== userId);
  const { entries } = indexMembers(world, guild, 'usr-owner');
  const times = sent
    .filter((row) => row.userId === userId)
    .flatMap(({ startedAt, submittedAt, claimedAt }) => [startedAt, submittedAt, claimedAt])
    .filter((at) => at !== null && at <= world.clock.now());
  const entry = entries.find(({ row }) => row.userId === userId);
  expect(entry?.lastActiveAt).toBe(Math.max(...times.map(Number)));
});
