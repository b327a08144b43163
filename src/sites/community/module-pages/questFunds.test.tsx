import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { fail } from '@/mock-api/http/envelope';
import { QUESTS } from '@/mock-api/seed/modules/quests';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { fundedChain } from '@/mock-api/testing/treasury';
import { moduleRoutes } from '../moduleRoutes';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: fundedChain });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

/** Opens the form of a quest that pays each of its winners so much SOL. */
function open(amount: string, winners: Record<string, unknown>) {
  const quest = backend.world.db.modules
    .find(({ serverId, slug }) => serverId === 'srv-keep' && slug === 'quest')
    ?.rules.find(({ id }) => id === QUESTS.gate);
  if (!quest) throw new Error('The seed has no such quest.');
  const token = { currency: 'SOL', mint: '', amount };
  const rewards = [{ kind: 'TOKEN', token }];
  Object.assign(quest.values, { rewards, claimLimit: 0, ...winners });
  renderDashboard(`task-to-earn/quest/${QUESTS.gate}`, moduleRoutes, 'srv-keep');
}
test('a reward above the ledger wallet is warned of in the form', async () => {
  open('500000', { method: 'ALL' });
  expect(await screen.findByText(/^Exceeds the balance: “Reward per winner”/)).toBeVisible();
});

test('the rewards of all winners together are warned of', async () => {
  open('5', { method: 'FCFS', winners: 100_000 });
  expect(
    await screen.findByText(/^Exceeds the balance: “Rewards for 100,000 winners”/),
  ).toBeVisible();
});

test('rewards the ledger wallet can pay are not warned of', async () => {
  open('0.000000001', { method: 'FCFS', winners: 2 });
  const topUp = await screen.findByRole('link', { name: 'Top up' });
  expect(topUp).toHaveAttribute('href', '/dashboard/ledger-wallet?tab=deposit');
  expect(topUp.parentElement).toHaveTextContent(
    /^Paid from the server’s ledger wallet: [\d.]+ SOL.* · .* · Top up$/,
  );
  expect(screen.queryByText(/^Exceeds the balance/)).not.toBeInTheDocument();
});

test.each([
  ['fails', () => fail('server-error', 'Out of order.')],
  ['is malformed', () => HttpResponse.json({ success: true, message: '', data: { funds: 3 } })],
])(
  'where the answer about the ledger wallet %s the form is whole, with a note',
  async (_, answer) => {
    backend.server.use(http.get('/api/servers/:id/ledger-wallet', answer));
    open('5', { method: 'ALL' });
    expect(await screen.findByText(/Couldn’t load its balance/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeEnabled();
  },
);
