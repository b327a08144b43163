import { expect, test } from 'vitest';
import { itemsAt, numberAt, textsAt } from './read';
import { valuesAt } from './valuesAt';

test('what is typed in place of a number counts as the number given for it', () => {
  expect(numberAt({ n: '12a' }, 'n', 3)).toBe(3);
});

test('items that are no values are left out', () => {
  expect(itemsAt({ list: [null, 'x', [], { a: 1 }] }, 'list')).toEqual([{ a: 1 }]);
});

test('a list that is none has no texts', () => {
  expect(textsAt({ list: 'Gold' }, 'list')).toEqual([]);
});

test('a group that is none is empty', () => {
  expect(valuesAt({ group: ['x'] }, 'group')).toEqual({});
});
