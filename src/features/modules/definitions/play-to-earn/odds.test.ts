import { expect, test } from 'vitest';
import { readValues } from '../../engine/schema';
import type { Values } from '../../common-fields/field';
import { gameFields } from './gameFields';
import { prizeTables } from './games';
import { chanceSum, largestWin, returnOf, WHOLE } from './odds';

const game = (values: Values) => readValues(gameFields, values);
const wheel = game({ kind: 'WHEEL', table: 'STANDARD', entry: 10, bonus: 1, houseEdge: 0 });
const custom = (...prizes: readonly { chance: number; times: number }[]) => ({
  ...wheel,
  table: 'CUSTOM',
  prizes,
});

test.each(Object.keys(prizeTables))(
  'the chances of the table %s add up to 100 percent',
  (table) => {
    expect(chanceSum({ ...wheel, table })).toBe(100n * WHOLE);
  },
);

test.each([
  ['SMALL', 950_000n],
  ['STANDARD', 900_000n],
  ['JACKPOT', 890_000n],
])('the table %s pays back %s millionths', (table, back) => {
  expect(returnOf({ ...wheel, table })).toBe(back);
});

test('a free game has no return', () => {
  expect(returnOf({ ...wheel, entry: 0 })).toBeNull();
  expect(returnOf(game({ kind: 'TRIVIA', prize: 10 }))).toBeNull();
});

test('a fair bet pays back everything but the house edge', () => {
  expect(returnOf(game({ kind: 'COIN_FLIP', bonus: 1, houseEdge: 250 }))).toBe(975_000n);
});

test('the holder bonus raises the return', () => {
  expect(returnOf(game({ kind: 'DICE', bonus: 1.1, houseEdge: 0 }))).toBe(1_100_000n);
});

test('the share that goes into a jackpot counts as paid back', () => {
  expect(returnOf({ ...wheel, hasJackpot: true, jackpotPercent: 10 })).toBe(910_000n);
});

test('odds are computed without floating-point errors', () => {
  expect(returnOf(custom({ chance: 0.1, times: 300 }, { chance: 0.7, times: 100 }))).toBe(WHOLE);
});

test.each([
  [{ kind: 'NUMBER_GUESS', minBet: 1, betRoom: 249, bonus: 2 }, 5000],
  [wheel, 250],
  [{ ...wheel, entry: 0, prize: 4 }, 100],
  [{ kind: 'RUMBLE', entry: 50, bonus: 1 }, 0],
  [{ kind: 'BOSS_RAID', prize: 30, bonus: 1 }, 30],
])('%o needs %i points for its largest win', (values, points) => {
  expect(largestWin(game(values))).toBe(points);
});
