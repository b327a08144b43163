import { expect, test } from 'vitest';
import { byFields, partOf } from './paging';

const idOf = ({ id }: { id: string }) => id;
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `row.${String(index)}` }));

test('parts read by cursor hold every row once', () => {
  const rows = rowsOf(2500);
  const read: string[] = [];
  let after: string | null | undefined = '';
  while (typeof after === 'string') {
    const part: { items: { id: string }[]; next?: string | null } = partOf(rows, { after }, idOf);
    read.push(...part.items.map(idOf));
    after = part.next;
  }
  expect(read).toEqual(rows.map(idOf));
});

test('rows that come or go before a cursor neither repeat nor skip a row', () => {
  const rows = rowsOf(2000);
  const first: { items: unknown[]; next?: string | null } = partOf(rows, { after: '' }, idOf);
  const after = first.next ?? '';
  const follow = (changed: { id: string }[]) => partOf(changed, { after }, idOf).items[0];
  expect(follow([{ id: 'new' }, ...rows])).toEqual({ id: 'row.250' });
  expect(follow(rows.slice(5))).toEqual({ id: 'row.250' });
});

test('without a cursor it is a page', () => {
  expect(partOf(rowsOf(60), { page: 2, pageSize: 25 }, idOf)).toMatchObject({
    total: 60,
    page: 2,
    pageSize: 25,
  });
});

test('rows with an equal first field are ordered by the next one', () => {
  const rows = [
    { at: 1, id: 'c' },
    { at: 2, id: 'b' },
    { at: 2, id: 'a' },
  ];
  const ids = rows.toSorted(byFields('-at', 'id')).map(({ id }) => id);
  expect(ids).toEqual(['a', 'b', 'c']);
});
