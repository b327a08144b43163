import { describe, expect, test } from 'vitest';
import { orderSchema, type Order } from '@/features/billing/orders/order';
import { canOrderAgain, hasReceipt, stateLine, typeInWords, whatMatters } from './orderState';

const order = (change: Partial<Order>): Order => ({
  ...orderSchema.parse({
    id: 'ord-1',
    discordServerId: 'srv-keep',
    price: '9.5',
    subscriptionType: 'YEARLY',
    status: 'PENDING',
    package: { name: 'Citadel', items: [] },
    packageId: 'pkg-citadel',
    createdAt: '2026-01-01T12:00:00Z',
  }),
  ...change,
});

const textOf = (orders: readonly Order[]) =>
  whatMatters(orders).map(({ before, name, after }) => before + name + after);

describe('the line above the table', () => {
  test('names the order that waits, its price and when it must be paid', () => {
    const [line] = textOf([order({ payBy: '2026-01-02T12:00:00Z' })]);
    expect(line).toMatch(
      /^1 order waits for its payment: Citadel, 9.5 SOL. Pay by Jan 2, 2026, .+\.$/,
    );
  });

  test('names no deadline for an order without one, and counts several orders', () => {
    const second = order({ id: 'ord-2', payBy: null });
    expect(textOf([order({})])).toEqual(['1 order waits for its payment: Citadel, 9.5 SOL.']);
    expect(textOf([order({}), second])).toEqual(['2 orders wait for payment.']);
  });

  test('says until when a package is active, and nothing of closed orders', () => {
    const active = order({ status: 'ENABLED', expiresAt: '2026-12-01T12:00:00Z' });
    expect(textOf([active, order({ status: 'EXPIRED' })])).toEqual([
      'Citadel is active until Dec 1, 2026.',
    ]);
  });
});

test.each([
  ['PENDING', 'Ordered Jan 1, 2026'],
  ['UPGRADED', 'Replaced by a larger package'],
  ['CANCELLED', 'Cancelled Jan 3, 2026'],
  ['EXPIRED', 'Ended Jan 3, 2026'],
  ['FROM_A_LATER_BUILD', null],
])('the line beside %s is %s', (status, line) => {
  expect(stateLine(order({ status, closedAt: '2026-01-03T12:00:00Z' }))).toBe(line);
});

test('a type is said in words', () => {
  expect(typeInWords(order({}))).toBe('Yearly');
  expect(typeInWords(order({ subscriptionType: '' }))).toBe('Unknown');
});

test('only an order that was paid has a receipt', () => {
  expect(hasReceipt(order({ status: 'EXPIRED', paymentSignature: 'sig' }))).toBe(true);
  expect(hasReceipt(order({ status: 'EXPIRED', paymentSignature: null }))).toBe(false);
  expect(hasReceipt(order({ status: 'VERIFYING', paymentSignature: 'sig' }))).toBe(false);
});

test('a closed order is offered again unless its package is active or waits for payment', () => {
  const closed = order({ status: 'CANCELLED' });
  expect(canOrderAgain(closed, [closed])).toBe(true);
  expect(canOrderAgain(closed, [closed, order({ id: 'ord-2' })])).toBe(false);
});
