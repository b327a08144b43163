import { expect, test } from 'vitest';
import { seedDb } from './seed';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

test('the rows are the same whichever table is read first, and whatever was done to those read before', () => {
  const one = seedDb(NOW);
  const other = seedDb(NOW);
  for (const row of other.members) {
    row.leftAt = NOW;
    row.roles = [];
  }
  other.modules = [];
  expect(other.activity).toEqual(one.activity);
  expect(other.submissions).toEqual(one.submissions);
  expect(other.linkedWallets).toEqual(one.linkedWallets);
});

test('what is done to one world’s rows is not seen in the next', () => {
  const { members, guilds } = seedDb(NOW);
  for (const { roles } of members) roles.length = 0;
  for (const { channels } of guilds) channels.length = 0;
  const next = seedDb(NOW);
  expect(next.members.some(({ roles }) => roles.length > 0)).toBe(true);
  expect(next.guilds.every(({ channels }) => channels.length > 0)).toBe(true);
});

test('all is dated back from now', () => {
  const early = seedDb(NOW);
  const late = seedDb(NOW + DAY);
  const ages = (rows: readonly { at: number }[], now: number) => rows.map(({ at }) => now - at);
  expect(ages(late.activity, NOW + DAY)).toEqual(ages(early.activity, NOW));
  expect(late.orders[0]?.createdAt).toBe((early.orders[0]?.createdAt ?? 0) + DAY);
  expect(Math.max(...early.activity.map(({ at }) => at))).toBeLessThanOrEqual(NOW);
});

test('a table that is set before it is read stays as it was set', () => {
  const db = seedDb(NOW);
  db.activity = [];
  expect(db.activity).toEqual([]);
  expect(Object.keys(db)).toContain('activity');
});
