// @vitest-environment node
import { expect, test } from 'vitest';
import type { Values } from '@/features/modules/common-fields/field';
import { collections, tokens } from '../market/market';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { createClock } from '../../store/clock';
import { scriptedChain } from '../../testing/scriptedChain';
import { createWorld } from '../../createWorld';
import type { World } from '../../store/world';
import { settleDeliveries } from '../post-history/settle';
import { settleHolderChecks } from './settle';
import {
  addMember,
  addRule,
  createHolderWorld,
  guildOf,
  lookAfter,
  NOON,
  roleNamed,
  rolesOf,
} from '../../testing/holderChecks';

const [KEEPERS = ''] = collections.map(({ address }) => address);
const [TOKEN = ''] = tokens.map(({ mint }) => mint);
const HOUR = 3_600_000;
const piece = (hoursAgo = 1000) => [{ holds: [{ asset: KEEPERS, amount: '1', hoursAgo }] }];

/** A world with a rule for holders of one NFT, after its first read. */
async function worldWith(values: Values = {}): Promise<World> {
  const world = createHolderWorld();
  addRule(world, 'holder-verification', 'rule', {
    name: 'Keepers',
    conditions: [{ collection: KEEPERS }],
    rewardRoles: [roleNamed(world, 'Holder')],
    ...values,
  });
  await lookAfter(world, 0);
  return world;
}
const sell = async (world: World) => {
  await lookAfter(world, 0);
  world.db.holdings = [];
};
const restarted = (world: World): World => {
  const snapshot = decodeSnapshot(encodeSnapshot(world.snapshot()));
  return createWorld({
    snapshot,
    clock: createClock(world.clock.offset, () => NOON),
    startChain: async () => scriptedChain(),
  });
};

test('a due check gives the role of a rule that is met, and no earlier', async () => {
  const world = await worldWith();
  addMember(world, 'mira', piece());
  await lookAfter(world, 5.9);
  expect(rolesOf(world, 'mira')).toEqual([]);
  await lookAfter(world, 0.1);
  expect(rolesOf(world, 'mira')).toEqual(['Holder']);
});

test('a check removes the role of a rule that is no longer met', async () => {
  const world = await worldWith();
  addMember(world, 'mira', piece());
  await lookAfter(world, 6);
  await sell(world);
  await lookAfter(world, 6);
  expect(rolesOf(world, 'mira')).toEqual([]);
});

test.each([
  ['REALTIME', 1],
  ['1H', 60],
  ['6H', 6 * 60],
  ['24H', 24 * 60],
])('a rule checked %s gives its role after %d minutes', async (recheck, minutes) => {
  const world = await worldWith({ recheck });
  addMember(world, 'mira', piece());
  await lookAfter(world, (minutes - 0.5) / 60);
  expect(rolesOf(world, 'mira')).toEqual([]);
  await lookAfter(world, 0.5 / 60);
  expect(rolesOf(world, 'mira')).toEqual(['Holder']);
});

test('a role is kept during its grace period, and removed when it ends', async () => {
  const world = await worldWith({ graceHours: 10 });
  const mira = addMember(world, 'mira', piece());
  await lookAfter(world, 6);
  await sell(world);
  await lookAfter(world, 6);
  expect(mira.roles[0]?.lostAt).toBe(NOON + 12 * HOUR);
  await lookAfter(world, 9.9);
  expect(rolesOf(world, 'mira')).toEqual(['Holder']);
  await lookAfter(world, 0.1);
  expect(rolesOf(world, 'mira')).toEqual([]);
});

test('a purchase within the grace period keeps the role, and a later loss gets a full period', async () => {
  const world = await worldWith({ graceHours: 10 });
  const mira = addMember(world, 'mira', piece());
  await lookAfter(world, 6);
  await sell(world);
  await lookAfter(world, 6);
  world.db.holdings.push({
    wallet: 'mira-1',
    asset: KEEPERS,
    amount: '1',
    since: world.clock.now(),
  });
  await lookAfter(world, 6);
  expect(mira.roles[0]).not.toHaveProperty('lostAt');
  await sell(world);
  await lookAfter(world, 6);
  expect(rolesOf(world, 'mira')).toEqual(['Holder']);
});

test('after many missed checks, a role dates from the first check that finds it due', async () => {
  const world = await worldWith({ conditions: [{ collection: KEEPERS, heldForDays: 2 }] });
  const mira = addMember(world, 'mira', piece(1));
  await lookAfter(world, 30 * 24);
  expect(mira.roles.map(({ at }) => at)).toEqual([NOON + 48 * HOUR]);
});

test('missed checks replay a loss, its grace period and its end at the right times', async () => {
  const world = await worldWith({ graceHours: 7 });
  addMember(world, 'mira', piece());
  await lookAfter(world, 6);
  await sell(world);
  await lookAfter(world, 100);
  const lost = world.db.notifications.find(({ title }) => title.startsWith('You lost'));
  expect(lost?.at).toBe(NOON + (12 + 7) * HOUR);
});

test('a role stays where the rule is set not to remove it', async () => {
  const world = await worldWith({ removeWhenLost: false });
  addMember(world, 'mira', piece());
  await lookAfter(world, 6);
  await sell(world);
  await lookAfter(world, 48);
  expect(rolesOf(world, 'mira')).toEqual(['Holder']);
});

test('roles of another source are left alone', async () => {
  const world = await worldWith();
  const mira = addMember(world, 'mira');
  const roleId = roleNamed(world, 'Holder');
  mira.roles = [{ roleId, source: 'RULE', because: 'an-invite-campaign', at: 0 }];
  await lookAfter(world, 6);
  expect(mira.roles).toHaveLength(1);
});

test('a rule that cannot be checked gives and removes nothing', async () => {
  const world = await worldWith({ conditions: [{ kind: 'MINTS', collection: '', mints: ['1'] }] });
  const mira = addMember(world, 'mira', piece());
  const roleId = roleNamed(world, 'Holder');
  mira.roles = [{ roleId, source: 'RULE', because: 'rule', at: 0, lostAt: 1 }];
  await lookAfter(world, 12);
  expect(mira.roles).toEqual([{ roleId, source: 'RULE', because: 'rule', at: 0, lostAt: 1 }]);
});

test('no check is made while no package includes the module', async () => {
  const world = await worldWith();
  addMember(world, 'mira', piece());
  for (const order of world.db.orders) {
    order.expiresAt = NOON - 4 * 24 * HOUR;
    order.status = 'EXPIRED';
  }
  await lookAfter(world, 12);
  expect(rolesOf(world, 'mira')).toEqual([]);
});

test('checks due before a package ended are made, however late the server is read', async () => {
  const world = await worldWith();
  addMember(world, 'mira', piece());
  for (const order of world.db.orders) {
    order.expiresAt = NOON + 7 * HOUR - 3 * 24 * HOUR;
    order.status = 'EXPIRED';
  }
  await lookAfter(world, 500);
  expect(rolesOf(world, 'mira')).toEqual(['Holder']);
});

test('two simultaneous reads, and a read after a restart, check once', async () => {
  const world = await worldWith();
  addRule(world, 'crypto-holder-verification', 'sol', {
    name: 'SOL',
    conditions: [{ currency: 'SOL', least: '1' }],
    rewardRoles: [roleNamed(world, 'Whale')],
  });
  addMember(world, 'mira', piece());
  world.clock.advance(6 * HOUR);
  const guild = guildOf(world);
  await Promise.all([settleHolderChecks(world, guild), settleHolderChecks(world, guild)]);
  const after = restarted(world);
  await settleHolderChecks(after, guildOf(after));
  expect(after.db.notifications.map(({ title }) => title)).toEqual([
    'You got the role Holder on Solana Keep',
  ]);
});

test('a rule over prices is checked at each price', async () => {
  const world = await worldWith();
  addRule(world, 'crypto-holder-verification', 'usd', {
    name: 'Dollars',
    conditions: [{ mint: TOKEN, measure: 'USD', least: '1' }],
    rewardRoles: [roleNamed(world, 'Whale')],
    recheck: '1H',
  });
  addMember(world, 'mira', [{ holds: [{ asset: TOKEN, amount: '100000' }] }]);
  await lookAfter(world, 30);
  expect(rolesOf(world, 'mira')).toEqual(['Whale']);
});

test('a role given in the grace days after a package is posted in the log channel', async () => {
  const world = await worldWith();
  const channel = guildOf(world).channels.find(({ botCanPost }) => botCanPost)?.id ?? '';
  const [row] = world.db.modules;
  for (const rule of row?.rules ?? []) rule.values = { ...rule.values, logChannelId: channel };
  addMember(world, 'mira', piece());
  for (const order of world.db.orders) {
    order.expiresAt = NOON + HOUR;
    order.closedAt = NOON + HOUR;
    order.status = 'EXPIRED';
  }
  await lookAfter(world, 6);
  await settleDeliveries(world, guildOf(world));
  expect(world.db.deliveries.map(({ channelId, state }) => [channelId, state])).toEqual([
    [channel, 'SENT'],
  ]);
});
