import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { fail } from '@/mock-api/http/envelope';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { removePayingModules } from '@/mock-api/testing/removePayingModules';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
});
afterEach(() => backend.close());

const open = (who: 'owner' | 'reviewer' = 'owner') => {
  backend.signInAs(who);
  renderDashboard('', [route('', 'Overview', () => import('../OverviewScreen'))], 'srv-keep');
};
const chart = async (name: string) => within(await screen.findByRole('region', { name }));
const report = (name: string) => `/api/servers/:id/reports/${name}`;

test('each chart works by keyboard and as a table, and links to its report', async () => {
  open();
  const growth = await chart('Growth');
  expect(await growth.findByRole('slider', { name: 'Date' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/: Joined \d+, Left \d+$/),
  );
  await userEvent.click(growth.getByText('Show as a table'));
  expect(growth.getAllByRole('row')).toHaveLength(31);
  expect(growth.getByRole('link', { name: 'See report: Growth' })).toHaveAttribute(
    'href',
    '/dashboard/reports?report=growth&days=30&compare=1',
  );
});

test('a chart that fails shows the error and can be retried, while the others are shown', async () => {
  backend.server.use(
    http.get(report('modules'), () => fail('server-error', 'The herald is hoarse.'), {
      once: true,
    }),
  );
  open();
  const deliveries = await chart('Posts');
  expect(await deliveries.findByText('The herald is hoarse.')).toBeVisible();
  expect(await (await chart('Growth')).findByRole('slider')).toBeInTheDocument();
  expect(await (await chart('Earning')).findByRole('slider')).toBeInTheDocument();
  await userEvent.click(deliveries.getByRole('button', { name: 'Retry' }));
  expect(await deliveries.findByRole('slider')).toBeInTheDocument();
});

test('a chart the member may not view says why, without a Retry button', async () => {
  backend.server.use(
    http.get(report('earning'), () => fail('treasurer-needed', 'Treasurers see this.')),
  );
  open();
  const earning = await chart('Earning');
  expect(await earning.findByText('Treasurers see this.')).toBeVisible();
  expect(earning.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a server without earnings gets a link to create a quest', async () => {
  removePayingModules(backend.world);
  backend.world.db.points = [];
  open();
  const earning = await chart('Earning');
  expect(await earning.findByRole('link', { name: 'Create a quest' })).toHaveAttribute(
    'href',
    '/dashboard/task-to-earn',
  );
});

test('a reviewer sees the same charts', async () => {
  open('reviewer');
  expect(await (await chart('Growth')).findByRole('slider')).toBeInTheDocument();
});
