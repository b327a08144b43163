import { expect, test } from 'vitest';
import { ONE } from '../../common-fields/decimal';
import hold from './definition';
import { payoutOf, simulate } from './payout';

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

test('the total is that of the five members, and the budget lasts for full periods only', () => {
  const { total, periods, isOver } = simulate(perUnit);
  expect(total).toBe(13_900_000_000n);
  expect(periods).toBe(10n);
  expect(isOver).toBe(false);
});

test('a budget that is not enough is shared out, and never overspent', () => {
  const { total, payouts, isOver, periods } = simulate({
    ...perUnit,
    budgetPeriod: '1',
    onEmpty: 'PRO_RATA',
  });
  expect(isOver).toBe(true);
  expect(payouts.map(({ amount }) => amount)[0]).toBe(7_194_244n);
  expect(total).toBeLessThanOrEqual(ONE);
  expect(periods).toBe(139n);
});

test('a program that pays nothing lasts without end', () => {
  expect(simulate({ ...perUnit, rate: '' }).periods).toBeNull();
});
