import { expect, test } from 'vitest';
import { answerAtScale } from './scaleAnswers.mjs';

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
