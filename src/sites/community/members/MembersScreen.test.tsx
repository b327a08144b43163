import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMessage } from '@/app/testing/findMessage';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { removePayingModules } from '@/mock-api/testing/removePayingModules';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  removePayingModules(backend.world);
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (search = '', serverId = 'srv-keep') =>
  renderDashboard(
    `discord-server-users${search}`,
    [route('discord-server-users', 'Members', () => import('./MembersScreen'))],
    serverId,
  );

test('a member is found by name, with a link to their page', async () => {
  open('?q=mira');
  const table = within(await screen.findByRole('region', { name: 'Members' }));
  const link = await table.findByRole('link', { name: 'Mira Moat' });
  expect(link).toHaveAttribute('href', '/dashboard/discord-server-users/user-detail/mira');
});

test('filters without a match show “No results”', async () => {
  open('?roles=gone');
  expect(await screen.findByText('No results')).toBeVisible();
});

test('a user without access sees why in place of the list', async () => {
  backend.server.use(
    http.get('*/api/servers/srv-keep/members', () =>
      HttpResponse.json(
        { success: false, message: 'You don’t manage this server.', data: null },
        { status: 403 },
      ),
    ),
  );
  open();
  expect(await screen.findByText('You don’t manage this server.')).toBeVisible();
});

test('a bulk role change covers the filtered members, is previewed and can be stopped', async () => {
  open('?q=a&state=HERE');
  await userEvent.click(await screen.findByRole('button', { name: /^Change roles for all/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const role = dialog.getByRole('combobox', { name: 'Role' });
  await userEvent.selectOptions(role, 'Admin');
  expect(await dialog.findByText(/is below this one/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Start' })).toBeDisabled();
  await userEvent.selectOptions(role, 'Whale');
  await userEvent.click(await dialog.findByRole('button', { name: /^Give to/ }));
  expect(await screen.findByRole('heading', { name: 'Give Whale' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(backend.world.db.roleChanges[0]?.isStopped).toBe(true));
  expect(await screen.findByText('Stopped')).toBeVisible();
});

test('a finished bulk role change is announced once, and not when it is opened again', async () => {
  const role = { id: '1', name: 'Whale', color: 0 };
  const counts = { total: 2, skipped: 0, failed: 0 };
  const change = { id: 'change-1', role, action: 'GIVE', by: null, at: null, endedAt: null };
  const page = { items: [], total: 0, page: 1, pageSize: 20 };
  let done = 1;
  backend.server.use(
    http.get('*/api/servers/srv-keep/bulk-role-changes/change-1', () =>
      HttpResponse.json({
        success: true,
        message: '',
        data: {
          change: { ...change, ...counts, done, state: done === 2 ? 'DONE' : 'RUNNING' },
          ...page,
        },
      }),
    ),
  );
  const first = open('?tab=changes&change=change-1');
  await screen.findByRole('button', { name: 'Stop' });
  done = 2;
  expect(await findMessage(/2 members changed, 0 failed/)).toBeInTheDocument();
  first.unmount();
  open('?tab=changes&change=change-1');
  await screen.findByRole('heading', { name: 'Give Whale' });
  await screen.findByText('No one yet');
  expect(screen.queryByText(/2 members changed/)).not.toBeInTheDocument();
});

test('a reviewer sees why they cannot change roles or export', async () => {
  backend.signInAs('reviewer');
  open('?q=mira');
  expect(await screen.findByText(/View only\. Ask an editor/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Mira Moat' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Change roles|Export/ })).not.toBeInTheDocument();
});
