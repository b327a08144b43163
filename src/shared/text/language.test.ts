import { expect, test } from 'vitest';
import { counted, plural } from './language';

test.each([
  [0, '0 servers'],
  [1, '1 server'],
  [2, '2 servers'],
  [12_408, '12,408 servers'],
])('%d is written as %s', (count, words) => {
  expect(counted(count, 'server')).toBe(words);
});

test('an irregular plural is used', () => {
  expect(counted(1, 'person', 'people')).toBe('1 person');
  expect(counted(3, 'person', 'people')).toBe('3 people');
});

test.each([
  [0, 'are'],
  [1, 'is'],
  [1n, 'is'],
  [1.5, 'are'],
  [2, 'are'],
])('a count of %d takes “%s”', (count, form) => {
  expect(plural(count, 'is', 'are')).toBe(form);
});
