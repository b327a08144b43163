// @vitest-environment node
import { expect, test } from 'vitest';
import { byPoints, inOrder } from './directory';

test('the most points come first, and hidden ones last', () => {
  const entries = [
    { name: 'Hidden', username: 'hidden', points: null },
    { name: 'Zoe', username: 'zoe', points: 5 },
    { name: 'Ada', username: 'ada', points: 5 },
    { name: 'None', username: 'none', points: 0 },
    { name: 'Top', username: 'top', points: 90 },
  ];
  expect(byPoints(entries).map(({ name }) => name)).toEqual([
    'Top',
    'Ada',
    'Zoe',
    'None',
    'Hidden',
  ]);
});

test.each(['name', 'joinedAt', '-joinedAt'] as const)(
  'equal members by %s are listed by username',
  (sort) => {
    const joinedAt = '2026-01-31T12:00:00.000Z';
    const entries = ['c', 'a', 'b'].map((username) => ({ name: 'Ada', username, joinedAt }));
    expect(inOrder(entries, sort).map(({ username }) => username)).toEqual(['a', 'b', 'c']);
  },
);
