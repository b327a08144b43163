import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order } from '@/features/billing/orders/order';
import { OrderTransaction } from './OrderTransaction';

const SIGNATURE =
  '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';

const show = (change: Partial<Order>) =>
  render(
    <OrderTransaction
      order={{
        id: 'ord-1',
        discordServerId: 'srv-1',
        price: '1',
        subscriptionType: 'MONTHLY',
        status: 'CANCELLED',
        package: { name: 'Silver Keep', items: [] },
        ...change,
      }}
    />,
  );

test('row 24: a payment that came too late is a MISMATCH that is being returned', () => {
  show({ paymentStatus: 'MISMATCH' });
  expect(screen.getByText('MISMATCH')).toHaveClass('text-bg-danger');
  expect(screen.getByText(/being returned/)).toBeVisible();
});

test('row 24: once it is returned, the transfer can be looked up', () => {
  show({ paymentStatus: 'RECLAIMED_AFTER_FAILURE', returnSignature: SIGNATURE });
  expect(screen.getByText('RECLAIMED_AFTER_FAILURE')).toHaveClass('text-bg-primary');
  expect(screen.getByRole('link', { name: 'View in explorer' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/tx/${SIGNATURE}`),
  );
});

test('a wrong amount on an open order is not said to be on its way back', () => {
  show({ status: 'VERIFYING', paymentStatus: 'MISMATCH' });
  expect(screen.getByText('MISMATCH')).toBeVisible();
  expect(screen.queryByText(/being returned/)).not.toBeInTheDocument();
});

test.each([null, undefined, 'PROCESSED', 'SUCCESS'])(
  'of a payment that is %s nothing is said',
  (paymentStatus) => {
    show({ paymentStatus });
    expect(screen.queryByText(String(paymentStatus))).not.toBeInTheDocument();
  },
);

test('a trial is called one', () => {
  show({ status: 'ENABLED', price: '0', isTrial: true });
  expect(screen.getByText('Free trial')).toBeVisible();
});
