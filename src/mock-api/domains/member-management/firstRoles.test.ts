import { beforeEach, expect, test } from 'vitest';
import { setModule } from '../../testing/modules';
import { createClock } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { createWorld } from '../../createWorld';
import type { World } from '../../store/world';
import { settleFirstRoles } from './firstRoles';
import type { MemberRow } from '../members/rows';

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

let world: World;
let guild: GuildRow;
beforeEach(() => {
  world = createWorld({ clock: createClock(0, () => NOON) });
  const [first] = world.db.guilds;
  if (!first) throw new Error('The seed has no server.');
  guild = first;
});

const roleId = (name: string) => guild.roles.find((role) => role.name === name)?.id ?? '';

const setUp = (values: object, more: object = {}) =>
  setModule({ world, guild }, 'welcome-message', {
    values: { autoRoles: [roleId('Holder')], ...values },
    createdAt: NOON,
    ...more,
  });

function join(id: string): MemberRow {
  world.clock.advance(MINUTE);
  const joinedAt = world.clock.now();
  const row = { serverId: guild.id, userId: id, joinedAt, leftAt: null, roles: [] };
  world.db.members.push(row);
  return row;
}
const settle = () => settleFirstRoles(world, guild);

test('a new member gets the first roles, with the source and the time', () => {
  setUp({ delay: 120 });
  const member = join('usr-new');
  settle();
  expect(member.roles).toEqual([]);
  world.clock.advance(3 * MINUTE);
  settle();
  expect(member.roles).toEqual([
    {
      roleId: roleId('Holder'),
      source: 'JOIN',
      because: null,
      at: member.joinedAt + 2 * MINUTE,
    },
  ]);
});

test('a first role that was removed is not given again', () => {
  setUp({});
  const member = join('usr-new');
  settle();
  member.roles = [];
  settle();
  expect(member.roles).toEqual([]);
});

test('members who joined before the setup, or while the module was off, get none', () => {
  const early = join('usr-early');
  setUp({}, { createdAt: world.clock.now(), enabled: false });
  const late = join('usr-late');
  settle();
  setUp({}, { createdAt: early.joinedAt });
  settle();
  expect([early.roles, late.roles]).toEqual([[], []]);
});

test('a shorter delay reaches members who are still waiting', () => {
  setUp({ delay: 3600 });
  const member = join('usr-new');
  settle();
  setUp({ delay: 0 });
  settle();
  expect(member.roles).toHaveLength(1);
});

test('roles above the bot, and roles that became dangerous, are left out', () => {
  setUp({ autoRoles: [roleId('Admin'), roleId('Moderator'), roleId('Holder')] });
  const member = join('usr-new');
  settle();
  expect(member.roles.map((role) => role.roleId)).toEqual([roleId('Holder')]);
});

test('a server whose package ended gives none', () => {
  setUp({});
  for (const order of world.db.orders.filter(({ serverId }) => serverId === guild.id))
    Object.assign(order, { status: 'EXPIRED', closedAt: NOON, expiresAt: NOON });
  const member = join('usr-new');
  settle();
  expect(member.roles).toEqual([]);
});
