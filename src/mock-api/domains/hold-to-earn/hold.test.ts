import { describe, expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import hold from '@/features/modules/definitions/hold-to-earn/definition';
import { tokens } from '../market/market';
import { shareOut } from '../accrual-ledger/budget';
import { payHold } from './hold';
import type { Held, HoldFacts } from './holdCount';
import { periodAfter, periodsBetween } from '../accrual-ledger/periods';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const pieces = (amount: number, since = -100 * DAY, knownSince = since): Held => ({
  amount: BigInt(amount) * 1_000_000_000n,
  since,
  knownSince,
});
const valuesOf = (change: Values = {}) =>
  hold.read(completeValues(hold.fields, { assets: [{ collection: 'towers' }], ...change }));
const facts = (
  held: Record<string, Held[]> | null,
  change: Partial<HoldFacts> = {},
): HoldFacts => ({
  from: 0,
  at: DAY,
  roles: new Set(),
  streak: 0,
  held: held && ((asset) => held[asset] ?? []),
  ...change,
});
const paid = (change: Values, held: Record<string, Held[]>, more: Partial<HoldFacts> = {}) =>
  payHold(valuesOf(change), facts(held, more)).points;

const three = { towers: [pieces(1), pieces(2)] };
const token = { assets: [{ kind: 'TOKEN', mint: 'keep', perUnit: '1000' }] };
const both = {
  assets: [
    { collection: 'towers', least: 2 },
    { collection: 'moats', least: 1 },
  ],
};
const ranges = {
  rateKind: 'RANGES',
  ranges: [
    { from: 2, amount: '10' },
    { from: 5, amount: '40' },
  ],
};

describe('a period pays', () => {
  test.each<[string, Values, Record<string, Held[]>, Partial<HoldFacts>, number]>([
    ['each unit, over all wallets', {}, three, {}, 15],
    ['whole points only', { rate: '0.5' }, three, {}, 1],
    ['whole units of a token only', token, { keep: [pieces(3999)] }, {}, 15],
    ['by ranges', ranges, three, {}, 10],
    ['nothing below the first range', ranges, { towers: [pieces(1)] }, {}, 0],
    ['the limit of a member', { hasCap: true, cap: '12' }, three, {}, 12],
    [
      'the limit also with bonuses',
      { hasCap: true, cap: '20', roleBonuses: [{ roles: ['whale'], multiplier: 3 }] },
      three,
      { roles: new Set(['whale']) },
      20,
    ],
    [
      'the highest bonus of roles',
      {
        roleBonuses: [
          { roles: ['whale'], multiplier: 2 },
          { roles: ['holder'], multiplier: 1.5 },
        ],
      },
      three,
      { roles: new Set(['whale', 'holder']) },
      30,
    ],
    ['more for periods in a row', { hasStreak: true, streakPercent: 10 }, three, { streak: 2 }, 18],
    [
      'more for what was done, a percent for each up to the most',
      { rate: '100', chatBooster: 20, tweetBooster: 20, reactionBooster: 10 },
      three,
      { done: { chat: 90, tweet: 5, reaction: 15 } },
      405,
    ],
    [
      'nothing more for what no booster is for',
      {},
      three,
      { done: { chat: 90, tweet: 5, reaction: 15 } },
      15,
    ],
    [
      'for so many of them at most',
      { hasStreak: true, streakPercent: 10, streakMost: 2 },
      three,
      { streak: 9 },
      18,
    ],
    [
      'the part of the period it was held for',
      { verification: 'TIME_WEIGHTED' },
      { towers: [pieces(2, 18 * HOUR)] },
      {},
      2,
    ],
    ['all assets together', both, { towers: [pieces(2)], moats: [pieces(1)] }, {}, 15],
    ['any one of them', { ...both, match: 1 }, { moats: [pieces(1)] }, {}, 5],
    [
      'each by itself, with its own limit',
      { ...both, aggregate: 'PER_ASSET', hasCap: true, cap: '6' },
      { towers: [pieces(2)], moats: [pieces(1)] },
      {},
      11,
    ],
  ])('%s', (_, change, held, more, points) => {
    expect(paid(change, held, more)).toBe(points);
  });

  test.each<[string, Values, HoldFacts]>([
    ['NO_WALLET', {}, facts(null)],
    ['NOT_HELD', {}, facts({})],
    ['NOT_HELD', both, facts({ towers: [pieces(5)] })],
    ['TOO_SHORT', { minHoldDays: 7 }, facts({ towers: [pieces(1, -DAY)] })],
    ['NO_ROLE', { requiredRoles: ['holder'] }, facts(three)],
    ['NO_TOKEN', { rewardKind: 'SPL', mint: 'unknown' }, facts(three)],
  ])('nothing, with the reason %s', (reason, change, given) => {
    expect(payHold(valuesOf(change), given)).toMatchObject({ points: 0, reason });
  });
});

describe('a program that pays SOL or a token', () => {
  const KEEP = tokens.find(({ symbol }) => symbol === 'KEEP')?.mint ?? '';

  test('is exact to the lamport', () => {
    const pay = payHold(valuesOf({ rewardKind: 'SOL', rate: '0.000000007' }), facts(three));
    expect(pay).toMatchObject({ amount: 21n, points: 0, reason: null });
  });

  test('rounds down to a base unit once, after adding everything up', () => {
    const values = valuesOf({ rewardKind: 'SPL', mint: KEEP, rate: '0.0000005' });
    expect(payHold(values, facts(three)).amount).toBe(1n);
  });

  test('applies a member’s limit to the lamport', () => {
    const values = valuesOf({ rewardKind: 'SOL', rate: '1', hasCap: true, cap: '0.000000011' });
    expect(payHold(values, facts(three)).amount).toBe(11n);
  });
});

describe('a budget', () => {
  const dues = [
    { userId: 'a', points: 30, owed: 0 },
    { userId: 'b', points: 10, owed: 5 },
  ];
  test.each([
    [
      'PRO_RATA',
      [
        [13, 0],
        [6, 0],
      ],
    ],
    [
      'QUEUE',
      [
        [15, 15],
        [5, 10],
      ],
    ],
    [
      'PAUSE',
      [
        [0, 0],
        [0, 0],
      ],
    ],
  ] as const)('that is short is handled by %s', (way, shares) => {
    const given = shareOut(dues, 20, way);
    expect(given.isShort).toBe(true);
    expect(given.shares.map(({ points, owed }) => [points, owed])).toEqual(shares);
  });
  test('that is sufficient pays everything in full', () => {
    expect(shareOut(dues, 45, 'PAUSE').shares.map(({ points }) => points)).toEqual([30, 15]);
  });
});

describe('periods', () => {
  test('follow one another without a gap', () => {
    const found = periodsBetween(1000, 'DAILY', 1000 + DAY, 1000 + 4 * DAY + 5);
    expect(found.map(({ from, to }) => [(from - 1000) / DAY, (to - 1000) / DAY])).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
  });
  test('of a month end on its last day when it is too short', () => {
    const start = Date.UTC(2026, 0, 31, 12);
    const { from, to } = periodAfter(start, 'MONTHLY', Date.UTC(2026, 1, 28, 12));
    expect([new Date(from), new Date(to)]).toEqual([
      new Date(Date.UTC(2026, 1, 28, 12)),
      new Date(Date.UTC(2026, 2, 31, 12)),
    ]);
  });
  test('are not due before the first has ended', () => {
    expect(periodsBetween(0, 'WEEKLY', 0, 7 * DAY - 1)).toEqual([]);
  });
});
