import { expect, test } from 'vitest';
import { separatorProblem, tidyAmount } from './amountInput';

test.each([
  [' 1.5 ', '1.5'],
  ['\u200b1.5\u00a0', '1.5'],
  ['１２．５', '12.5'],
  // A separator is never guessed at, nor are digits that aren't digits.
  ['1,5', '1,5'],
  ['1.000,50', '1.000,50'],
  ['1 000', '1 000'],
  ['1²', '1²'],
  ['½', '½'],
])('%j is judged as %j', (typed, text) => {
  expect(tidyAmount(typed)).toBe(text);
});

test.each(['1,5', '1.000,50', '1,000.50', '1 000', '1\u202f000', '1’000', "1'000", '1_000', '1٫5'])(
  '%j is refused for its separators',
  (text) => {
    expect(separatorProblem(text)).toMatch('no other separators');
  },
);

test.each(['1.', '.5'])('%j is refused for its point', (text) => {
  expect(separatorProblem(text)).toMatch('both sides');
});

test.each(['', 'x', '1.5', '-1', '1e3', '1.5.5'])('%j has no problem with separators', (text) => {
  expect(separatorProblem(text)).toBeNull();
});
