import { http, HttpResponse } from 'msw';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mocks/node/testServer';
import { nothingByItself } from '@/mocks/testing/nothingByItself';
import { scriptedChain } from '@/mocks/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  nothingByItself(backend.world);
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (search = '', serverId = 'srv-keep') =>
  renderDashboard(
    `discord-server-users${search}`,
    [route('discord-server-users', 'Members', () => import('./MembersScreen'))],
    serverId,
  );

test('a member is found by their name, with their roles and their page', async () => {
  open('?q=mira');
  const table = within(await screen.findByRole('region', { name: 'Members' }));
  const link = await table.findByRole('link', { name: 'Mira Moat' });
  expect(link).toHaveAttribute('href', '/dashboard/discord-server-users/user-detail/mira');
});

test('filters that let nobody through say so', async () => {
  open('?roles=gone');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
});

test('who may not look is told so in the place of the list', async () => {
  backend.server.use(
    http.get('*/api/servers/srv-keep/members', () =>
      HttpResponse.json(
        { success: false, message: 'You do not manage this server.', data: null },
        { status: 403 },
      ),
    ),
  );
  open();
  expect(await screen.findByText('You do not manage this server.')).toBeVisible();
});
