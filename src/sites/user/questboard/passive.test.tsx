import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { landing } from '@/app/testing/renderDashboard';
import { renderApp } from '@/app/testing/renderApp';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route, section } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterEach(() => backend.close());

function open(slug: string) {
  renderApp(
    `/dashboard/questboard/${slug}`,
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [
          route('questboard/:slug', 'Quest board', () => import('./BoardScreen')),
          landing('profile/wallets', 'Wallets here'),
        ],
      ),
    ],
    'user',
  );
}
const rulesOn = async (tab: string) => {
  await userEvent.click(await screen.findByRole('tab', { name: tab }));
  return within(await screen.findByRole('region', { name: 'How you earn' }));
};

test('a holding rule beside the quests shows its rate, why it pays nothing and how to fix that', async () => {
  open('solana-keep');
  const rules = await rulesOn('Holding');
  const row = within(rules.getByRole('row', { name: /Keepers daily/ }));
  expect(row.getByText('Points a day: 5 per unit.')).toBeVisible();
  expect(row.getByText(/You haven’t linked a wallet/)).toBeVisible();
  expect(row.getByRole('timer')).toHaveTextContent(/^in \d/);
  await userEvent.click(row.getByRole('link', { name: 'Link a wallet' }));
  expect(await screen.findByRole('heading', { name: 'Wallets here' })).toBeVisible();
});

test('an amount is explained, including the bonus for traits', async () => {
  backend.signInAs('regular');
  open('solana-keep');
  const rules = await rulesOn('Holding');
  const row = within(rules.getByRole('row', { name: /Keepers daily/ }));
  expect(row.getByText('5 for 1 unit, 2 more for traits')).toBeVisible();
  expect(row.getByText('+7 points')).toBeVisible();
});

test('the member’s referral link can be copied, and the jackpot is beside its game', async () => {
  backend.signInAs('regular');
  open('castle-bots-hq');
  const rules = await rulesOn('Activity');
  const campaign = within(rules.getByRole('row', { name: /Bring a friend/ }));
  expect(campaign.getByRole('button', { name: 'Copy: Your link' })).toBeVisible();
  const games = within(rules.getByRole('row', { name: /Play to earn/ }));
  expect(games.getByText(/10% of each stake goes in/)).toBeVisible();
});
