import { expect, test } from 'vitest';
import { lastsText } from './ledgerWalletWords';

test.each([
  [null, 'Nothing is paid from it now.'],
  [0, 'Less than a day left at the current rate.'],
  [1, '1 day left at the current rate.'],
  [730, '730 days left at the current rate.'],
  [11_508, 'More than 2 years left at the current rate.'],
])('%o days: %s', (days, words) => {
  expect(lastsText(days)).toBe(words);
});
