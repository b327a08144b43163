import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { waitingClaim } from '@/mock-api/testing/claims';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { fundedChain } from '@/mock-api/testing/treasury';
import { screen as route } from '@/shared/routing/table';

const SERVER = 'srv-keep';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: fundedChain });
});
afterEach(() => backend.close());

const open = (path = 'ledger-wallet') =>
  renderDashboard(
    path,
    [route('ledger-wallet', 'Ledger wallet', () => import('./LedgerWalletScreen'))],
    SERVER,
  );

test('an owner sees the wallet’s balance and approves a waiting payout', async () => {
  waitingClaim(backend.world, SERVER, 'usr-member');
  backend.signInAs('owner');
  open();
  const sol = await screen.findByRole('listitem', { name: 'SOL' });
  expect(sol).toHaveTextContent('25 SOL');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Approve 0.01 SOL to Mira Moat' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Approve and send this payout?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve and send' }));
  expect(await screen.findByText(/^No payouts need approval/)).toBeVisible();
  const payout = backend.world.db.payouts.at(-1);
  expect(payout?.isWaiting).toBe(false);
  // It may have landed by now as well.
  const steps = payout?.steps.map(({ step }) => step) ?? [];
  expect(steps.slice(0, 4)).toEqual(['LOCKED', 'WAITING', 'APPROVED', 'SENT']);
});

test('the parts of a balance add up to the wallet’s total', async () => {
  backend.signInAs('owner');
  open();
  const sol = within(await screen.findByRole('listitem', { name: 'SOL' }));
  const numberOf = (term: string) =>
    Number.parseFloat(sol.getByText(term).nextElementSibling?.textContent ?? '');
  // All that is reserved is for season prizes, which is said once.
  expect(sol.queryByText('Reserved')).not.toBeInTheDocument();
  const sum = ['Reserved for season prizes', 'Minimum balance and fee', 'Available']
    .map(numberOf)
    .reduce((one, other) => one + other, 0);
  expect(sum).toBeCloseTo(25, 9);
});

test('a rejection of a payout needs a reason, which is saved with the payout', async () => {
  waitingClaim(backend.world, SERVER, 'usr-member');
  backend.signInAs('owner');
  open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Reject 0.01 SOL to Mira Moat' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Reject this payout?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject payout' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Enter a reason');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Two accounts.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject payout' }));
  expect(await screen.findByText(/^No payouts need approval/)).toBeVisible();
  expect(backend.world.db.payouts.at(-1)).toMatchObject({
    status: 'CANCELLED',
    reason: 'Two accounts.',
  });
});

test('payouts are still listed when the chain does not answer', async () => {
  waitingClaim(backend.world, SERVER, 'usr-member');
  const chain = await backend.world.chain();
  chain.setFault({ method: '*', kind: 'drop' });
  backend.signInAs('owner');
  open();
  expect(await screen.findByText(/Couldn’t read the balance/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'SOL for 100 points' })).toBeVisible();
  chain.clearFaults();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('listitem', { name: 'SOL' })).toHaveTextContent('25 SOL');
});

test('a reviewer has no access to the ledger wallet', async () => {
  backend.signInAs('reviewer');
  open();
  expect(
    await screen.findByRole('heading', { name: 'You don’t have access to the ledger wallet' }),
  ).toBeVisible();
});
