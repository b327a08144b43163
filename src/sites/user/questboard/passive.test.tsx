import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { landing } from '@/app/testing/renderDashboard';
import { renderApp } from '@/app/testing/renderApp';
import { createTestBackend, type TestBackend } from '@/mocks/node/testServer';
import { scriptedChain } from '@/mocks/testing/scriptedChain';
import { screen as route, section } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterEach(() => backend.close());

test('beside the quests stands what is paid by itself, why it brings nothing, and the way to mend it', async () => {
  renderApp(
    '/dashboard/questboard/solana-keep',
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
  await userEvent.click(await screen.findByRole('tab', { name: 'Hold to earn' }));
  const rules = within(await screen.findByRole('region', { name: 'How you earn' }));
  const row = within(rules.getByRole('row', { name: /Keepers daily/ }));
  expect(row.getByText('Points a day: 5 for each unit.')).toBeVisible();
  expect(row.getByText(/no wallet linked/)).toBeVisible();
  expect(row.getByRole('timer')).toHaveTextContent(/^in \d/);
  await userEvent.click(row.getByRole('link', { name: 'Link a wallet' }));
  expect(await screen.findByRole('heading', { name: 'Wallets here' })).toBeVisible();
});
