import { expect, test } from 'vitest';
import { rate } from './command';

test.each([
  ['a word of the label', 'ticket', 1],
  ['a part of each word', 'supp tick', 1],
  ['another word', 'helpdesk', 0.5],
  ['one of each', 'support helpdesk', 0.5],
  ['a word it does not have', 'support price', 0],
  ['letters in order', 'sptk', 0],
])('%s', (_, typed, rating) => {
  expect(rate('Support ticket', 'helpdesk modmail', typed)).toBe(rating);
});
