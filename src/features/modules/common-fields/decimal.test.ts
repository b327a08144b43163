import { expect, test } from 'vitest';
import { inWords, isAtMost, ONE, times, unitsOf, wholeTimes } from './decimal';

test.each([
  ['1', 1_000_000_000n],
  ['0.000000001', 1n],
  ['12.5', 12_500_000_000n],
  ['999999999999.999999999', 999_999_999_999_999_999_999n],
])('%s is read exactly', (text, units) => {
  expect(unitsOf(text)).toBe(units);
});

test.each(['', '-1', '1e3', '1.', '0.0000000001', 5, null])('%s is not an amount', (text) => {
  expect(unitsOf(text)).toBeNull();
});

test('a factor is applied without floating-point errors', () => {
  expect(times(ONE, 0.1)).toBe(100_000_000n);
  expect(times(3n * ONE, 1.1)).toBe(3_300_000_000n);
});

test('amounts below one base unit are dropped', () => {
  expect(times(1n, 0.5)).toBe(0n);
});

test('a factor that is not a number counts as 0', () => {
  expect(times(ONE, Number.NaN)).toBe(0n);
});

test('whole multiples are counted, and division by 0 gives null', () => {
  expect(wholeTimes(10n, 3n)).toBe(3n);
  expect(wholeTimes(10n, 0n)).toBeNull();
});

test('amounts are written with groups and without trailing zeros', () => {
  expect(inWords(1_500_250_000_000n)).toBe('1,500.25');
  expect(inWords(7n * ONE)).toBe('7');
});

test.each([
  ['1', '1', true],
  ['999999999999', '1000', false],
  ['0.1', '0.09', false],
  ['', '1', true],
])('%s is at most %s: %s', (one, other, holds) => {
  expect(isAtMost(one, other)).toBe(holds);
});
