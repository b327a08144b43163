import { expect, test } from 'vitest';
import { valuesAt } from './paths';

test('a group of another type has no values', () => {
  expect(valuesAt({ group: ['x'] }, 'group')).toEqual({});
});
