// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeBase58 } from '@/shared/solana/base58';
import { limitMs, runs } from '@tests/setup/scope';
import { lastRank } from '@/features/earning/leaderboards/prizeRules';
import type { ChainFault } from '../../chain/chain';
import { createChain } from '../../chain/createChain';
import { createClock } from '../../store/clock';
import { createWorld, type WorldOptions } from '../../createWorld';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { randomOf } from '../../store/hashed';
import type { World } from '../../store/world';
import { removePayingModules } from '../../testing/removePayingModules';
import { ledgerAddress } from '../payouts/ledgerKey';
import { isOpen } from '../payouts/funds';
import { payoutMemo, runPayouts } from '../payouts/payouts';
import { rankingOf } from '../point-balances/ranking';
import type { PrizeRow } from '../seasons/rows';
import { seasonDues } from '../seasons/reserved';
import { spanOf } from '../seasons/seasons';
import { sharesOf } from '../seasons/shares';
import { settleSeasons } from './settleSeasons';

const SERVER = 'srv-keep';
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 18, 15);
const PEOPLE = ['usr-11', 'usr-12', 'usr-13', 'usr-14', 'usr-15', 'usr-16'];
const none = { mint: null, amount: null, points: null, roleId: null, text: '' };

const gift = fc.oneof(
  fc.record({
    kind: fc.constant('TOKEN' as const),
    amount: fc.integer({ min: 1_000_000, max: 50_000_001 }).map(String),
    points: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('POINTS' as const),
    amount: fc.constant(null),
    points: fc.integer({ min: 1, max: 100 }),
  }),
);
/** Adjacent ranges of one to three ranks. */
const prizes = fc
  .array(fc.record({ gift, ranks: fc.integer({ min: 1, max: 3 }), isMore: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((rows) => {
    const all: PrizeRow[] = [];
    for (const { gift: given, ranks, isMore } of rows) {
      const last = all.at(-1);
      const first = (last?.to ?? 0) + 1;
      const next = { from: first, to: first + ranks - 1 };
      all.push({
        ...none,
        ...given,
        ...(last && isMore ? { from: last.from, to: last.to } : next),
      });
    }
    return all;
  });
/** Few different totals, so that there are ties. */
const scores = fc.array(fc.constantFrom(0, 10, 10, 20, 30), {
  minLength: PEOPLE.length,
  maxLength: PEOPLE.length,
});

const total = (rows: readonly { amount: string | null }[]) =>
  rows.reduce((sum, { amount }) => sum + BigInt(amount ?? '0'), 0n);
const budgetOf = (rows: readonly PrizeRow[]) =>
  rows.reduce(
    (sum, { from, to, amount }) => sum + BigInt(amount ?? '0') * BigInt(to - from + 1),
    0n,
  );

test('shares never exceed the prizes, and equal ranks get equal shares', () => {
  const ranks = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 130 }).map((sums) => {
    const sorted = sums.toSorted((one, other) => other - one);
    return sorted.map((sum, index) => ({
      userId: String(index),
      rank: 1 + sorted.filter((other) => other > sum).length,
    }));
  });
  fc.assert(
    fc.property(prizes, ranks, (rows, places) => {
      const shares = sharesOf(rows, places);
      const gifts = shares.flatMap((share) => share.gifts);
      expect(total(gifts)).toBeLessThanOrEqual(budgetOf(rows));
      const points = (all: readonly { points: number | null }[]) =>
        all.reduce((sum, each) => sum + (each.points ?? 0), 0);
      const most = rows.reduce((sum, row) => sum + (row.points ?? 0) * (row.to - row.from + 1), 0);
      expect(points(gifts)).toBeLessThanOrEqual(most);
      expect(shares.length).toBeLessThanOrEqual(100);
      for (const { rank, gifts: own } of shares) {
        expect(rank).toBeLessThanOrEqual(lastRank(rows));
        expect(own).toEqual(shares.find((other) => other.rank === rank)?.gifts);
      }
      // With a member for each rank, less than one unit per member and prize stays in the wallet.
      const left = places.length < lastRank(rows) ? 0n : budgetOf(rows) - total(gifts);
      expect(left).toBeLessThan(BigInt(places.length + 1) * 5n);
    }),
    { numRuns: runs(100) },
  );
});

const KINDS = ['drop', 'lost-answer', 'swallow', '429', 'expire', 'refuse'] as const;
const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('settle', 'settle-twice', 'restart', 'link') },
  { weight: 2, arbitrary: fc.constantFrom(1, 20, 170) },
  fc.record({
    kind: fc.constantFrom<ChainFault['kind']>(...KINDS),
    method: fc.constantFrom('sendTransaction', '*'),
    times: fc.constantFrom(1, 3),
  }),
);

const addressOf = (userId: string) => encodeBase58(randomOf(userId, 'prize').bytes(32));
let time = NOW;

function worldOptions(float: bigint): WorldOptions {
  return {
    clock: createClock(0, () => time),
    startChain: async (options) => {
      const chain = await createChain({ ...options, vm: 'simulated' });
      if (options.snapshot === undefined) chain.airdrop(ledgerAddress(SERVER), float);
      return chain;
    },
  };
}

function begin(options: WorldOptions, rows: readonly PrizeRow[], sums: readonly number[]): World {
  time = NOW;
  const world = createWorld(options);
  const { db } = world;
  removePayingModules(world);
  db.payouts = [];
  db.claims = [];
  db.points = [];
  db.linkedWallets = [];
  db.members = PEOPLE.map((userId) => ({
    serverId: SERVER,
    userId,
    joinedAt: 0,
    leftAt: null,
    roles: [],
  }));
  for (const [index, userId] of PEOPLE.entries())
    db.points.push({
      id: `p-${String(index)}`,
      at: NOW - 3 * DAY + index,
      serverId: SERVER,
      userId,
      module: 24,
      type: 'EARN',
      points: sums[index] ?? 0,
      label: '',
      ref: null,
    });
  db.seasons = [
    {
      id: 'sea-1',
      serverId: SERVER,
      name: 'Autumn',
      prize: '',
      winners: lastRank(rows),
      prizes: [...rows],
      startsAt: NOW - 9 * DAY,
      endsAt: NOW - DAY,
      closedAt: null,
      places: null,
    },
  ];
  return world;
}

const link = (world: World, userId: string) =>
  world.db.linkedWallets.push({
    id: `wal-${userId}`,
    userId,
    address: addressOf(userId),
    name: null,
    flag: 'DEFAULT',
    method: 'SIWS',
    linkedAt: 0,
  });

const seasonOf = ({ db }: World) => {
  const [season] = db.seasons;
  if (!season) throw new Error('no season');
  return season;
};

test(
  'each prize is paid exactly once despite faults of the chain, and the books match the ledger wallet',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        prizes,
        scores,
        fc.array(step, { maxLength: 10 }),
        fc.boolean(),
        async (rows, sums, steps, isShort) => {
          const float = isShort ? 40_000_000n : 2_000_000_000n;
          const options = worldOptions(float);
          let world = begin(options, rows, sums);
          // The last member links a wallet later.
          PEOPLE.slice(0, 5).forEach((userId) => link(world, userId));
          const shares = sharesOf(
            rows,
            rankingOf(world, SERVER, { span: spanOf(seasonOf(world)) }),
          );
          for (const what of steps) {
            const chain = await world.chain();
            if (typeof what === 'number') chain.advanceBlocks(what);
            else if (typeof what === 'object') chain.setFault(what);
            else if (what === 'restart')
              world = createWorld({
                ...options,
                snapshot: decodeSnapshot(encodeSnapshot(world.snapshot())),
              });
            else if (what === 'link' && world.db.linkedWallets.length === 5) link(world, 'usr-16');
            else await Promise.all([settleSeasons(world), settleSeasons(world)]);
            await expectRight(world, rows, float);
          }
          await finish(world, float);
          await expectRight(world, rows, float);
          expect(world.db.payouts.filter(isOpen)).toEqual([]);
          const season = seasonOf(world);
          const given = season.awards?.map(({ userId, rank, gifts }) => ({
            userId,
            rank,
            gifts: gifts.map(({ kind, amount, points }) => ({ kind, amount, points })),
          }));
          expect(given).toEqual(
            shares.map(({ userId, rank, gifts }) => ({
              userId,
              rank,
              gifts: gifts.map(({ kind, amount, points }) => ({ kind, amount, points })),
            })),
          );
          const lines = world.db.points.filter(({ isPrize }) => isPrize);
          const points = shares.flatMap(({ gifts }) => gifts.flatMap((each) => each.points ?? []));
          expect(lines.map((line) => line.points)).toEqual(points);
        },
      ),
      { numRuns: runs(25) },
    );
  },
  limitMs(120_000),
);

/** Ends the faults, tops the wallet up, links the last wallet, and settles. */
async function finish(world: World, float: bigint): Promise<void> {
  const chain = await world.chain();
  chain.clearFaults();
  if (float < 1_000_000_000n) chain.airdrop(ledgerAddress(SERVER), 2_000_000_000n);
  if (world.db.linkedWallets.length === 5) link(world, 'usr-16');
  for (let turn = 0; turn < 4; turn += 1) {
    await settleSeasons(world);
    await runPayouts(world);
    chain.advanceBlocks(170);
  }
}

async function expectRight(world: World, rows: readonly PrizeRow[], float: bigint): Promise<void> {
  const chain = await world.chain();
  const season = seasonOf(world);
  const refs = world.db.payouts.map(({ ref }) => ref);
  expect(new Set(refs).size).toBe(refs.length);
  expect(total(world.db.payouts)).toBeLessThanOrEqual(budgetOf(rows));
  // Reserved and paid amounts add up to the amounts won.
  const won = season.awards ? total(season.awards.flatMap(({ gifts }) => gifts)) : budgetOf(rows);
  const kept = seasonDues(season, world.clock.now()).reduce((sum, { amount }) => sum + amount, 0n);
  expect(total(world.db.payouts) + kept).toBe(won);
  // The balance changes with the block of a transfer, which is listed once it is confirmed.
  chain.advanceBlocks(2);
  let left = 0n;
  for (const row of world.db.payouts) {
    const landed = chain
      .transactionsFor(row.address)
      .filter(({ err, memos }) => err === null && memos.includes(payoutMemo(row.id)));
    expect(landed.length).toBeLessThanOrEqual(1);
    expect(row.status !== 'SUCCESS' || landed.length === 1).toBe(true);
    if (landed.length === 1) left += BigInt(row.amount) + (landed[0]?.fee ?? 0n);
  }
  const balance = chain.balance(ledgerAddress(SERVER));
  expect([float - left, float - left + 2_000_000_000n]).toContain(balance);
}
