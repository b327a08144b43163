import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
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
const hint = (rest: RegExp) =>
  screen.findByText(
    (text) => /^The ledger wallet holds [\d.]+ SOL\./.test(text) && rest.test(text),
  );

test('a reward above the ledger wallet is warned of in the form', async () => {
  open('500000', { method: 'ALL' });
  expect(await hint(/Exceeds the balance: “Reward per winner”/)).toBeVisible();
});

test('the rewards of all winners together are warned of', async () => {
  open('5', { method: 'FCFS', winners: 100_000 });
  expect(await hint(/ Exceeds the balance: “Rewards for 100,000 winners”/)).toBeVisible();
});

test('rewards the ledger wallet can pay are not warned of', async () => {
  open('0.000000001', { method: 'FCFS', winners: 2 });
  expect(await hint(/\.$/)).not.toHaveTextContent('above');
});
