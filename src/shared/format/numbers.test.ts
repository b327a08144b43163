import { expect, test } from 'vitest';
import { inNumbers, inPercent } from './numbers';

test.each([
  [12_408, '12,408'],
  [1.23456, '1.235'],
  [0.0005, '0.001'],
  [0.0004, '0.0004'],
  [0.000_012_345_6, '0.00001235'],
  [-0.0001, '-0.0001'],
  [0, '0'],
  [0n, '0'],
  [10n ** 18n, '1,000,000,000,000,000,000'],
])('%s is written as %s', (value, text) => {
  expect(inNumbers(value)).toBe(text);
});

test('a number that few decimals would round to 0 is written with more', () => {
  expect(inNumbers(0.004, { maximumFractionDigits: 2 })).toBe('0.004');
  expect(inNumbers(0.3, { maximumFractionDigits: 0 })).toBe('0.3');
});

test.each([
  [0.1234, '12.3%'],
  [0.000_04, '0.004%'],
  [0, '0%'],
  [1, '100%'],
])('a share of %d is written as %s', (share, text) => {
  expect(inPercent(share)).toBe(text);
});
