import { expect, test } from 'vitest';
import { onePage } from './onePage';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each([
  ['the first page of a whole list', { page: 1, pageSize: 20 }, 3000, rows(20)],
  ['the last page of a whole list', { page: 150, pageSize: 20 }, 3000, rows(3000).slice(2980)],
  ['a whole list without a total', { page: 2, pageSize: 20 }, null, rows(40).slice(20)],
  ['a long page of a longer list', { page: 2, pageSize: 20 }, 9000, rows(20)],
])('%s is cut to the page that was requested', (_, query, total, items) => {
  expect(onePage({ items: rows(3000), total }, { query })).toEqual({ items, total: total ?? 3000 });
});

test.each([
  ['a page as it was requested', { items: rows(20), total: 3000 }, { page: 2, pageSize: 20 }],
  [
    'a page of a server whose own are longer',
    { items: rows(50), total: 90, pageSize: 50 },
    { pageSize: 20 },
  ],
  ['a list that has no pages', { items: rows(300) }, undefined],
  ['what is no list', { name: 'Keep' }, { pageSize: 1 }],
])('%s stays as it is', (_, answer, query) => {
  expect(onePage(answer, { query })).toBe(answer);
});
