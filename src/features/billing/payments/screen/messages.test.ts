import { describe, expect, test } from 'vitest';
import { messageFor } from './messages';
import type { BlockReason, DiscardReason } from '../flow/phase';

const funds = { balance: 1_250_000_000n, price: 1_500_000_000n, fee: 6_000n };

const blocks: BlockReason[] = [
  { kind: 'order-unreadable', message: 'Broken' },
  { kind: 'order-missing' },
  { kind: 'order-not-pending', status: 'VERIFYING' },
  { kind: 'order-not-pending', status: 'ENABLED' },
  { kind: 'order-not-pending', status: 'CANCELLED' },
  { kind: 'order-not-pending', status: 'EXPIRED' },
  { kind: 'order-not-pending', status: 'NEW_ONE' },
  { kind: 'price-unreadable' },
  { kind: 'price-changed', before: 1n, now: 2n },
  { kind: 'treasury-missing' },
  { kind: 'recipient-differs', named: 'theirs', ours: 'ours' },
  { kind: 'no-wallet' },
  { kind: 'wrong-network' },
  { kind: 'insufficient-price', missing: 250_006_000n, ...funds },
  { kind: 'insufficient-fee', missing: 1n, ...funds },
  { kind: 'rent', missing: 2n, rentMinimum: 890_880n },
  { kind: 'chain-unreachable' },
  { kind: 'simulation', message: 'It would fail.' },
  { kind: 'unexpected-transaction', problem: 'wrong amount' },
];
const discards: DiscardReason[] = [
  { kind: 'too-slow' },
  { kind: 'wallet-silent' },
  { kind: 'wallet-closed' },
  { kind: 'wallet-error', message: 'Something.' },
  { kind: 'ledger' },
  { kind: 'account-changed' },
  { kind: 'unexpected-transaction', problem: 'wrong recipient' },
  { kind: 'order-not-pending', status: 'CANCELLED' },
  { kind: 'order-missing' },
  { kind: 'price-changed' },
  { kind: 'server-unreachable' },
  { kind: 'chain-unreachable' },
  { kind: 'journal' },
];

describe('every obstacle has a title, a detail and an action', () => {
  test.each(blocks)('$kind $status', (reason) => {
    const { title, detail, action } = messageFor({ name: 'blocked', reason });
    expect([title, detail, action].every((text) => text !== '')).toBe(true);
  });
});

describe('a discarded payment says that nothing was charged', () => {
  test.each(discards)('$kind', (reason) => {
    const { detail, action } = messageFor({ name: 'discarded', reason });
    expect(detail).toContain('Nothing was sent and nothing was charged.');
    expect(action).not.toBe('');
  });
});

test('row 3: a payment the wallet can’t cover shows its balance, the fee and the missing amount', () => {
  const reason: BlockReason = { kind: 'insufficient-price', missing: 250_006_000n, ...funds };
  const { title, detail } = messageFor({ name: 'blocked', reason });
  expect(title).toBe('You need 0.2501 SOL more');
  expect(detail).toContain(
    'It holds 1.25 SOL. The price is 1.5 SOL and the fee up to 0.000006 SOL',
  );
  expect(detail).toContain('exactly 0.250006 SOL is missing');
});

test('row 15: a report that fails counts its tries and never says "failed"', () => {
  const phase = { name: 'reporting', tries: 2, lastError: 'x', needsSupport: false } as const;
  expect(messageFor(phase).title).toBe('Paid. Registering your payment (try 3)');
});

test.each([
  ['{"InstructionError":[2,{"Custom":1}]}', /price\. The wallet doesn’t hold enough SOL/],
  [
    '{"InstructionError":[0,{"Custom":6001}]}',
    /^Only the small network fee was charged, not the price\.$/,
  ],
])('a payment that failed with %s is explained in plain sentences', (error, sentence) => {
  const { detail } = messageFor({ name: 'failed-on-chain', error });
  expect(detail).toMatch(sentence);
  expect(detail).not.toMatch(/InstructionError|[{}[\]]/);
});

test.each([
  ['Unlock your wallet first.', 'Unlock your wallet first. Nothing was sent'],
  ['failed: {"InstructionError":[0,{"Custom":6001}]}', 'Nothing was sent'],
  ['Transaction simulation failed: InsufficientFundsForFee', 'The wallet doesn’t hold enough SOL'],
])('the wallet error “%s” is shown as “%s…”', (message, begin) => {
  const { detail } = messageFor({ name: 'discarded', reason: { kind: 'wallet-error', message } });
  expect(detail.startsWith(begin)).toBe(true);
});

test('a sentence from the server is followed by a single period', () => {
  const lastError = 'This transaction belongs to another order.';
  const phase = { name: 'reporting', tries: 1, lastError, needsSupport: true } as const;
  expect(messageFor(phase).detail).toMatch(
    /^Castle Bots answered: This transaction belongs to another order\. Your/,
  );
});
