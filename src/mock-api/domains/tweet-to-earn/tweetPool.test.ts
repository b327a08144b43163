// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@tests/setup/scope';
import { splitPool } from './tweetPool';

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);

test('the remainder of a division goes to the first shares, a base unit each', () => {
  expect(splitPool(11n, [1n, 1n, 1n])).toEqual([4n, 4n, 3n]);
  expect(splitPool(1n, [0n, 5n])).toEqual([0n, 1n]);
});

test('nothing is paid where no weight is above zero', () => {
  expect(splitPool(11n, [0n, 0n])).toEqual([0n, 0n]);
  expect(splitPool(11n, [])).toEqual([]);
});

test('a pool is split in full, and no share is more than a base unit off', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 21n }),
      fc.array(fc.bigInt({ min: 0n, max: 10n ** 14n }), { maxLength: 30 }),
      (pool, weights) => {
        const shares = splitPool(pool, weights);
        const all = sum(weights);
        expect(sum(shares)).toBe(all === 0n ? 0n : pool);
        for (const [place, weight] of weights.entries()) {
          const off = (shares[place] ?? 0n) * all - pool * weight;
          expect(off > -all || all === 0n).toBe(true);
          expect(off <= all).toBe(true);
        }
      },
    ),
    { numRuns: runs(100) },
  );
});
