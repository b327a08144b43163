import { expect, test } from 'vitest';
import hold from '../definitions/hold-to-earn/definition';
import tweet from '../definitions/tweet-to-earn/definition';
import { amountsToClear } from './unitFields';

const KEEP = 'So11111111111111111111111111111111111111112';

test('a new reward clears every amount in it, those in a list included', () => {
  const values = { ...hold.initial, rewardKind: 'SOL', ranges: [{ from: 1, amount: '5' }] };
  expect(amountsToClear(hold.fields, values, 'rewardKind', 'POINTS')).toEqual([
    'rate',
    'ranges.0.amount',
    'cap',
    'budgetTotal',
    'budgetPeriod',
  ]);
});

test('a token in place of another clears the amounts, a first one does not', () => {
  const values = { ...hold.initial, rewardKind: 'SPL', mint: KEEP };
  expect(amountsToClear(hold.fields, values, 'mint', '')).toEqual([]);
  const other = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
  expect(amountsToClear(hold.fields, values, 'mint', other)).toContain('rate');
});

test('a currency inside a group clears the amount of that group and those that name it', () => {
  const values = { ...tweet.initial, pool: { currency: 'SOL', mint: '', amount: '5' } };
  expect(amountsToClear(tweet.fields, values, 'pool.currency', 'POINTS')).toEqual([
    'pool.amount',
    'poolBudget',
  ]);
});

test('other fields clear nothing', () => {
  expect(amountsToClear(hold.fields, { ...hold.initial, name: 'A' }, 'name', 'B')).toEqual([]);
});
