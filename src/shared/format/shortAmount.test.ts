import { describe, expect, it } from 'vitest';
import { shortUnits } from '../money/shortUnits';
import { exactText, shortText } from './shortAmount';

const U64_MAX = 18_446_744_073_709_551_615n;

describe('short amounts', () => {
  it.each([
    [0n, 9, '0'],
    [1n, 9, '0.000000001'],
    [40_000n, 9, '0.00004'],
    [12_345_600n, 9, '0.01235'],
    [1_250_000_001n, 9, '1.25'],
    [999_960_000n, 9, '1'],
    [1_234_500_000n, 9, '1.235'],
    [199_250_000_000n, 9, '199.25'],
    [999_250_000n, 6, '999.25'],
    [9_999_900_000_000n, 9, '10,000'],
    [12_408_123n, 3, '12,408'],
    [12_408_500n, 3, '12,409'],
    [12_408n, 0, '12,408'],
    [U64_MAX, 9, '18,446,744,074'],
    [U64_MAX, 0, '18,446,744,073,709,551,615'],
    [U64_MAX, 19, '1.845'],
    [-12_345_600n, 9, '−0.01235'],
  ])('writes %s units of %s decimals as %s', (units, decimals, text) => {
    expect(shortText(units, decimals, 'en-US')).toBe(text);
  });

  it('keeps all digits of an amount of up to four digits', () => {
    expect(shortUnits(1234n, 9)).toBe(1234n);
    expect(shortUnits(123_400_000n, 9)).toBe(123_400_000n);
  });

  it('never rounds a nonzero amount to 0', () => {
    for (let units = 1n; units <= U64_MAX; units *= 7n)
      for (const decimals of [0, 5, 9, 18]) expect(shortUnits(units, decimals)).toBeGreaterThan(0n);
  });

  it.each([
    ['de-DE', '12.408', '−0,0123456'],
    ['fr-FR', '12\u202f408', '−0,0123456'],
    ['hi-IN', '12,408', '−0.0123456'],
    ['ar-EG', '١٢٬٤٠٨', '−٠٫٠١٢٣٤٥٦'],
  ])('formats numbers as usual in %s', (locale, short, exact) => {
    expect(shortText(12_408_123n, 3, locale)).toBe(short);
    expect(exactText(-12_345_600n, 9, locale)).toBe(exact);
  });
});
