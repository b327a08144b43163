import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { tamper } from '@/mock-api/testing/tamper';
import { screen as route } from '@/shared/routing/table';
import { DAY } from '@/shared/time/durations';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (serverId: string) =>
  renderDashboard(
    'package',
    [route('package', 'Packages', () => import('./PackagesScreen'))],
    serverId,
  );
const tryBronze = () =>
  screen.findByRole('button', { name: 'Try Bronze Keep for free for 7 days' });
const trials = () => backend.world.db.orders.filter(({ isTrial = false }) => isTrial);
async function start() {
  await userEvent.click(await tryBronze());
  const dialog = await screen.findByRole('dialog', { name: 'Try Bronze Keep for free?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start trial' }));
}

test('a trial explains itself first and does not start after Cancel', async () => {
  open('srv-empty');
  await userEvent.click(await tryBronze());
  const dialog = await screen.findByRole('dialog', { name: 'Try Bronze Keep for free?' });
  expect(within(dialog).getByText(/Nothing is charged, and it doesn’t renew/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(trials()).toHaveLength(0);
});

test('a started trial shows when it ends, and its heading has the focus', async () => {
  open('srv-empty');
  await start();
  const heading = await screen.findByRole('heading', { name: 'Your trial of Bronze Keep started' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(/Its modules are available until/)).toBeVisible();
  expect(trials().map(({ status }) => status)).toEqual(['ENABLED']);
});

test('a trial is marked as such among the server’s packages', async () => {
  open('srv-empty');
  await start();
  const panel = await screen.findByRole('region', { name: 'Your packages' });
  expect(await within(panel).findByText('Free trial')).toBeVisible();
  expect(within(panel).getByText(/Buy a package before the trial ends/)).toBeVisible();
});

test('a started trial offers its first modules, each with a template', async () => {
  open('srv-empty');
  await start();
  const region = await screen.findByRole('region', { name: 'Turn on your first modules' });
  expect(within(region).getByRole('link', { name: 'Turn on Welcome message' })).toHaveAttribute(
    'href',
    '/dashboard/welcome-message?template=classic',
  );
});

test('a started trial offers an earlier draft in place of its template', async () => {
  localStorage.setItem(
    'castle-kept-draft:usr-owner:srv-empty:welcome-message',
    JSON.stringify({
      enabled: false,
      values: {},
      version: 0,
      address: '/dashboard/welcome-message',
    }),
  );
  open('srv-empty');
  await start();
  expect(
    await screen.findByRole('link', { name: 'Open your draft of Welcome message' }),
  ).toHaveAttribute('href', '/dashboard/welcome-message');
  expect(screen.queryByRole('link', { name: 'Turn on Welcome message' })).not.toBeInTheDocument();
});

test('a trial is offered only once', async () => {
  open('srv-empty');
  await start();
  await screen.findByRole('heading', { name: 'Your trial of Bronze Keep started' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Try / })).toBeNull());
});

test('a server with a package is not offered a trial', async () => {
  open('srv-apes');
  await screen.findByRole('region', { name: 'Your packages' });
  expect(screen.queryByRole('button', { name: /^Try / })).toBeNull();
});

test('a refused trial shows why, and the package can be ordered', async () => {
  open('srv-empty');
  await tryBronze();
  const [bronze] = backend.world.db.packages;
  if (bronze) bronze.trialDays = null;
  await start();
  expect(await screen.findByText('This package has no free trial.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Order Bronze Keep/ })).toBeEnabled();
});

test('a package with an unreadable trial is offered without it', async () => {
  tamper(backend, '/api/packages/srv-empty', { 'packages.0.terms.trial': { days: -1 } });
  open('srv-empty');
  expect(await screen.findByRole('button', { name: /^Order Bronze Keep/ })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^Try / })).toBeNull();
});

test('a package that ends within two weeks says how to extend it', async () => {
  const order = backend.world.db.orders.find(
    ({ serverId, status }) => serverId === 'srv-apes' && status === 'ENABLED',
  );
  if (order) order.expiresAt = backend.world.clock.now() + 5 * DAY;
  open('srv-apes');
  const panel = await screen.findByRole('region', { name: 'Your packages' });
  expect(within(panel).getByText(/Order the same package again before it ends/)).toBeVisible();
});

test('a package with more than two weeks left does not mention extending it', async () => {
  const order = backend.world.db.orders.find(
    ({ serverId, status }) => serverId === 'srv-apes' && status === 'ENABLED',
  );
  if (order) order.expiresAt = backend.world.clock.now() + 25 * DAY;
  open('srv-apes');
  const panel = await screen.findByRole('region', { name: 'Your packages' });
  expect(within(panel).queryByText(/before it ends/)).toBeNull();
});
