// @vitest-environment node
import { expect, test } from 'vitest';
import { rowIndex } from './rowIndex';

interface Row {
  of: string;
  id: number;
}
const byOf = rowIndex<Row>(({ of }) => of);
const ids = (rows: readonly Row[], key: string) => byOf(rows, key).map(({ id }) => id);

test('finds rows by their key, those added later included', () => {
  const rows = [
    { of: 'a', id: 1 },
    { of: 'b', id: 2 },
  ];
  expect(ids(rows, 'a')).toEqual([1]);
  rows.push({ of: 'a', id: 3 });
  expect(ids(rows, 'a')).toEqual([1, 3]);
  expect(ids(rows, 'c')).toEqual([]);
});

test('rows that were removed are not found, whatever was added since', () => {
  const rows = [
    { of: 'a', id: 1 },
    { of: 'a', id: 2 },
    { of: 'b', id: 3 },
  ];
  ids(rows, 'a');
  rows.splice(0, 1);
  expect(ids(rows, 'a')).toEqual([2]);
  rows.splice(0, 1);
  rows.push({ of: 'a', id: 4 }, { of: 'a', id: 5 });
  expect(ids(rows, 'a')).toEqual([4, 5]);
});
