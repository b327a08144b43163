import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTableState, tableQuery, writeTableState } from './tableState';

const columns = [
  { id: 'name', isRowHeader: true },
  {
    id: 'status',
    filter: [
      { value: 'OPEN', label: 'Open' },
      { value: 'DONE', label: 'Done' },
    ],
  },
  { id: 'note', isHiddenAtFirst: true },
  { id: 'actions', isUnsortable: true },
];
const defaults = { sort: '-name', pageSize: 10 };
const read = (query: string, prefix = '') =>
  readTableState(new URLSearchParams(query), columns, defaults, prefix);
const write = (query: string, part: object) =>
  writeTableState(
    new URLSearchParams(query),
    { ...read(query), ...part },
    columns,
    defaults,
  ).toString();

const initial = {
  search: '',
  sort: { id: 'name', isDescending: true },
  filters: {},
  page: 1,
  pageSize: 10,
  visible: ['name', 'status', 'actions'],
};

test('an address without parameters gives the defaults', () => {
  expect(read('')).toEqual(initial);
});

test('the whole state of a table can be in the address', () => {
  expect(read('q=ada&sort=status&status=DONE,OPEN&page=3&size=50&cols=note')).toEqual({
    search: 'ada',
    sort: { id: 'status', isDescending: false },
    filters: { status: ['OPEN', 'DONE'] },
    page: 3,
    pageSize: 50,
    visible: ['name', 'note'],
  });
});

describe('an invalid parameter is ignored', () => {
  test.each([
    'sort=actions',
    'sort=__proto__',
    'sort=-',
    'status=GONE,constructor',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e9',
    'page=NaN',
    'size=7',
    'size=100000',
    'name=x',
  ])('%s', (query) => {
    expect(read(query)).toEqual(initial);
  });
});

test('the default state adds no parameters and keeps those of others', () => {
  expect(write('tab=open&page=4&q=x', initial)).toBe('tab=open');
});

test('a prefix keeps the parameters of two tables apart', () => {
  expect(read('q=one&right.q=two', 'right.').search).toBe('two');
});

test('a written state is read back unchanged', () => {
  const states = fc.record({
    search: fc.string({ maxLength: 100 }),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    pageSize: fc.constantFrom(10, 25, 50, 100),
    sort: fc.record({ id: fc.constantFrom('name', 'status'), isDescending: fc.boolean() }),
    filters: fc.constantFrom({}, { status: ['OPEN'] }, { status: ['OPEN', 'DONE'] }),
    visible: fc.constantFrom(['name'], ['name', 'status'], ['name', 'status', 'note', 'actions']),
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(read(write('', state))).toEqual(state);
    }),
  );
});

test('the state becomes the parameters of an API call', () => {
  expect(tableQuery(read('q=ada&status=OPEN,DONE&page=2'))).toEqual({
    page: 2,
    pageSize: 10,
    sort: '-name',
    search: 'ada',
    status: 'OPEN,DONE',
  });
});
