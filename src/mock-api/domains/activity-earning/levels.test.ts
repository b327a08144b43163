// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import type { Values } from '@/features/modules/common-fields/field';
import { createClock } from '../../store/clock';
import { settleDeliveries } from '../post-history/settle';
import type { HeldRole } from '../members/rows';
import { standingIn } from '../point-balances/level';
import { xpOf } from '../point-balances/xp';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { createWorld } from '../../createWorld';
import type { World } from '../../store/world';
import { settleAccruals } from '../accruals/settle';

/** A Friday, 10:20. */
const BASE = Date.UTC(2026, 4, 1, 10, 20);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SERVER = 'srv-keep';
const MEMBER = 'usr-member';
/** Level 1 needs 100 XP, level 2 another 100, and so on. */
const steps = { curve: 'CUSTOM', customLevels: [{ xp: 100 }], announce: 'OFF' };
const rule: Values = { name: 'Chat', minAmount: 100, spread: 0, cooldown: 0, ...steps };

let world: World;
beforeEach(() => {
  world = createWorld({ clock: createClock(0, () => BASE) });
  world.db.activity = [];
  world.db.socialActs = [];
  world.db.xp = [];
  world.db.accruals = [];
});

const guildOf = () => {
  const guild = world.db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('The seed has no such server.');
  return guild;
};
const look = () => settleAccruals(world, guildOf());
const later = (ms: number) => {
  world.clock.advance(ms);
  look();
  look();
};
const roleId = (name: string) => guildOf().roles.find((role) => role.name === name)?.id ?? '';
const channelId = (name: string) =>
  guildOf().channels.find((channel) => channel.name === name)?.id ?? '';
/** The rules of chat to earn, as they are saved. */
function rulesAre(...rules: Values[]) {
  const row = world.db.modules.find(
    ({ serverId, slug }) => serverId === SERVER && slug === 'chat-to-earn',
  );
  if (!row) throw new Error('The seed has no chat to earn.');
  row.rules = rules.map((values, place) => ({
    id: `rule-${String(place)}`,
    enabled: true,
    version: (row.rules[place]?.version ?? 0) + 1,
    values: { ...rule, ...values },
    updatedAt: world.clock.now(),
    createdAt: world.clock.now(),
    updatedBy: null,
  }));
  look();
}
let written = 0;
function write(times: number, channel = 'general', userId = MEMBER) {
  for (let time = 0; time < times; time += 1) {
    written += 1;
    world.db.activity.push({
      serverId: SERVER,
      userId,
      channelId: channelId(channel),
      kind: 'MESSAGE',
      at: world.clock.now() + 1 + time,
      amount: 1,
      messageId: `m${String(written)}`,
      text: `${String(written * 7919)} ${String(written * 104_729)}`,
    });
  }
}
const xp = () => xpOf(world, SERVER, MEMBER);
const level = () => standingIn({ world, guild: guildOf(), userId: MEMBER }).level;
const points = () =>
  world.db.points
    .filter((row) => row.serverId === SERVER && row.userId === MEMBER && row.module === 23)
    .reduce((sum, row) => sum + row.points, 0);
const memberRow = () => {
  const row = world.db.members.find(
    ({ serverId, userId }) => serverId === SERVER && userId === MEMBER,
  );
  if (!row) throw new Error('The seed has no such member.');
  return row;
};
const fromRules = () =>
  memberRow()
    .roles.filter(({ source }: HeldRole) => source === 'RULE')
    .map((held) => held.roleId);
const reward = { level: 1, roles: [], mode: 'STACK', isRemovedOnDrop: true, currency: 0 };

test('a rule for XP counts XP once its hour is over, and no points', () => {
  rulesAre({ pays: 'XP' });
  write(3);
  later(HOUR);
  expect([xp(), level(), points()]).toEqual([300, 3, 0]);
});

test('a rule for the currency counts the same amount as XP', () => {
  rulesAre({ pays: 'CURRENCY' });
  write(2);
  later(HOUR);
  expect([xp(), points()]).toEqual([200, 200]);
});

test('a rule for the currency counts XP alone while Engage to earn is off', () => {
  const engage = world.db.modules.find(
    (row) => row.serverId === SERVER && row.slug === 'engage-to-earn',
  );
  if (engage) engage.enabled = false;
  rulesAre({ pays: 'CURRENCY' });
  write(2);
  later(HOUR);
  expect([xp(), points()]).toEqual([200, 0]);
});

test('a message counts once: for the currency before XP, whichever rule is older', () => {
  rulesAre({ pays: 'XP', minAmount: 7 }, { pays: 'CURRENCY' });
  write(1);
  later(HOUR);
  expect([xp(), points()]).toEqual([100, 100]);
});

test('a thread counts as its channel, unless threads are excluded', () => {
  const parentId = channelId('general');
  const thread = {
    id: '1234567890123456789',
    name: 'a thread',
    type: 11,
    parentId,
    botCanPost: true,
  };
  guildOf().channels.push(thread);
  rulesAre({ channelMode: 'ONLY', channels: [{ channelId: parentId }] });
  write(1, 'a thread');
  later(HOUR);
  expect(xp()).toBe(100);
  rulesAre({ countsThreads: false });
  write(1, 'a thread');
  later(HOUR);
  expect(xp()).toBe(100);
});

test('a level gives the roles the bot can give, and a reset removes those set to be removed', () => {
  const [kept, dropped, tooHigh] = ['Holder', 'Whale', 'Admin'].map(roleId);
  rulesAre({
    reset: 'WEEKLY',
    rewards: [
      { ...reward, roles: [dropped, tooHigh] },
      { ...reward, level: 2, roles: [kept], isRemovedOnDrop: false },
    ],
  });
  memberRow().roles = [];
  write(2);
  later(HOUR);
  expect(fromRules()).toEqual([dropped, kept]);
  later(3 * DAY);
  expect([xp(), level(), fromRules()]).toEqual([0, 0, [kept]]);
  write(1);
  later(HOUR);
  expect([xp(), fromRules()]).toEqual([100, [kept, dropped]]);
});

test('a higher level replaces the roles of lower levels where set so', () => {
  const [low, high] = ['Holder', 'Whale'].map(roleId);
  rulesAre({
    rewards: [
      { ...reward, roles: [low] },
      { ...reward, level: 2, roles: [high], mode: 'REPLACE' },
    ],
  });
  memberRow().roles = [];
  write(1);
  later(HOUR);
  expect(fromRules()).toEqual([low]);
  write(1);
  later(HOUR);
  expect(fromRules()).toEqual([high]);
});

test('a role removed by hand is not given again, but a role lost by leaving is', () => {
  rulesAre({ rewards: [{ ...reward, roles: [roleId('Whale')] }] });
  memberRow().roles = [];
  write(1);
  later(HOUR);
  memberRow().roles = [];
  write(1);
  later(HOUR);
  expect(fromRules()).toEqual([]);
  Object.assign(memberRow(), { joinedAt: world.clock.now(), leftAt: null, roles: [] });
  write(1);
  later(HOUR);
  expect(fromRules()).toEqual([roleId('Whale')]);
});

test('a level pays its currency once per member, also after a reset', () => {
  rulesAre({ reset: 'WEEKLY', rewards: [{ ...reward, level: 2, currency: 40 }] });
  write(2);
  later(HOUR);
  expect(points()).toBe(40);
  later(3 * DAY);
  write(2);
  later(HOUR);
  expect([level(), points()]).toEqual([2, 40]);
});

test('a new reward is given once to members already above its level', () => {
  rulesAre({});
  write(3);
  later(HOUR);
  rulesAre({ rewards: [{ ...reward, level: 2, currency: 40, roles: [roleId('Whale')] }] });
  later(HOUR);
  expect([points(), fromRules()]).toEqual([40, [roleId('Whale')]]);
});

test('a level is paid once Engage to earn pays and its budget holds', () => {
  const engage = world.db.modules.find(
    (row) => row.serverId === SERVER && row.slug === 'engage-to-earn',
  );
  if (!engage) throw new Error('The seed has no engage to earn.');
  engage.values = { ...engage.values, budget: '39' };
  rulesAre({ rewards: [{ ...reward, currency: 40 }] });
  write(1);
  later(HOUR);
  expect(points()).toBe(0);
  Object.assign(engage, {
    values: { ...engage.values, budget: '40' },
    version: engage.version + 1,
  });
  later(HOUR);
  expect(points()).toBe(40);
});

test('a level waits while the balance has no room for its currency', () => {
  const engage = world.db.modules.find(
    (row) => row.serverId === SERVER && row.slug === 'engage-to-earn',
  );
  if (!engage) throw new Error('The seed has no engage to earn.');
  engage.values = { ...engage.values, hasMaxBalance: true, maxBalance: '39' };
  rulesAre({ rewards: [{ ...reward, currency: 40 }] });
  write(1);
  later(HOUR);
  expect(points()).toBe(0);
  Object.assign(engage, {
    values: { ...engage.values, maxBalance: '40' },
    version: engage.version + 1,
  });
  later(HOUR);
  expect(points()).toBe(40);
});

test.each([
  ['leaves', { resetsOnLeave: true }, false, 0],
  ['leaves', { resetsOnLeave: false }, false, 100],
  ['is banned', { resetsOnBan: true }, true, 0],
  ['is banned', { resetsOnBan: false }, true, 100],
])('a member who %s keeps or loses XP as set by %o', (_, values, isBanned, left) => {
  rulesAre(values);
  write(1);
  later(HOUR);
  Object.assign(memberRow(), {
    leftAt: world.clock.now() + 1,
    ...(isBanned ? { removal: 'BANNED' } : {}),
  });
  later(HOUR);
  expect(xp()).toBe(left);
});

test('a season ends after its last day, and XP survives other days', () => {
  rulesAre({ reset: 'SEASON', seasonEnd: '2026-05-02' });
  write(1);
  later(DAY);
  expect(xp()).toBe(100);
  later(14 * HOUR);
  expect(xp()).toBe(0);
  write(1);
  later(3 * DAY);
  expect(xp()).toBe(100);
});

test('a new level is announced once in the member’s channel, and the post is recorded', async () => {
  rulesAre({ announce: 'SAME_CHANNEL', rewards: [{ ...reward, roles: [roleId('Whale')] }] });
  await settleDeliveries(world, guildOf());
  write(1, 'gm');
  world.clock.advance(HOUR);
  await settleDeliveries(world, guildOf());
  await settleDeliveries(world, guildOf());
  const posts = world.db.deliveries.filter(({ module }) => module === 'chat-to-earn');
  expect(posts).toMatchObject([{ state: 'SENT', channelId: channelId('gm'), kind: 'LEVEL' }]);
  expect(posts[0]?.post?.variables).toContainEqual({ name: 'level', sample: '1', isText: true });
});

test('members of a world older than XP keep their level', () => {
  const row = { at: BASE - DAY, serverId: SERVER, userId: MEMBER, label: 'Quest', ref: null };
  world.db.points = [{ ...row, id: 'old', module: 24, type: 'EARN', points: 250 }];
  rulesAre({});
  const isLater = (key: string) => ['xp', 'memberLevels', 'levelUps'].includes(key);
  const text = JSON.stringify(
    JSON.parse(encodeSnapshot(world.snapshot()), (key, value: unknown) =>
      isLater(key) && Array.isArray(value) ? undefined : value,
    ),
  );
  const snapshotOfThen = decodeSnapshot(text);
  world = createWorld({ clock: createClock(0, () => BASE), snapshot: snapshotOfThen });
  look();
  expect([xp(), level()]).toEqual([250, 2]);
  write(1);
  later(HOUR);
  expect([xp(), level()]).toEqual([350, 3]);
});
