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

test('the first number leads, below it stand what is filtered by and a date', () => {
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

test('what a screen says comes first', () => {
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

test('columns out of sight, buttons and the name have no place', () => {
  const columns = [name, column('place', { isNumber: true, isNotExported: true }), status];
  expect(placesOf(columns, ['name', 'place'])).toEqual({});
});

test('without filters any text stands below the name', () => {
  expect(placesOf([name, column('wallet')])).toEqual({ wallet: 'second' });
});
