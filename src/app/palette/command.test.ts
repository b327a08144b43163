import { expect, test } from 'vitest';
import { fitting, rater } from './command';

test.each([
  ['a word of the label', 'ticket', 1],
  ['a part of each word', 'supp tick', 1],
  ['another word', 'helpdesk', 0.5],
  ['one of each', 'support helpdesk', 0.5],
  ['a word it doesn’t have', 'support price', 0],
  ['letters in order', 'sptk', 0],
])('%s', (_, typed, rating) => {
  const rate = rater(typed);
  expect(rate({ label: 'Support ticket', keywords: 'helpdesk modmail' })).toBe(rating);
});

const named = (id: string, label: string, keywords?: string) =>
  keywords === undefined ? { id, label } : { id, label, keywords };

test('names come before other words, and else all keep their order', () => {
  const commands = [named('1', 'Quests', 'ticket'), named('2', 'Tickets'), named('3', 'My ticket')];
  expect(fitting(commands, ' ticket ').map(({ id }) => id)).toEqual(['2', '3', '1']);
  expect(fitting(commands, '')).toEqual(commands);
});

test('fancy letters and accents are found by plain ones', () => {
  const commands = [named('1', '𝓖𝓶 alerts'), named('2', 'Café hours')];
  expect(fitting(commands, 'gm').map(({ id }) => id)).toEqual(['1']);
  expect(fitting(commands, 'cafe').map(({ id }) => id)).toEqual(['2']);
});

test('a long list shows the best matches', () => {
  const commands = [named('1', 'Quests', 'ticket'), named('2', 'Tickets'), named('3', 'My ticket')];
  expect(fitting(commands, 'ticket', true, 2).map(({ id }) => id)).toEqual(['2', '3']);
  expect(fitting(commands, 'tikcet', true, 1).map(({ id }) => id)).toEqual(['2']);
});
