import { expect, test } from 'vitest';
import { lastsText } from './ledgerWalletWords';

test.each([
  [null, 'Nothing was paid in the last 30 days.'],
  [0, 'Less than a day left at the present rate.'],
  [1, '1 day left at the present rate.'],
  [730, '730 days left at the present rate.'],
  [11_508, 'More than two years left at the present rate.'],
])('%o days: %s', (days, words) => {
  expect(lastsText(days)).toBe(words);
});
