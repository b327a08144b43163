import { expect, test } from 'vitest';
import { supportBundle } from './supportBundle';
import { transactionSchema } from './transaction';

const NOW = Date.UTC(2026, 2, 4);
const read = (change: object = {}) =>
  transactionSchema.parse({
    id: 'pay-1',
    type: 'CLAIM',
    direction: 'IN',
    status: 'RECLAIMED_AFTER_FAILURE',
    token: { mint: null, symbol: 'SOL', image: null, decimals: 9 },
    amount: '100000001',
    moved: '0',
    error: { code: 'TRANSFER_EXPIRED', text: 'None landed.' },
    timeline: [{ step: 'CREATED', at: '2026-03-03T12:00:00Z' }],
    ...change,
  });

test('the bundle has a line for each known value and none for unknown values', () => {
  expect(supportBundle(read(), NOW).split('\n')).toEqual([
    'Transaction: pay-1',
    'Type: CLAIM IN',
    'Status: RECLAIMED_AFTER_FAILURE',
    'Error: TRANSFER_EXPIRED',
    'Amount: 0.100000001 SOL',
    'CREATED: 2026-03-03T12:00:00Z',
    'Copied: 2026-03-04T00:00:00.000Z',
  ]);
});

test.each([
  { amount: '1.5' },
  { amount: -1 },
  { moved: '1e9' },
  { direction: 'BOTH' },
  { token: { mint: null, symbol: 'SOL', image: null, decimals: -1 } },
])('a transaction with an inexact amount is rejected: %j', (change) => {
  expect(() => read(change)).toThrow(/./);
});

test('other invalid fields are read as unknown', () => {
  const odd = read({
    type: 7,
    page: 'https://evil.example/dashboard/x',
    slot: 'high',
    actions: ['RESUME', 3],
    related: { id: '' },
    timeline: [{ step: 'CREATED', at: 5 }, null],
  });
  expect(odd).toMatchObject({
    type: 'UNKNOWN',
    page: null,
    slot: null,
    related: null,
    actions: ['RESUME'],
    timeline: [{ step: 'CREATED', at: null }],
  });
  expect(odd.leftOut).toHaveLength(1);
});
