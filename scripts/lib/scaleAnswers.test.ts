import { expect, test } from 'vitest';
import { answerAtScale, previewAtScale } from './scaleAnswers.mjs';

const TOTAL = 10_000_000;
const template = { items: [{ id: 'a', name: 'Ada', rank: 1, points: 5 }], total: 1 };
const answer = (query: Parameters<typeof answerAtScale>[2]) =>
  answerAtScale(template, { total: TOTAL }, query);

test('every page of ten million rows is there, and its rows follow from their place', () => {
  const last = answer({ page: '400000', pageSize: '25' });
  expect(last.items).toHaveLength(25);
  expect(last.items.at(-1)).toEqual({
    id: 'a-9999999',
    name: 'Ada 9999999',
    rank: TOTAL,
    points: 5,
  });
  expect(answer({ page: '400001', pageSize: '25' }).items).toHaveLength(0);
});

test('a cursor leads through the list in parts', () => {
  const first = answer({ after: '' });
  expect(first.items).toHaveLength(250);
  expect(first.next).toBe('250');
  expect(answer({ after: '9999750' })).toMatchObject({ total: TOTAL, next: null });
});

test('a search narrows the total', () => {
  expect(answer({ search: 'ada' }).total).toBe(100_000);
});

test('a part holds as many rows as the list or the page says', () => {
  const board = { total: 100, part: 60 };
  expect(answerAtScale(template, board, { after: '' })).toMatchObject({ next: '60', total: 100 });
  expect(answerAtScale(template, board, { after: '60' }).items).toHaveLength(40);
  expect(answerAtScale(template, board, { after: '', limit: '6' }).items).toHaveLength(6);
});

test('sorted parts have the rows of one category after the other, with the settings of their place', () => {
  const quest = (id: string, categoryId: string) => ({
    id,
    categoryId,
    rule: { id, values: { name: 'Gate' } },
  });
  const board = { items: [quest('q', 'b'), quest('r', 'a')], categories: [{ id: 'a' }] };
  const shape = { total: 4, part: 3, by: 'categoryId' };
  const first = answerAtScale(board, shape, { after: '' });
  expect(first.items.map(({ id }) => id)).toEqual(['r-0', 'r-1', 'q-2']);
  expect(first.items[2]).toMatchObject({ rule: { id: 'q-2', values: { name: 'Gate 2' } } });
  expect(answerAtScale(board, shape, { after: '3' })).toMatchObject({ next: null, categories: [] });
  const inB = answerAtScale(board, shape, { after: '', category: 'b' });
  expect(inB.items.every(({ categoryId }) => categoryId === 'b')).toBe(true);
});

test('rows are found by their IDs', () => {
  const { items } = answerAtScale(template, { total: TOTAL }, { ids: 'a-7,a,b-1' });
  expect(items).toEqual([{ id: 'a-7', name: 'Ada 7', rank: 8, points: 5 }]);
});

test('a preview checks every member once', () => {
  let after: string | null = '';
  let checked = 0;
  while (after !== null) {
    const part: ReturnType<typeof previewAtScale> = previewAtScale(after, 5500);
    checked += part.checked;
    after = part.next;
  }
  expect(checked).toBe(5500);
});
