import { expect, test } from 'vitest';
import { withKnown } from '../../preview/known';
import { noFacts } from '../../engine/variable';
import hold from './definition';

const sampleOf = (name: string, change: object) =>
  withKnown(hold.variables, { values: { ...hold.initial, ...change }, facts: noFacts }).find(
    (variable) => variable.name === name,
  )?.sample;

test.each([
  [{ rewardKind: 'SOL', rateKind: 'PER_UNIT', rate: '0.1' }, '0.5', 'SOL'],
  [{ rewardKind: 'SOL', rateKind: 'PER_UNIT', rate: '' }, '…', 'SOL'],
  [{ rewardKind: 'SPL', rateKind: 'PER_UNIT', rate: '2', mint: '' }, '10', 'tokens'],
  [{ rewardKind: 'POINTS', rateKind: 'PER_UNIT', rate: '5' }, '25', 'points'],
])('the preview of %j earns %s %s', (change, earned, symbol) => {
  expect(sampleOf('earned', change)).toBe(earned);
  expect(sampleOf('symbol', change)).toBe(symbol);
});
