// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import engage from '@/features/modules/definitions/engage-to-earn/definition';
import hold from '@/features/modules/definitions/hold-to-earn/definition';
import { entitlementsNow } from '../holder-checks/entitlements';
import { memberOf } from '../members/members';
import { heldViews, missingViews } from '../member-management/roleReasons';
import { collections } from '../market/market';
import { engageMultiplier } from '../activity-earning/engage';
import { createHoldCases } from '../../testing/accruals';

const KEEPERS = collections[0]?.address ?? '';
const cases = createHoldCases(KEEPERS);
const { world, guild, roleId } = cases;

const valuesOf = (change: Values): Values =>
  completeValues(hold.fields, {
    assets: [{ collection: KEEPERS }],
    verification: 'SNAPSHOT',
    ...change,
  });
const rolesOf = (userId: string) =>
  (memberOf(world, guild.id, userId)?.roles ?? []).map((held) => held.roleId);
const { goOn } = cases;
const sell = (userId: string) => {
  const wallets = world.db.linkedWallets.filter((row) => row.userId === userId);
  const kept = world.db.holdings;
  world.db.holdings = kept.filter(
    ({ wallet }) => !wallets.some(({ address }) => address === wallet),
  );
  return () => {
    world.db.holdings = kept;
  };
};

describe('a program that pays SOL', () => {
  const sol = (change: Values) => valuesOf({ rewardKind: 'SOL', rate: '0.1', ...change });

  test('shares its budget to the lamport and never exceeds it', () => {
    const [run] = cases.settle(sol({ budgetPeriod: '0.1', budgetTotal: '1' }));
    expect(run?.lines.map(({ amount }) => amount)).toEqual(['16666666', '33333333', '50000000']);
    expect(run).toMatchObject({ amount: '99999999', wantedAmount: '600000000', points: 0 });
  });

  test('carries the unpaid rest to the next period', () => {
    const runs = cases.settle(sol({ budgetPeriod: '0.5', onEmpty: 'QUEUE' }), 48);
    expect(runs[0]?.lines.map(({ owedAmount }) => owedAmount)).toEqual(['0', '0', '100000000']);
    expect(runs[1]?.lines.map(({ amount }) => amount)).toEqual([
      '100000000',
      '200000000',
      '200000000',
    ]);
  });

  test('never pays leftover points in SOL', () => {
    cases.settle(valuesOf({ budgetPeriod: '20', onEmpty: 'QUEUE' }));
    const [, run] = goOn(24, { rewardKind: 'SOL', rate: '0.1', budgetPeriod: '100' });
    expect(run?.lines.map(({ amount }) => amount)).toEqual(['100000000', '200000000', '300000000']);
  });

  test('that pauses says how much it needed', () => {
    cases.settle(sol({ budgetPeriod: '0.1', onEmpty: 'PAUSE' }));
    expect(world.db.notifications.map(({ text }) => text)).toContain(
      'A period needed 0.6 SOL, more than the budget. Nothing was paid for it.',
    );
  });
});

describe('a role', () => {
  const role = valuesOf({ name: 'Guards', rewardKind: 'ROLE', rewardRoles: [roleId] });

  test('is given while a member holds, and removed at the first period in which they do not', () => {
    cases.settle(role);
    expect(rolesOf('usr-11')).toEqual([roleId]);
    const undo = sell('usr-11');
    goOn(24);
    undo();
    expect([rolesOf('usr-11'), rolesOf('usr-12')]).toEqual([[], [roleId]]);
  });

  test('given by hand is not removed', () => {
    cases.settle(role);
    for (const held of memberOf(world, guild.id, 'usr-11')?.roles ?? [])
      Object.assign(held, { source: 'HAND', because: null });
    const undo = sell('usr-11');
    goOn(24);
    undo();
    expect(rolesOf('usr-11')).toEqual([roleId]);
  });

  test('above the bot’s own role is not given', () => {
    const above = guild.roles.find(({ id }) => id === roleId);
    const { position = 0 } = above ?? {};
    if (above) above.position = 1000;
    cases.settle(role);
    expect(rolesOf('usr-11')).toEqual([]);
    if (above) above.position = position;
  });

  test('is removed from everyone after the last day', () => {
    cases.settle({ ...role, hasEnd: true, endDate: '2026-11-22' });
    expect(rolesOf('usr-11')).toEqual([roleId]);
    goOn(72);
    expect(rolesOf('usr-11')).toEqual([]);
  });

  test('has its program as the reason, both held and missing', async () => {
    cases.settle(role);
    const undo = sell('usr-11');
    goOn(24);
    undo();
    const rolesFor = async (userId: string) => {
      const member = memberOf(world, guild.id, userId);
      if (!member) throw new Error('Member not found.');
      const looked = {
        world,
        guild,
        entitlements: await entitlementsNow({ world, guild }, []),
        member,
      };
      const isIt = ({ id }: { id: string }) => id === roleId;
      return [heldViews(looked).find(isIt)?.how, missingViews(looked).find(isIt)?.reasons];
    };
    expect(await rolesFor('usr-12')).toEqual([
      'Given by the program “Guards” of Hold to earn.',
      undefined,
    ]);
    expect(await rolesFor('usr-11')).toEqual([
      undefined,
      [
        'The program “Guards” of Hold to earn gives this role. This member didn’t hold enough at the last check.',
      ],
    ]);
  });

  test('is removed when the program pays points instead', () => {
    cases.settle(role);
    goOn(24, { rewardKind: 'POINTS' });
    expect(rolesOf('usr-11')).toEqual([]);
  });
});

describe('a multiplier', () => {
  const times = (rewardMultiplier: number) =>
    valuesOf({ rewardKind: 'MULTIPLIER', rewardMultiplier });

  test('multiplies Engage to earn together with the module’s own multipliers', () => {
    const facts = { at: 0, roles: new Set(['a']), pieces: () => 0 };
    const settings = engage.read({ roleMultipliers: [{ roles: ['a'], multiplier: 2 }] });
    expect(engageMultiplier(settings, { ...facts, holding: 1.5 })).toBe(3);
  });

  test('counts from a snapshot until the next period ends', () => {
    cases.settle(times(2));
    expect([cases.factorAfter(1), cases.factorAfter(23), cases.factorAfter(25)]).toEqual([2, 2, 1]);
  });

  test('is only for holders', () => {
    const undo = sell('usr-13');
    cases.settle(times(2));
    undo();
    expect(cases.factorAfter(1)).toBe(1);
  });
});

describe('the post about a period', () => {
  const content = (change: Values) => {
    const post = cases.post(valuesOf(change));
    const text = post?.message?.content ?? '';
    return (post?.variables ?? []).reduce(
      (filled, { name, sample }) => filled.replaceAll(`{${name}}`, sample),
      text,
    );
  };

  test('names up to five members and sums up their payout', () => {
    const names = ['usr-11', 'usr-12', 'usr-13'].map(
      (id) => `@${world.db.users.find((user) => user.id === id)?.displayName ?? ''}`,
    );
    expect(content({})).toBe(
      `${names.slice(0, 2).join(', ')} and ${names[2] ?? ''} earned 30 points for 6. Next payout in 24 hours.`,
    );
  });

  test('uses SOL where SOL is paid', () => {
    expect(content({ rewardKind: 'SOL', rate: '0.25' })).toContain('earned 1.5 SOL for 6');
  });

  test('names the given role', () => {
    const name = guild.roles.find(({ id }) => id === roleId)?.name ?? '';
    expect(content({ rewardKind: 'ROLE', rewardRoles: [roleId] })).toContain(
      `earned the role ${name} for 6`,
    );
  });

  test('is not made for a period without payouts', () => {
    expect(cases.post(valuesOf({ requiredRoles: ['nobody'] }))).toBeUndefined();
  });
});
