// @vitest-environment node
import { expect, test } from 'vitest';
import { byPoints } from './directory';

test('the most points come first, and hidden ones last', () => {
  const entries = [
    { name: 'Hidden', points: null },
    { name: 'Zoe', points: 5 },
    { name: 'Ada', points: 5 },
    { name: 'None', points: 0 },
    { name: 'Top', points: 90 },
  ];
  expect(byPoints(entries).map(({ name }) => name)).toEqual([
    'Top',
    'Ada',
    'Zoe',
    'None',
    'Hidden',
  ]);
});
