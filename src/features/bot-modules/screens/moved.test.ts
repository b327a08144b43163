import { expect, test } from 'vitest';
import { moved } from './moved';

const all = ['a', 'x', 'b', 'y', 'c'].map((id) => ({ id }));
const shown = all.filter(({ id }) => id.length === 1 && 'abc'.includes(id));

test('one changes places with its neighbour in the list; the others stay', () => {
  expect(moved(all, shown, { id: 'b' }, -1)).toEqual(['b', 'x', 'a', 'y', 'c']);
  expect(moved(all, shown, { id: 'b' }, 1)).toEqual(['a', 'x', 'c', 'y', 'b']);
});

test('at the end of the list nothing moves', () => {
  expect(moved(all, shown, { id: 'c' }, 1)).toEqual(['a', 'x', 'b', 'y', 'c']);
});
