// @vitest-environment node
import { expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import crypto from '@/features/modules/definitions/crypto-holder-verification/definition';
import nft from '@/features/modules/definitions/holder-verification/definition';
import { collections } from '../market/market';
import { createWorld } from '../../createWorld';
import type { World } from '../../store/world';
import { entitlementsNow } from './entitlements';
import { ruleOf } from './holderRules';
import { applyPlan } from './applyPlan';
import { planOf } from './plan';

const COUNT = 10_000;
const keepers = collections[0]?.address ?? '';

/** A world with ten thousand members, of whom each has two wallets and every fourth three pieces over both. */
function crowdedWorld(): World {
  const world = createWorld();
  const ids = Array.from({ length: COUNT }, (_, index) => `crowd-${String(index)}`);
  Object.assign(world.db, { members: [], linkedWallets: [], holdings: [] });
  for (const [index, userId] of ids.entries()) {
    world.db.members.push({ serverId: 'srv-keep', userId, joinedAt: 0, leftAt: null, roles: [] });
    for (const part of [1, 2]) {
      const address = `${userId}-${String(part)}`;
      world.db.linkedWallets.push({
        id: address,
        userId,
        address,
        name: null,
        flag: part === 1 ? 'DEFAULT' : 'NOT_DEFAULT',
        method: 'SIWS',
        linkedAt: 0,
      });
      world.db.holdings.push({
        wallet: address,
        asset: keepers,
        amount: index % 4 === 0 ? String(part) : '1',
        since: 0,
      });
    }
  }
  return world;
}

test('a dry run over ten thousand members adds up, and a run leaves nothing to do', async () => {
  const world = crowdedWorld();
  const guild = world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (!guild) throw new Error('The seed has no such server.');
  const holder = guild.roles.find(({ name }) => name === 'Holder')?.id ?? '';
  const rule = ruleOf(
    'holder-verification',
    { id: 'rule-crowd', isOn: true },
    completeValues(nft.fields, {
      name: 'Crowd',
      conditions: [{ kind: 'COLLECTION', collection: keepers, least: 3 }],
      rewardRoles: [holder],
      removeWhenLost: true,
    }),
  );
  for (const member of world.db.members.slice(0, 3))
    member.roles.push({ roleId: holder, source: 'RULE', because: rule.id, at: 0 });
  const entitlements = await entitlementsNow({ world, guild }, [rule]);
  const plan = planOf(world, guild, entitlements, rule);
  // Of the first three members, who have the role, the second and the third do not qualify.
  expect(plan).toMatchObject({ checked: COUNT, qualify: COUNT / 4, unknown: [] });
  expect(plan.gain).toHaveLength(COUNT / 4 - 1);
  expect(plan.lose).toHaveLength(2);
  applyPlan(world, guild, entitlements, rule, plan);
  const again = planOf(world, guild, await entitlementsNow({ world, guild }, [rule]), rule);
  expect(again).toMatchObject({ gain: [], lose: [], qualify: COUNT / 4 });
});

test('a member on a higher step of a ladder gets only that step’s roles', async () => {
  const world = crowdedWorld();
  const guild = world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (!guild) throw new Error('The seed has no such server.');
  const step = (id: string, least: string, role: string) =>
    ruleOf(
      'crypto-holder-verification',
      { id, isOn: true },
      completeValues(crypto.fields, {
        name: id,
        ladder: 'HIGHEST',
        conditions: [{ currency: 'SPL', measure: 'AMOUNT', mint: keepers, least }],
        rewardRoles: guild.roles
          .filter(({ name }) => name === role)
          .map(({ id: roleId }) => roleId),
        removeWhenLost: true,
      }),
    );
  const [low, high] = [step('low', '2', 'Holder'), step('high', '3', 'Whale')];
  const entitlements = await entitlementsNow({ world, guild }, [low, high]);
  expect(planOf(world, guild, entitlements, low).gain).toHaveLength((COUNT / 4) * 3);
  expect(planOf(world, guild, entitlements, high).gain).toHaveLength(COUNT / 4);
  expect(entitlements.of(low, 'crowd-0')).toMatchObject({
    qualifies: false,
    above: { id: 'high' },
  });
});
