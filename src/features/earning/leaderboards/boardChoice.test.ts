import { expect, test } from 'vitest';
import { readChoice, writeChoice } from './boardChoice';

const read = (search: string) => readChoice(new URLSearchParams(search), 'WEEK');

test.each([
  ['', { window: 'WEEK' }],
  ['window=all&section=hold-to-earn', { window: 'ALL', section: 'hold-to-earn' }],
  ['window=season&season=sea-1', { window: 'SEASON', season: 'sea-1' }],
  ['window=month&season=sea-1', { window: 'MONTH' }],
  ['window=<b>&section=constructor', { window: 'WEEK' }],
])('of “%s” what there is of it is read', (search, choice) => {
  expect(read(search)).toEqual(choice);
});

test('another board begins at its first page, and another server has other seasons', () => {
  const before = new URLSearchParams('server=keep&window=season&season=sea-1&page=3&q=a');
  expect(writeChoice(before, 'section', 'hold-to-earn').toString()).toBe(
    'server=keep&window=season&season=sea-1&q=a&section=hold-to-earn',
  );
  expect(writeChoice(before, 'server', 'apes').toString()).toBe('server=apes&window=season&q=a');
});
