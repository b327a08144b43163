import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMessage } from '@/app/testing/findMessage';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createClock } from '@/mock-api/store/clock';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { removePayingModules } from '@/mock-api/testing/removePayingModules';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  // The clock is stopped: on a busy machine a re-sync would end before the test checks it.
  const now = Date.now();
  const clock = createClock(0, () => now);
  backend = createTestBackend({ clock, startChain: async () => scriptedChain() });
  removePayingModules(backend.world);
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const open = (search = 'q=Ape+Garrison') =>
  renderDashboard(
    `admin-utility?tab=servers&${search}`,
    [route('admin-utility', 'Admin utility', () => import('./AdminUtilityScreen'))],
    'srv-hq',
  );
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const begin = async () => {
  await press('Re-sync Ape Garrison');
  await press('Re-sync server');
};
const running = () => screen.findByRole('list', { name: 'Running re-syncs' });
const past = () => screen.findByRole('list', { name: 'Past re-syncs' });

test('a server is re-synced after a confirmation, and the progress updates', async () => {
  open();
  expect(await screen.findByText('No re-syncs yet')).toBeVisible();
  await begin();
  expect(await running()).toHaveTextContent('0 of 7 roles');
  expect(await screen.findByText('Re-syncing')).toBeVisible();
  act(() => backend.world.clock.advance(120_000));
  expect(await screen.findByText('Done', undefined, { timeout: 10_000 })).toBeVisible();
  expect(await past()).toHaveTextContent('7 of 7 roles');
  expect(await past()).toHaveTextContent('#rules: The bot can’t view this channel.');
  expect(await screen.findByRole('button', { name: 'Re-sync Ape Garrison' })).toBeVisible();
});

test('a re-sync can be stopped and then shows as stopped', async () => {
  open();
  await begin();
  await press('Stop re-sync: Ape Garrison');
  expect(await screen.findByText('Stopped')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a re-sync that is already running is reported', async () => {
  open();
  await press('Re-sync Ape Garrison');
  await backend.send('POST', '/api/staff/resyncs', { serverId: 'srv-apes' });
  await press('Re-sync server');
  expect(await findMessage(/is already being re-synced/)).toBeVisible();
  expect(await screen.findByText('Re-syncing')).toBeVisible();
});

test('re-syncs that fail to load can be retried', async () => {
  backend.server.use(
    http.get('/api/staff/resyncs', () => HttpResponse.json({ success: false }, { status: 500 }), {
      once: true,
    }),
  );
  open();
  await press('Retry');
  expect(await screen.findByText('No re-syncs yet')).toBeVisible();
});

test('a running re-sync stays visible on the second page of past re-syncs', async () => {
  const { db, clock } = backend.world;
  for (let index = 0; index < 30; index += 1)
    db.resyncs.push({
      id: `rsy-past-${String(index)}`,
      serverId: 'srv-hq',
      by: 'usr-staff',
      at: clock.now() - 3_600_000,
      calls: 2,
      total: { roles: 1, channels: 1, members: 0 },
      read: { roles: 1, channels: 1, members: 0 },
      corrected: 0,
      failures: [],
      endedAt: clock.now() - 3_000_000,
      cut: null,
    });
  open('q=Ape+Garrison&resyncs-page=2');
  await begin();
  expect(await running()).toHaveTextContent('Ape Garrison');
  expect(await past()).toHaveTextContent('Done');
});
