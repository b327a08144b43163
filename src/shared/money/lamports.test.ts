// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAMPORTS_PER_SOL, formatSol, parseSol } from './lamports';

const U64_MAX = 18_446_744_073_709_551_615n;

describe('C1: parseSol', () => {
  it.each([
    ['1.5', 1_500_000_000n],
    ['0', 0n],
    ['0.1', 100_000_000n],
    ['0.000000001', 1n],
    ['007', 7n * LAMPORTS_PER_SOL],
    ['1.50000000000', 1_500_000_000n],
    ['1e-7', 100n],
    ['1.5E+1', 15n * LAMPORTS_PER_SOL],
    ['10e-10', 1n],
    ['0e-30', 0n],
    ['18446744073.709551615', U64_MAX],
  ])('reads %s exactly', (text, lamports) => {
    expect(parseSol(text)).toBe(lamports);
  });

  it.each([
    '',
    ' ',
    '-1',
    '+1',
    '.5',
    '1.',
    '1,5',
    ' 1',
    '1 ',
    'NaN',
    'Infinity',
    '0x10',
    '1_000',
    '١',
    '1e',
    '1e5.5',
    '1e999',
    '1.5\n',
    '1.0000000001',
    '1e-10',
    '1.5e-9',
  ])('refuses %j', (text) => {
    expect(() => parseSol(text)).toThrow(RangeError);
  });

  it('refuses more than a u64 holds', () => {
    expect(() => parseSol('18446744073.709551616')).toThrow(/more than Solana can hold/);
  });

  it('says that there are too many decimals', () => {
    expect(() => parseSol('0.0000000001')).toThrow(/more than 9 decimals/);
  });

  it('refuses very long text without reading it', () => {
    expect(() => parseSol('9'.repeat(100_000))).toThrow(RangeError);
  });
});

describe('formatSol', () => {
  it.each([
    [0n, '0'],
    [1n, '0.000000001'],
    [1_500_000_000n, '1.5'],
    [100n * LAMPORTS_PER_SOL, '100'],
    [U64_MAX, '18446744073.709551615'],
  ])('writes %s lamports as %s', (lamports, text) => {
    expect(formatSol(lamports)).toBe(text);
  });

  it('refuses a negative amount', () => {
    expect(() => formatSol(-1n)).toThrow(RangeError);
  });
});

describe('amounts for every value', () => {
  it('survives being written and read again', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: U64_MAX }), (lamports) => {
        expect(parseSol(formatSol(lamports))).toBe(lamports);
      }),
      { numRuns: 10_000 },
    );
  });

  it('writes trimmed decimal text back as it was', () => {
    const whole = fc.bigInt({ min: 0n, max: 18_446_744_072n }).map(String);
    const fraction = fc
      .array(fc.nat(9), { minLength: 0, maxLength: 9 })
      .map((digits) => digits.join('').replace(/0+$/, ''));
    fc.assert(
      fc.property(whole, fraction, (left, right) => {
        const text = right === '' ? left : `${left}.${right}`;
        expect(formatSol(parseSol(text))).toBe(text);
      }),
      { numRuns: 10_000 },
    );
  });

  it('reads what JavaScript prints for a whole number of lamports below 2^53', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_000_000 }), (micros) => {
        expect(parseSol(String(micros / 1e9))).toBe(BigInt(micros));
      }),
      { numRuns: 10_000 },
    );
  });

  it('never throws anything but a RangeError', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        try {
          expect(parseSol(text)).toBeGreaterThanOrEqual(0n);
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
