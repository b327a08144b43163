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

test('an owner sees what is in the wallet, and approves what waits', async () => {
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

test('the lines of a balance add up to what the wallet holds', async () => {
  backend.signInAs('owner');
  open();
  const sol = within(await screen.findByRole('listitem', { name: 'SOL' }));
  const numberOf = (term: string) =>
    Number.parseFloat(sol.getByText(term).nextElementSibling?.textContent ?? '');
  const sum = ['Reserved', 'Minimum balance and fee', 'Available']
    .map(numberOf)
    .reduce((one, other) => one + other, 0);
  expect(sum).toBeCloseTo(25, 9);
});

test('a refusal needs a reason, which the member reads', async () => {
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

test('where the chain does not answer, payouts are still listed', async () => {
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

test('whoever is no treasurer is told so, and nothing is asked', async () => {
  backend.signInAs('reviewer');
  open();
  expect(
    await screen.findByRole('heading', { name: 'You don’t have access to the ledger wallet' }),
  ).toBeVisible();
});
