import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

const SERVER = 'srv-keep';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = () =>
  renderDashboard(
    'manage-wallet',
    [route('manage-wallet', 'Manage wallets', () => import('./ManageWalletScreen'))],
    SERVER,
  );
const card = (name: string) => screen.findByRole('listitem', { name });

test('a wallet is removed once its last 4 characters are typed, unless it is a default of several', async () => {
  open();
  expect(within(await card('Vault')).getByRole('button', { name: 'Remove Vault' })).toBeDisabled();
  const fresh = within(await card('New vault'));
  expect(fresh.getByText(/^Can receive withdrawals starting/)).toBeVisible();
  await userEvent.click(fresh.getByRole('button', { name: 'Remove New vault' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove New vault?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'These aren’t the last 4 characters of the address.',
  );
  const row = backend.world.db.projectWallets.find(({ label }) => label === 'New vault');
  await userEvent.type(dialog.getByRole('textbox'), row?.address.slice(-4) ?? '');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Removed New vault')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: 'New vault' })).not.toBeInTheDocument(),
  );
});

test('another wallet becomes the default of its role', async () => {
  open();
  const fresh = within(await card('New vault'));
  await userEvent.click(fresh.getByRole('button', { name: 'Make New vault the default' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Make default' }));
  expect(await fresh.findByText('DEFAULT')).toBeVisible();
  expect(within(await card('Vault')).queryByText('DEFAULT')).not.toBeInTheDocument();
});

test('a wallet is renamed', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Rename New vault' }));
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Cold store{Enter}');
  expect(await card('Cold store')).toBeVisible();
});

test('a server without wallets shows an empty state and the form to add a wallet', async () => {
  backend.world.db.projectWallets = [];
  open();
  expect(await screen.findByRole('heading', { name: 'No wallets yet' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Add wallet' })).toBeVisible();
});

test('a treasurer can only view wallets, and a reviewer has no access', async () => {
  const { id } = backend.signInAs('moderator');
  backend.world.db.access.push({ serverId: SERVER, userId: id, roleId: null, role: 'treasurer' });
  const { unmount } = open();
  expect(await card('Vault')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Vault' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Add wallet' })).not.toBeInTheDocument();
  unmount();
  backend.signInAs('reviewer');
  open();
  expect(
    await screen.findByRole('heading', { name: 'You don’t have access to these wallets' }),
  ).toBeVisible();
});
