import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = () =>
  renderDashboard(
    'user-order',
    [route('user-order', 'Orders', () => import('./UserOrdersScreen'))],
    'srv-keep',
  );

test('a paid order shows its receipt with the transaction, and the focus returns', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'View receipt of Gold Keep' });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Receipt for Gold Keep' });
  expect(within(dialog).getByText('3.5 SOL')).toBeVisible();
  expect(within(dialog).getByText('Transaction')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button).toHaveFocus());
});

test('an ended order links to its package, and the page names the order awaiting payment', async () => {
  open();
  const [link] = await screen.findAllByRole('link', { name: 'Order again: Bronze Keep' });
  expect(link).toHaveAttribute('href', '/dashboard/package?tier=pkg-bronze');
  const line = screen.getByText(/^1 order waits for its payment/);
  expect(line).toHaveTextContent('1 order waits for its payment: Citadel, 9.5 SOL.');
  expect(screen.queryByRole('link', { name: /^Order again: Gold Keep/ })).not.toBeInTheDocument();
});

test('a pending order that costs more than a new order can be replaced with a button', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Replace order' });
  expect(screen.getByText(/^now costs about \d[\d.]* SOL\.$/)).toBeVisible();
  await userEvent.click(button);
  await waitFor(() => {
    const citadels = backend.world.db.orders.filter(
      ({ packageId, serverId }) => packageId === 'pkg-citadel' && serverId === 'srv-keep',
    );
    const before = citadels.find(({ id }) => id === 'ord-4');
    expect(before?.status).toBe('CANCELLED');
    expect(citadels.filter(({ status }) => status === 'PENDING')).toHaveLength(1);
  });
});
