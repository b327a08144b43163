import { assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { globalSlice, initialGlobalState, progressMade, themeChosen } from './globalSlice';

const { reducer } = globalSlice;

describe('global slice', () => {
  test('has the defaults of spec §3 and §9', () => {
    expect(initialGlobalState).toMatchObject({
      blockchainNetwork: 'solana',
      theme: 'dark',
      isLoading: false,
    });
  });

  test('keeps the chosen theme', () => {
    expect(reducer(undefined, themeChosen('light')).theme).toBe('light');
  });

  test('E19: progress stays between 0 and max, whatever it is given', () => {
    assert(
      property(double(), double(), (progress, max) => {
        const next = reducer(undefined, progressMade({ progress, max })).progress;
        expect(next.progress).toBeGreaterThanOrEqual(0);
        expect(next.progress).toBeLessThanOrEqual(next.max);
      }),
    );
  });
});
