// @vitest-environment node
import { expect, test } from 'vitest';
import { decodeSnapshot, encodeSnapshot } from './snapshots';
import { createWorld } from './createWorld';

test.each(['bigint:5', 'text:bigint:5', 'text:', 'bigint:', 'plain'])(
  'a name that reads %j is still that after a restart',
  (name) => {
    const world = createWorld();
    const [user] = world.db.users;
    if (user) user.displayName = name;
    const kept = decodeSnapshot(encodeSnapshot(world.snapshot()));
    expect(kept?.db.users[0]?.displayName).toBe(name);
  },
);

test('an amount is still a bigint after a restart', () => {
  const chain = { balances: [['a', 7n]] };
  const kept = decodeSnapshot(encodeSnapshot({ ...createWorld().snapshot(), chain }));
  expect(kept?.chain).toEqual(chain);
});

test('a world from before a table was added is kept, and the table is empty', () => {
  const { db, ...rest } = createWorld().snapshot();
  const older = { ...db, flags: undefined };
  const [user] = db.users;
  const kept = decodeSnapshot(encodeSnapshot({ ...rest, db: JSON.parse(JSON.stringify(older)) }));
  expect(kept?.db.users[0]).toEqual(user);
  expect(kept?.db.flags).toEqual([]);
});

test('a world without one of its first tables is thrown away', () => {
  const { db, ...rest } = createWorld().snapshot();
  const broken = JSON.parse(JSON.stringify({ ...db, users: undefined }));
  expect(decodeSnapshot(encodeSnapshot({ ...rest, db: broken }))).toBeUndefined();
});

test('a world from before payouts lost their wallets has none of a deleted account', () => {
  const world = createWorld();
  const [payout] = world.db.payouts;
  const user = world.db.users.find(({ id }) => id === payout?.userId);
  if (!payout || !user) throw new Error('The seed has no payout.');
  user.deletedAt = 1;
  const kept = decodeSnapshot(encodeSnapshot(world.snapshot()));
  const theirs = kept?.db.payouts.filter(({ userId }) => userId === user.id) ?? [];
  expect(new Set(theirs.map(({ address }) => address))).toEqual(new Set(['']));
  expect(kept?.db.payouts.some(({ address }) => address !== '')).toBe(true);
});
