import { screen } from '@testing-library/react';
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

test('the form links to the claim limits and has no fields for them', async () => {
  const screens = [route('bots/:slug', 'Bot module', () => import('../BotModuleScreen'))];
  renderDashboard('bots/engage-to-earn', screens, 'srv-keep');
  expect(await screen.findByRole('link', { name: 'Ledger wallet › Limits' })).toHaveAttribute(
    'href',
    '/dashboard/ledger-wallet?tab=limits',
  );
  expect(screen.queryByRole('region', { name: 'Claims' })).not.toBeInTheDocument();
});
