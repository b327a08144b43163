import { expect, test } from 'vitest';
import { receiptTitle } from './receiptTitle';

const claimed = (state: string, stage: string | null = null) => ({
  outcome: { result: 'CLAIMED', deliveries: [{ state, stage }] },
});
const done = claimed('DONE');
const held = claimed('WAITING', 'APPROVAL');
const refused = { outcome: { result: 'REFUSED', deliveries: [] } };

test.each([
  ['2 rewards claimed', [done, claimed('WAITING', 'SENDING')]],
  ['1 delivered, 2 waiting for approval', [held, done, held]],
  ['1 of 2 rewards claimed', [done, refused]],
  ['1 of 2 rewards claimed, 1 waiting for approval', [held, { outcome: null }]],
])('%s', (title, receipt) => {
  expect(receiptTitle(receipt)).toBe(title);
});
