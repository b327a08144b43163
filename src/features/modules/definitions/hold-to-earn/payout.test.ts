import { expect, test } from 'vitest';
import { ONE } from '../../common-fields/decimal';
import hold from './definition';
import { payoutOf, samplePayouts } from './payout';

const perUnit = hold.read({
  rateKind: 'PER_UNIT',
  rate: '0.1',
  hasCap: false,
  budgetPeriod: '100',
  budgetTotal: '139',
});
const ranges = hold.read({
  rateKind: 'RANGES',
  ranges: [
    { from: 10, amount: '5' },
    { from: 2, amount: '1' },
  ],
});

test('each unit pays, exactly', () => {
  expect(payoutOf(perUnit, 3)).toBe(300_000_000n);
});

test('no member gets more than the limit', () => {
  expect(payoutOf({ ...perUnit, hasCap: true, cap: '2' }, 100)).toBe(2n * ONE);
});

test.each([
  [1, 0n],
  [2, ONE],
  [9, ONE],
  [10, 5n * ONE],
  [500, 5n * ONE],
])('%i units fall into the range that begins last before them', (units, amount) => {
  expect(payoutOf(ranges, units)).toBe(amount);
});

test('a range whose beginning is not typed yet pays nothing', () => {
  expect(payoutOf({ ...ranges, ranges: [{ from: 0, amount: '5' }] }, 3)).toBe(0n);
});

test('samples show what a member gets, not how long a budget lasts', () => {
  expect(samplePayouts(perUnit).map(({ amount }) => amount)).toEqual([
    100_000_000n,
    300_000_000n,
    ONE,
    2_500_000_000n,
    10n * ONE,
  ]);
});
