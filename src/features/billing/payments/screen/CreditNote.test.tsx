import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { usePackagesOnOfferQuery } from '@/features/billing/packages/packagesApi';
import type { Order } from '@/features/billing/orders/order';
import { orderView } from '@/mock-api/domains/orders/lifecycle';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { screen as route } from '@/shared/routing/table';
import CreditNote from './CreditNote';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

/** The PENDING order of Citadel beside an active Gold Keep. */
function pending(): Order {
  const row = backend.world.db.orders.find(({ id }) => id === 'ord-4');
  if (!row) throw new Error('no order');
  return orderView(backend.world, row);
}
/** Says when the packages on offer are loaded, which the note reads. */
function Offers() {
  const { data } = usePackagesOnOfferQuery('srv-keep');
  return data ? <p>Packages are loaded</p> : null;
}

const open = (order: Order) =>
  renderDashboard(
    'payment',
    [
      route('payment', 'Payment', async () => ({
        default: () => (
          <>
            <CreditNote order={order} reload={async () => {}} />
            <Offers />
          </>
        ),
      })),
    ],
    'srv-keep',
  );

test('a pending order at full price shows what a new order costs and can be replaced', async () => {
  open(pending());
  expect(await screen.findByText(/^A new order costs about \d[\d.]* SOL\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Replace order' }));
  const { orders } = backend.world.db;
  await waitFor(() =>
    expect(orders.at(-1)).toMatchObject({ packageId: 'pkg-citadel', status: 'PENDING' }),
  );
  expect(orders.at(-1)?.id).not.toBe('ord-4');
  expect(orders.find(({ id }) => id === 'ord-4')?.status).toBe('CANCELLED');
});

test('an order that costs no more than a new order has no note', async () => {
  open({ ...pending(), price: '0.000000001' });
  expect(await screen.findByText('Packages are loaded')).toBeVisible();
  expect(screen.queryByText(/A new order costs/)).not.toBeInTheDocument();
});
