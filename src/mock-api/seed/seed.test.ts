import { expect, test } from 'vitest';
import { seedDb } from './seed';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

test('the rows are the same in any order of reading and after changes to other tables', () => {
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

test('changes to a world’s rows do not affect the next world', () => {
  const { members, guilds } = seedDb(NOW);
  for (const { roles } of members) roles.length = 0;
  for (const { channels } of guilds) channels.length = 0;
  const next = seedDb(NOW);
  expect(next.members.some(({ roles }) => roles.length > 0)).toBe(true);
  expect(next.guilds.every(({ channels }) => channels.length > 0)).toBe(true);
});

test('all rows are dated relative to now', () => {
  const early = seedDb(NOW);
  const late = seedDb(NOW + DAY);
  const ages = (rows: readonly { at: number }[], now: number) => rows.map(({ at }) => now - at);
  expect(ages(late.activity, NOW + DAY)).toEqual(ages(early.activity, NOW));
  expect(late.orders[0]?.createdAt).toBe((early.orders[0]?.createdAt ?? 0) + DAY);
  expect(Math.max(...early.activity.map(({ at }) => at))).toBeLessThanOrEqual(NOW);
});

test('a table set before it is read keeps the set value', () => {
  const db = seedDb(NOW);
  db.activity = [];
  expect(db.activity).toEqual([]);
  expect(Object.keys(db)).toContain('activity');
});
