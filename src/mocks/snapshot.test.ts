// @vitest-environment node
import { expect, test } from 'vitest';
import { decodeSnapshot, encodeSnapshot } from './snapshot';
import { createWorld } from './world';

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
