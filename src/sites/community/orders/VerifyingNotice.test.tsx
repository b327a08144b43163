import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order } from '@/features/billing/orders/order';
import { VerifyingNotice } from './VerifyingNotice';

const SINCE = '2026-01-01T00:00:00Z';
const MINUTE = 60_000;
const order = (change: Partial<Order> = {}): Order => ({
  id: 'ord-1',
  discordServerId: 'srv-1',
  price: '1',
  subscriptionType: 'MONTHLY',
  status: 'VERIFYING',
  package: { name: 'Silver Keep', items: [] },
  verifyingAt: SINCE,
  paymentSignature: 'sig-1',
  ...change,
});
const after = (minutes: number, change: Partial<Order> = {}) => {
  vi.useFakeTimers({ now: Date.parse(SINCE) + minutes * MINUTE });
  render(<VerifyingNotice orders={[order(change)]} />);
};
afterEach(() => {
  vi.useRealTimers();
});

test('C20: within half an hour it only says how long it takes', () => {
  after(29);
  expect(screen.getByRole('status')).toHaveTextContent(/0-30 minutes/);
  expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
});

test('C20 row 26: past half an hour support is named, with order and signature', () => {
  after(31);
  expect(screen.getByText(/longer than usual/)).toHaveTextContent(/ord-1.*sig-1/);
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible();
});

test('row 25: another amount than the price is said at once', () => {
  after(0, { paymentStatus: 'MISMATCH' });
  expect(screen.getByText(/doesn’t match the order price/)).toBeVisible();
});

test('without an order in verification nothing is said', () => {
  after(60, { status: 'ENABLED' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
