// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, readAmount } from './amounts';
import { numberLocales } from './preferenceChoices';

const U64_MAX = 18_446_744_073_709_551_615n;
const SOL = { decimals: 9, symbol: 'SOL' };

describe('amountText', () => {
  it.each([
    ['en-US', '1,234,567.000000001'],
    ['de-DE', '1.234.567,000000001'],
    ['fr-FR', '1\u202f234\u202f567,000000001'],
    ['de-CH', "1'234'567.000000001"],
    ['en-IN', '12,34,567.000000001'],
    ['es-ES', '1.234.567,000000001'],
    ['ar-EG', '١٬٢٣٤٬٥٦٧٫٠٠٠٠٠٠٠٠١'],
    ['fa-IR', '۱٬۲۳۴٬۵۶۷٫۰۰۰۰۰۰۰۰۱'],
  ])('%s writes %s', (locale, text) => {
    // Which apostrophe it is depends on the browser's edition of the locale.
    expect(amountText(1_234_567_000_000_001n, 9, locale).replaceAll('’', "'")).toBe(text);
  });

  it('has every digit of the largest amount', () => {
    expect(amountText(U64_MAX, 0, 'en-US')).toBe('18,446,744,073,709,551,615');
  });

  it('refuses a negative amount', () => {
    expect(() => amountText(-1n, 9, 'en-US')).toThrow(RangeError);
  });
});

describe('readAmount', () => {
  it.each([
    ['en-US', '1,234.5', 1_234_500_000_000n],
    ['en-US', '1234.5', 1_234_500_000_000n],
    ['de-DE', '1.234,5', 1_234_500_000_000n],
    ['fr-FR', '1 234,5', 1_234_500_000_000n],
    ['de-CH', "1'234.5", 1_234_500_000_000n],
    ['es-ES', '1.234,5', 1_234_500_000_000n],
    ['ar-EG', '١٬٢٣٤٫٥', 1_234_500_000_000n],
    ['ar-EG', '1234٫5', 1_234_500_000_000n],
  ])('%s reads %j exactly', (locale, text, units) => {
    expect(readAmount(text, SOL, locale)).toBe(units);
  });

  it.each([
    ['de-DE', '1.5'],
    ['de-DE', '1.2345'],
    ['en-US', '1,5'],
    ['en-US', '12,34,567'],
    ['en-IN', '1,234,567'],
    ['fr-FR', '12 34'],
    ['en-US', '1.5.5'],
    ['en-US', ',1'],
    ['en-US', '-1'],
    ['en-US', ''],
    ['ar-EG', '١٫'],
  ])('%s refuses %j, which it would have to guess', (locale, text) => {
    expect(() => readAmount(text, SOL, locale)).toThrow(RangeError);
  });

  it('refuses very long text without reading it', () => {
    expect(() => readAmount('9'.repeat(100_000), SOL, 'en-US')).toThrow(RangeError);
  });
});

it.each(numberLocales)('%s reads what it has written, for every amount', (locale) => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: U64_MAX }),
      fc.integer({ min: 0, max: 12 }),
      (units, decimals) => {
        const text = amountText(units, decimals, locale);
        expect(readAmount(text, { decimals, symbol: 'it' }, locale)).toBe(units);
      },
    ),
    { numRuns: 1_000 },
  );
});
