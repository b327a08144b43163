// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import { ONE } from '@/features/modules/common-fields/decimal';
import type { Values } from '@/features/modules/common-fields/field';
import hold from '@/features/modules/definitions/hold-to-earn/definition';
import { runs } from '@tests/setup/scope';
import type { PieceRow } from '../holdings/rows';
import { collections } from '../market/market';
import { rankOf, traitsOf } from '../market/pieces';
import { payHold } from './hold';
import { holdParts } from './holdParts';

const DAY = 86_400_000;
const keepers = collections[0];
const KEEPERS = keepers?.address ?? '';
const SIZE = keepers?.items ?? 1;

const valuesOf = (change: Values) =>
  hold.read(completeValues(hold.fields, { assets: [{ collection: KEEPERS }], ...change }));
const pay = (change: Values, pieces: readonly PieceRow[], streak = 0) =>
  payHold(valuesOf(change), {
    from: 0,
    at: DAY,
    streak,
    roles: new Set(['holder']),
    held: () => [{ amount: BigInt(pieces.length) * ONE, since: -DAY, knownSince: -DAY, pieces }],
  });
/** The first piece for which something holds. */
const pieceWhere = (holds: (number: number) => boolean, state: PieceRow['state'] = 'HELD') => {
  for (let number = 1; number <= SIZE; number += 1) if (holds(number)) return { number, state };
  throw new Error('Piece not found.');
};
const hasRobe = (value: string) => (number: number) =>
  (traitsOf(KEEPERS, number) ?? []).some((trait) => trait.name === 'Robe' && trait.value === value);
const rank = (number: number) => rankOf(KEEPERS, number)?.rank ?? SIZE;

const gold = { trait: ' robe', value: 'GOLD', multiplier: 2 };
const plain = pieceWhere((number) => hasRobe('Rags')(number) && rank(number) > 1000);
const golden = pieceWhere((number) => hasRobe('Gold')(number) && rank(number) > 100);
const rare = pieceWhere((number) => rank(number) === 1);

test('an NFT with the trait counts more, whatever the case of its name', () => {
  expect(pay({ traitBonuses: [gold] }, [plain, golden])).toMatchObject({
    points: 15,
    units: 2,
    multiplier: 1.5,
    parts: { UNITS: 10n * ONE, TRAITS: 5n * ONE },
  });
});

test('the best rarity bonus counts and multiplies the trait bonus', () => {
  const rarityBonuses = [
    { rank: 1, multiplier: 3 },
    { rank: 100, multiplier: 1.5 },
  ];
  const traits = traitsOf(KEEPERS, rare.number)?.[0];
  const traitBonuses = [{ trait: traits?.name, value: traits?.value, multiplier: 2 }];
  expect(pay({ rarityBonuses }, [rare, plain]).points).toBe(20);
  expect(pay({ rarityBonuses, traitBonuses }, [rare]).points).toBe(30);
});

test.each([
  ['isNotListed', { isNotListed: true, isNotDelegated: false }],
  ['isNotDelegated', { isNotListed: false, isNotDelegated: true }],
])('with %s, listed NFTs are left out and counted as such', (_, change) => {
  const listed = { ...golden, state: 'LISTED' as const };
  expect(pay(change, [plain, listed])).toMatchObject({ points: 5, units: 1, leftOut: 1 });
  expect(pay(change, [listed])).toMatchObject({ points: 0, reason: 'LISTED' });
});

test('with neither, listed and staked NFTs count like the rest', () => {
  const listed = { ...plain, state: 'LISTED' as const };
  const staked = { ...golden, state: 'STAKED' as const };
  const change = { isNotListed: false, isNotDelegated: false };
  expect(pay(change, [listed, staked]).points).toBe(10);
});

test('staked NFTs do not count where delegated NFTs are left out', () => {
  const staked = { ...golden, state: 'STAKED' as const };
  expect(pay({ isNotDelegated: true }, [plain, staked])).toMatchObject({ points: 5, leftOut: 1 });
  expect(pay({ isNotDelegated: true }, [staked])).toMatchObject({ points: 0, reason: 'LISTED' });
  expect(pay({ isNotDelegated: false }, [staked]).points).toBe(5);
});

const factors = fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10);
const held = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 1, max: SIZE }),
    state: fc.constantFrom('HELD' as const, 'LISTED' as const, 'STAKED' as const),
  }),
  { maxLength: 12, selector: ({ number }) => number },
);

test('the parts add up to the payout, to the last base unit and within the limit', () => {
  fc.assert(
    fc.property(
      held,
      factors,
      factors,
      factors,
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.boolean(),
      fc.nat(20),
      (pieces, ofTrait, ofRank, ofRole, rate, hasCap, streak) => {
        const { parts, points, reason, units, leftOut } = pay(
          {
            rate: `3.${String(rate).padStart(9, '0')}`,
            hasCap,
            cap: '17.5',
            traitBonuses: [{ ...gold, multiplier: ofTrait }],
            rarityBonuses: [{ rank: 2500, multiplier: ofRank }],
            roleBonuses: [{ roles: ['holder'], multiplier: ofRole }],
            hasStreak: true,
          },
          pieces,
          streak,
        );
        const earned = holdParts.reduce((sum, part) => sum + parts[part], 0n);
        expect(BigInt(points)).toBe(earned / ONE);
        expect(earned).toBeGreaterThanOrEqual(0n);
        expect(earned).toBeLessThanOrEqual(hasCap ? (35n * ONE) / 2n : earned);
        const listed = pieces.filter(({ state }) => state === 'LISTED').length;
        expect(reason === null ? units + leftOut : pieces.length).toBe(pieces.length);
        expect(units).toBe(reason === null ? pieces.length - listed : 0);
      },
    ),
    { numRuns: runs(200) },
  );
});
