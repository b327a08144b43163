import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { orderSchema } from '@/features/billing/orders/order';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { screen as route } from '@/shared/routing/table';
import Ownership from './Ownership';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const order = orderSchema.parse({
  id: 'ord-1',
  discordServerId: 'srv-keep',
  price: '3.5',
  subscriptionType: 'QUARTERLY',
  status: 'ENABLED',
  package: { name: 'Gold Keep', items: [] },
  createdAt: '2026-01-01T10:00:00Z',
  expiresAt: '2026-04-01T10:00:00Z',
  durationDays: 90,
  paymentSignature: 'SiGnAtUrE',
});
const open = () =>
  renderDashboard(
    'payment',
    [route('payment', 'Payment', async () => ({ default: () => <Ownership order={order} /> }))],
    'srv-keep',
  );
/** The printed receipt, which is not visible on the page. */
async function printed() {
  const receipt = (await screen.findByText('Castle Bots receipt')).closest('article');
  return receipt ? within(receipt) : null;
}

test('shows how long the package is active and how to extend it', async () => {
  open();
  expect(
    await screen.findByText(/^Gold Keep is active until .*2026\. Order it again before then/),
  ).toBeVisible();
});

test.each([
  ['Price', '3.5 SOL'],
  ['Term', '90 days'],
  ['Signature', 'SiGnAtUrE'],
  ['Order', 'ord-1'],
])('the receipt shows the %s', async (name, value) => {
  open();
  const row = (await printed())?.getByText(name).closest('tr');
  expect(row).toHaveTextContent(value);
});

test('the receipt shows the end date', async () => {
  open();
  expect((await printed())?.getByText('Ends').closest('tr')).toHaveTextContent('2026');
});

test('the Print receipt button prints the receipt', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Print receipt' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});
