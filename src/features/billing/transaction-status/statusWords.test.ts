import { expect, test } from 'vitest';
import { payoutStatusLabel } from './statusWords';
import { transactionStatuses } from './transactionStatus';

test.each(transactionStatuses)('a payout that is %s is described in words', (status) => {
  expect(payoutStatusLabel(status)).toMatch(/^[A-Z][a-z ]+$/);
});

test('a status of a later version is Unknown', () => {
  expect(payoutStatusLabel('HELD_BY_BANK')).toBe('Unknown');
});
