import { expect, test } from 'vitest';
import { counted } from './counted';

test.each([
  [0, '0 servers'],
  [1, '1 server'],
  [2, '2 servers'],
  [12_408, '12,408 servers'],
])('%d is said as %s', (count, words) => {
  expect(counted(count, 'server')).toBe(words);
});

test('what has a plural of its own is given it', () => {
  expect(counted(1, 'person', 'people')).toBe('1 person');
  expect(counted(3, 'person', 'people')).toBe('3 people');
});
