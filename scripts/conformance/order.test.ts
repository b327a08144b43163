import { expect, test } from 'vitest';
import { compare, disorderOf } from './order.mjs';

test.each([
  ['9', '10', -1],
  [10, 9, 1],
  ['1000000000000000000001', '1000000000000000000002', -1],
  ['0.5', '0.25', 1],
  ['2026-01-02T00:00:00.000Z', '2026-01-01T23:59:59.999Z', 1],
  [false, true, -1],
  ['ash', 'birch', -1],
  ['same', 'same', 0],
])('%j and %j compare by value as %j', (left, right, result) => {
  expect(compare(left, right)).toBe(result);
});

test('a missing value and texts that languages order differently compare as unknown', () => {
  expect(compare(null, '1')).toBeNull();
  expect(compare('a', 'B')).toBeNull();
});

test('rows in descending order with ties in ascending order are in order', () => {
  const rows = [
    { at: '2026-01-03', id: '1' },
    { at: '2026-01-02', id: '1' },
    { at: '2026-01-02', id: '2' },
  ];
  expect(disorderOf(rows, ['-at', 'id'])).toBeNull();
});

test('a tie in the wrong order is found', () => {
  const rows = [
    { at: 5, by: { name: 'b' } },
    { at: 5, by: { name: 'a' } },
  ];
  expect(disorderOf(rows, ['-at', 'by.name'])).toContain('row 2');
});
