// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@tests/setup/scope';
import { createClock } from '../../store/clock';
import { collections } from '../market/market';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { scriptedChain } from '../../testing/scriptedChain';
import { createWorld } from '../../createWorld';
import type { World } from '../../store/world';
import { settleAccruals } from './settle';

/*
 * Invariants for any sequence of actions, time steps and reads: no period and no message is paid twice, limits hold,
 * and the ledger matches the payouts.
 */
const BASE = Date.UTC(2026, 4, 1, 10, 20);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CAP = 60;
const PERIOD = 40;
const TOTAL = 150;

const started = (snapshot?: ReturnType<typeof decodeSnapshot>): World =>
  createWorld({
    snapshot,
    clock: createClock(snapshot?.clockOffset ?? 0, () => BASE),
    startChain: async () => scriptedChain(),
  });

const actions = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 3000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      who: fc.nat(4),
      times: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('hold' as const), who: fc.nat(4), pieces: fc.nat(4) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('switch' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
);
type Action = typeof actions extends fc.Arbitrary<infer T> ? T : never;

const guildOf = (world: World) => {
  const guild = world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (!guild) throw new Error('The seed has no such server.');
  return guild;
};
const look = (world: World) => settleAccruals(world, guildOf(world));
const ruleOf = ({ db }: World, slug: string) =>
  db.modules.find((row) => row.serverId === 'srv-keep' && row.slug === slug);

/** A server with tight limits and five members who exist only in this test. */
function prepared(onEmpty: string): World {
  const world = started();
  const { db, clock } = world;
  db.activity = [];
  db.holdings = [];
  db.socialActs = [];
  const hold = ruleOf(world, 'hold-to-earn')?.rules[0];
  if (hold)
    hold.values = {
      ...hold.values,
      budgetPeriod: String(PERIOD),
      budgetTotal: String(TOTAL),
      onEmpty,
    };
  const engage = ruleOf(world, 'engage-to-earn');
  if (engage) engage.values = { ...engage.values, memberDailyCap: String(CAP), budget: '400' };
  for (const row of db.accruals) row.settledTo = clock.now();
  return world;
}

const people = (world: World) =>
  world.db.members
    .filter(
      ({ serverId, userId, leftAt, joinedAt }) =>
        serverId === 'srv-keep' &&
        leftAt === null &&
        userId.startsWith('usr-') &&
        joinedAt < BASE - 30 * DAY &&
        world.db.linkedWallets.some(
          (wallet) => wallet.userId === userId && wallet.linkedAt < BASE - DAY,
        ),
    )
    .slice(0, 5);

let written = 0;
function act(world: World, action: Action): World {
  const { db, clock } = world;
  const who = 'who' in action ? people(world)[action.who]?.userId : undefined;
  switch (action.kind) {
    case 'wait':
      clock.advance(action.minutes * 60_000);
      return world;
    case 'write':
      for (let time = 0; time < action.times; time += 1) {
        written += 1;
        db.activity.push({
          serverId: 'srv-keep',
          userId: who ?? '',
          channelId: guildOf(world).channels[1]?.id ?? '',
          kind: 'MESSAGE',
          at: clock.now(),
          amount: 1,
          messageId: `m${String(written)}`,
          text: `${String(written * 7919)} ${String(written * 104_729)}`,
        });
        clock.advance(61_000);
      }
      return world;
    case 'hold': {
      const wallet = db.linkedWallets.find(({ userId }) => userId === who)?.address ?? '';
      const asset = collections[0]?.address ?? '';
      db.holdings = db.holdings.filter((row) => row.wallet !== wallet);
      if (action.pieces > 0)
        db.holdings.push({ wallet, asset, amount: String(action.pieces), since: clock.now() });
      return world;
    }
    case 'switch': {
      look(world);
      const rule = ruleOf(world, 'hold-to-earn')?.rules[0];
      if (rule)
        Object.assign(rule, {
          enabled: !rule.enabled,
          version: rule.version + 1,
          updatedAt: clock.now(),
        });
      return world;
    }
    case 'look':
      look(world);
      look(world);
      return world;
    case 'restart':
      return started(decodeSnapshot(encodeSnapshot(world.snapshot())));
  }
}

const sumOf = (rows: readonly { points: number }[]) =>
  rows.reduce((sum, { points }) => sum + points, 0);
const areUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

function check({ db }: World): void {
  const own = db.accrualRuns.filter(({ serverId }) => serverId === 'srv-keep');
  const held = own.filter(({ module }) => module === 'hold-to-earn');
  const engaged = own.filter(({ module }) => module !== 'hold-to-earn');
  expect(areUnique(own.map(({ id }) => id))).toBe(true);
  expect(areUnique(db.points.map(({ id }) => id))).toBe(true);
  for (const run of own) {
    expect(sumOf(db.points.filter(({ ref }) => ref === run.id))).toBe(run.points);
    expect(sumOf(run.lines)).toBe(run.points);
  }
  for (const run of held) expect(run.points).toBeLessThanOrEqual(PERIOD);
  expect(sumOf(held)).toBeLessThanOrEqual(TOTAL);
  expect(sumOf(engaged)).toBeLessThanOrEqual(400);
  const days = new Map<string, number>();
  let counted = 0;
  for (const { to, lines } of engaged)
    for (const { userId, points, units } of lines) {
      const day = `${userId} ${String(Math.floor((to - 1) / DAY))}`;
      days.set(day, (days.get(day) ?? 0) + points);
      counted += units;
    }
  expect(Math.max(0, ...days.values())).toBeLessThanOrEqual(CAP);
  expect(counted).toBeLessThanOrEqual(db.activity.length);
}

test('nothing is paid twice, limits hold, and the ledger is what the payouts say', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('PRO_RATA', 'QUEUE', 'PAUSE'),
      fc.array(actions, { minLength: 5, maxLength: 30 }),
      (onEmpty, history) => {
        let world = prepared(onEmpty);
        for (const action of history) world = act(world, action);
        look(world);
        check(world);
        // A second read changes nothing.
        const { length } = world.db.points;
        look(world);
        expect(world.db.points).toHaveLength(length);
      },
    ),
    { numRuns: runs(24) },
  );
});
