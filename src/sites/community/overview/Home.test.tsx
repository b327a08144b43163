import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { fail } from '@/mock-api/http/envelope';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

const NEWS = 'Since your last visit';
const NEXT = 'Next steps';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
});
afterEach(() => backend.close());

const open = (who: 'owner' | 'reviewer' = 'owner', serverId = 'srv-keep') => {
  backend.signInAs(who);
  renderDashboard('', [route('', 'Overview', () => import('./OverviewScreen'))], serverId);
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('a news item links to exactly its rows since the previous visit', async () => {
  open();
  const news = await part(NEWS);
  const link = await news.findByRole('link', { name: /^\d+ new members?$/ });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://here');
  const visit = backend.world.db.visits.find(({ userId }) => userId === 'usr-owner');
  expect(searchParams.get('figure')).toBe('growth:joined');
  expect(Date.parse(searchParams.get('since') ?? '')).toBe(visit?.before ?? visit?.seenAt);
});

test('the visit is recorded once', async () => {
  open();
  await (await part(NEWS)).findAllByRole('link');
  const noted = () =>
    backend.requests().filter(({ method, path }) => method === 'PUT' && path.endsWith('/visit'));
  await waitFor(() => expect(noted()).toHaveLength(1));
});

test('the first visit shows no news', async () => {
  backend.world.db.visits = [];
  open();
  expect(await (await part(NEWS)).findByText(/^Welcome! Next time/)).toBeVisible();
});

test('a visit without news says so', async () => {
  backend.world.db.visits = [
    {
      serverId: 'srv-keep',
      userId: 'usr-reviewer',
      seenAt: backend.world.clock.now() - 60_000,
      before: backend.world.clock.now() - 60_000,
    },
  ];
  open('reviewer');
  expect(await (await part(NEWS)).findByText(/^Nothing new since/)).toBeVisible();
});

test('next steps are shown even if the news fails to load', async () => {
  backend.server.use(
    http.get('/api/servers/:id/visit', () => fail('server-error', 'The crier has lost his voice.')),
  );
  open();
  expect(await (await part(NEWS)).findByText('The crier has lost his voice.')).toBeVisible();
  expect((await (await part(NEXT)).findAllByRole('listitem')).length).toBeGreaterThan(0);
});

test('each next step has one button that leads to it', async () => {
  open('reviewer');
  const next = await part(NEXT);
  const button = await next.findByRole('link', { name: /^Review: Review \d+ submissions?$/ });
  expect(button).toHaveAttribute('href', '/dashboard/task-to-earn?tab=submissions');
  expect(next.getAllByRole('link')).toHaveLength(1);
});

test('a server without next steps says so', async () => {
  for (const row of backend.world.db.submissions)
    if (row.state === 'IN_REVIEW') row.state = 'REJECTED';
  open('reviewer');
  expect(await (await part(NEXT)).findByText(/all caught up/)).toBeVisible();
});

test('a new server shows the setup checklist without news and next steps', async () => {
  open('owner', 'srv-empty');
  expect(await screen.findByRole('region', { name: 'Set up your server' })).toBeVisible();
  expect(screen.queryByRole('region', { name: NEWS })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: NEXT })).not.toBeInTheDocument();
});

test('a reviewer gets a link to the orders and not to the payment', async () => {
  for (const order of backend.world.db.orders)
    if (order.serverId === 'srv-pending') order.serverId = 'srv-keep';
  open('reviewer');
  const orders = await part('Package and orders');
  expect(
    await orders.findByRole('link', { name: 'Follow the order for Silver Keep' }),
  ).toHaveAttribute('href', '/dashboard/user-order');
  expect(orders.queryByRole('link', { name: /^Purchase/ })).not.toBeInTheDocument();
});
