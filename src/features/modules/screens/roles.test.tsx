import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';
import { createModuleScreen } from './createModuleScreen';

/* What who may only look at a server sees of its modules (docs/product/servers.md). */
let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('reviewer');
});
afterEach(() => backend.close());

const LOOK = 'View only. Ask an editor of this server to make changes.';

const open = (slug: string) =>
  renderDashboard(slug, [route(slug, 'Module', () => createModuleScreen([slug]))], 'srv-keep');

test('a read-only form says so, and its preview cannot be edited', async () => {
  open('welcome-message');
  expect(await screen.findByText(LOOK)).toBeVisible();
  expect(await screen.findByRole('complementary', { name: 'Preview' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit / })).not.toBeInTheDocument();
});

test('a read-only list has no link to a new rule', async () => {
  open('nft-sale');
  expect(await screen.findByText(LOOK)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Add/ })).not.toBeInTheDocument();
});
