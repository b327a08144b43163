import { http, HttpResponse } from 'msw';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { removePayingModules } from '@/mock-api/testing/removePayingModules';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  removePayingModules(backend.world);
  const { db, clock } = backend.world;
  db.members = db.members.filter(
    ({ userId, serverId }) => serverId !== 'srv-keep' || /-(owner|mira)$/.test(userId),
  );
  for (const row of db.members) if (row.serverId === 'srv-keep') row.joinedAt = clock.now() - 1000;
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (search = '') =>
  renderDashboard(
    `reports${search}`,
    [route('reports', 'Reports', () => import('./ReportsScreen'))],
    'srv-keep',
  );

const joined = () =>
  backend.world.db.members.filter(({ serverId }) => serverId === 'srv-keep').length;

test('a metric links to its rows, and from there back to all metrics', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Joined' }));
  expect(await screen.findByRole('heading', { name: 'Joined' })).toBeVisible();
  const rows = within(await screen.findByRole('region', { name: 'Rows of Joined' }));
  expect(rows.getAllByRole('row')).toHaveLength(joined() + 1);
  await userEvent.click(screen.getByRole('link', { name: 'Back to all metrics' }));
  expect(await screen.findByRole('link', { name: 'Net growth' })).toBeVisible();
});

test('the previous period is shown when the comparison is on', async () => {
  open();
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Compare with previous period' }),
  );
  expect(await screen.findAllByText(/previously 0$/)).not.toHaveLength(0);
});

test('a range that ends before it starts shows an error at the dates', async () => {
  open('?from=2026-02-01&to=2026-02-03');
  const to = await screen.findByLabelText('To');
  await userEvent.clear(to);
  await userEvent.type(to, '2026-01-01');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByText('The end date is before the start date.')).toBeVisible();
  expect(to).toBeInvalid();
});

test('a metric whose days do not add up to its value is skipped and named', async () => {
  backend.server.use(
    http.get('*/api/servers/srv-keep/reports/growth', async () =>
      HttpResponse.json({
        success: true,
        message: 'OK',
        data: {
          from: '2026-02-01',
          to: '2026-02-01',
          beforeFrom: '2026-01-31',
          beforeTo: '2026-01-31',
          timeZone: 'UTC',
          keptSince: null,
          figures: [figure('joined', 'Joined', '2', ['2']), figure('left', 'Left', '5', ['4'])],
        },
      }),
    ),
  );
  open();
  expect(await screen.findByRole('link', { name: 'Joined' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Left' })).toBeNull();
  expect(screen.getByText(/Left/)).toBeVisible();
});

const figure = (key: string, label: string, value: string, days: string[]) => ({
  key,
  label,
  note: '',
  kind: 'SUM',
  unit: null,
  value,
  before: '0',
  days,
  daysBefore: ['0'],
  partsBy: null,
  parts: [],
});

test.each([
  [500, 'Out of order', 1],
  [403, 'You don’t manage this server.', 0],
])('a report that fails with %s shows the error', async (status, message, retries) => {
  backend.server.use(
    http.get('*/api/servers/srv-keep/reports/growth', () =>
      HttpResponse.json({ success: false, message, data: null }, { status }),
    ),
  );
  open();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(retries);
});
