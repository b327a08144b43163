import { expect, test } from 'vitest';
import type { ColumnFacts } from './column';
import { phonePlaces } from './phonePlaces';

const column = (id: string, more: Partial<ColumnFacts<null>> = {}): ColumnFacts<null> => ({
  id,
  header: id,
  value: () => null,
  ...more,
});
const status = column('status', { filter: [{ value: 'IN', label: 'In' }] });
const name = column('name', { isRowHeader: true });
const placesOf = (columns: ColumnFacts<null>[], visible = columns.map(({ id }) => id)) =>
  Object.fromEntries(phonePlaces(columns, visible));

test('the first number leads, with the filtered column and a date below it', () => {
  const columns = [
    name,
    column('wallet'),
    column('points', { isNumber: true }),
    column('messages', { isNumber: true }),
    column('joinedAt'),
    status,
  ];
  expect(placesOf(columns)).toEqual({ points: 'lead', joinedAt: 'end', status: 'second' });
});

test('places set by the screen take precedence', () => {
  const columns = [
    name,
    column('clicks', { isNumber: true, phone: 'rest' }),
    column('earned', { isNumber: true }),
    column('at'),
    column('seenAt', { phone: 'end' }),
    column('code', { phone: 'second' }),
    status,
  ];
  expect(placesOf(columns)).toEqual({ earned: 'lead', seenAt: 'end', code: 'second' });
});

test('hidden columns, buttons and the name have no place', () => {
  const columns = [name, column('place', { isNumber: true, isNotExported: true }), status];
  expect(placesOf(columns, ['name', 'place'])).toEqual({});
});

test('without filters any text goes below the name', () => {
  expect(placesOf([name, column('wallet')])).toEqual({ wallet: 'second' });
});
