import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findMessage } from '@/app/testing/findMessage';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { projectWalletsSchema } from '@/features/earning/project-wallets/projectWallet';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { reserve } from '@/mock-api/domains/payouts/payouts';
import { fundedChain } from '@/mock-api/testing/treasury';
import { screen as route } from '@/shared/routing/table';
import { LAST_ACCOUNT_KEY } from '@/shared/storage/storage';

const SERVER = 'srv-keep';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: fundedChain });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (tab: string) =>
  renderDashboard(
    `ledger-wallet?tab=${tab}`,
    [route('ledger-wallet', 'Ledger wallet', () => import('./LedgerWalletScreen'))],
    SERVER,
  );
const actAsTreasurer = () => {
  const { id } = backend.signInAs('moderator');
  backend.world.db.access.push({ serverId: SERVER, userId: id, roleId: null, role: 'treasurer' });
};

test('an owner withdraws after retyping the amount', async () => {
  open('withdraw');
  const form = within(await screen.findByRole('form', { name: 'Withdraw' }));
  expect(form.getByRole('option', { name: /^New vault .* available from/ })).toBeDisabled();
  await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '26');
  await userEvent.click(form.getByRole('button', { name: 'Withdraw' }));
  expect(form.getByRole('alert')).toHaveTextContent(/^You can withdraw up to 24\.9/);
  await userEvent.clear(form.getByRole('textbox', { name: 'Amount' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '2');
  await userEvent.click(form.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Withdraw from the ledger wallet?' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('This doesn’t match the amount above.');
  await userEvent.type(dialog.getByRole('textbox'), '2');
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/^Withdrawal started/)).toBeVisible();
  expect(backend.world.db.withdrawals).toMatchObject([{ amount: '2000000000' }]);
});

test('a missing amount moves the focus to its field', async () => {
  open('withdraw');
  const form = within(await screen.findByRole('form', { name: 'Withdraw' }));
  await userEvent.click(form.getByRole('button', { name: 'Withdraw' }));
  expect(form.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
});

test('a treasurer cannot withdraw and can only view the limits', async () => {
  actAsTreasurer();
  const { unmount } = open('withdraw');
  expect(await screen.findByRole('heading', { name: 'Only owners can withdraw' })).toBeVisible();
  unmount();
  open('limits');
  expect(await screen.findByText(/View only/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Require approval above/ })).toBeDisabled();
});

test('an owner sees that Castle Bots has paused claims', async () => {
  backend.world.db.flags = [
    { id: 'POINT_CLAIMS', state: 'OFF', serverIds: [], version: 1, at: 0, by: 'usr-staff' },
  ];
  open('limits');
  expect(await screen.findByText(/^Castle Bots has paused claims/)).toBeVisible();
});

test('an owner changes the limit, and an invalid amount shows an error at its field', async () => {
  open('limits');
  const field = await screen.findByRole('textbox', { name: /^Require approval above/ });
  expect(field).toHaveValue('0.2');
  await userEvent.clear(field);
  await userEvent.type(field, '0,35');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Enter an amount of SOL with at most 9 decimals, such as 1.5.'),
  ).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '0.35');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findMessage('Saved')).toBeVisible();
  const policy = backend.world.db.claimPolicies.find(({ serverId }) => serverId === SERVER);
  expect(policy).toMatchObject({ approvalAbove: '350000000', memberDaily: '300000000' });
});

test('alerts are saved, and a low balance is shown at once', async () => {
  open('alerts');
  await userEvent.type(
    await screen.findByRole('textbox', { name: /^Alert when SOL falls below/ }),
    '30',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('SOL is running low:')).toBeVisible();
});

test('a deposit has a link for any wallet, and received deposits are listed', async () => {
  open('deposit');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '0.5');
  const link = screen.getByRole('link', { name: 'Open in a wallet on this device' });
  expect(link.getAttribute('href')).toMatch(/^solana:[^?]+\?amount=0\.5&label=/);
  expect(await screen.findByRole('img', { name: 'QR code of the Solana Pay link' })).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: '25 SOL' })).toBeVisible();
});

test('A27: a planted session shows no deposit address before the account is confirmed', async () => {
  localStorage.setItem(LAST_ACCOUNT_KEY, 'usr-other');
  open('deposit');
  expect(await screen.findByRole('heading', { name: /^You’re signed in as Olivia/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, this is me' }));
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeVisible();
});

test('spending sums up the amounts paid', async () => {
  const row = reserve(backend.world, {
    serverId: SERVER,
    userId: 'usr-member',
    address: backend.world.db.projectWallets[0]?.address ?? '',
    mint: null,
    amount: 700_000_000n,
    label: 'A reward',
    ref: 'quest',
  });
  Object.assign(row, { status: 'SUCCESS' });
  open('spending');
  const chart = await screen.findByRole('figure', { name: /^SOL spent/ });
  expect(chart).toBeVisible();
  expect(screen.getByText('Rewards', { selector: 'dt' }).parentElement).toHaveTextContent(
    '0.7 SOL',
  );
});

test.each([
  [true, 'Choose a treasury wallet'],
  [false, 'No treasury wallet shown can receive withdrawals yet'],
])(
  'no treasury is preselected when the default may be unreadable (another is open: %s)',
  async (isOpen, says) => {
    const answer = await backend.send('GET', `/api/servers/${SERVER}/wallets`);
    const { data } = z.object({ data: projectWalletsSchema }).parse(await answer.json());
    const wallets = data.wallets.map((each) =>
      each.role !== 'TREASURY'
        ? each
        : each.flag === 'DEFAULT'
          ? { ...each, id: 7.5 }
          : { ...each, isOpen },
    );
    backend.server.use(
      http.get('*/api/servers/:id/wallets', () =>
        HttpResponse.json({ success: true, message: '', data: { ...data, wallets } }),
      ),
    );
    open('withdraw');
    const form = within(await screen.findByRole('form', { name: 'Withdraw' }));
    expect(screen.getByText(/^1 wallet couldn’t be shown/)).toBeVisible();
    const to = form.getByRole('combobox', { name: 'To' });
    expect(to).toHaveDisplayValue(says);
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '1{Enter}');
    expect(to).toHaveFocus();
  },
);
