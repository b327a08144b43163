import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { landing, renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (serverId = 'srv-empty', query = '') =>
  renderDashboard(
    `package${query}`,
    [
      route('package', 'Packages', () => import('./PackagesScreen')),
      landing('package-payment/:orderId', 'Payment here'),
      landing('user-order', 'Orders here'),
    ],
    serverId,
  );
const card = async (name: string) => screen.findByRole('listitem', { name });
const placed = () => backend.requests().filter(({ path }) => path === '/api/package-subscription');

test('shows available packages with their exact price in SOL, and no others', async () => {
  const gold = backend.world.db.packages.find(({ id }) => id === 'pkg-gold');
  if (gold) gold.price = '3.141592653';
  open();
  expect(within(await card('Gold Keep')).getByText(/3\.141592653 SOL/)).toBeVisible();
  expect(screen.queryByRole('listitem', { name: 'Founder' })).not.toBeInTheDocument();
  expect(screen.queryByRole('listitem', { name: 'Quest Pass' })).not.toBeInTheDocument();
});

test('the package named in the address has the focus', async () => {
  open('srv-empty', '?tier=pkg-silver');
  const silver = await card('Silver Keep');
  expect(within(silver).getByRole('heading', { name: 'Silver Keep' })).toHaveFocus();
  expect(within(silver).getByText('Selected')).toBeVisible();
  expect(screen.getAllByText('Selected')).toHaveLength(1);
});

test('an address with an unavailable package says so', async () => {
  open('srv-empty', '?tier=pkg-gone');
  expect(await screen.findByText(/is no longer available/)).toBeVisible();
  expect(await card('Silver Keep')).toBeVisible();
});

test('ordering opens the payment of the new order', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Order Bronze Keep/ }));
  expect(await screen.findByRole('heading', { name: 'Payment here' })).toBeVisible();
  const order = backend.world.db.orders.at(-1);
  expect(window.location.pathname).toBe(`/dashboard/package-payment/${order?.id ?? ''}`);
  expect(order).toMatchObject({ serverId: 'srv-empty', packageId: 'pkg-bronze', price: '0.5' });
});

test('a double click orders once', async () => {
  open();
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Order Bronze Keep/ }));
  await screen.findByRole('heading', { name: 'Payment here' });
  expect(placed()).toHaveLength(1);
});

test('a pending order is reported, with a link to the orders', async () => {
  open('srv-pending');
  await userEvent.click(await screen.findByRole('button', { name: /^Order Silver Keep/ }));
  const alert = await screen.findByText(/already has a pending order/);
  await userEvent.click(within(alert).getByRole('link', { name: 'View orders' }));
  expect(await screen.findByRole('heading', { name: 'Orders here' })).toBeVisible();
});

test('a failed order shows the server’s message and stays on the page', async () => {
  open();
  const button = await screen.findByRole('button', { name: /^Order Bronze Keep/ });
  backend.server.use(
    http.post('/api/package-subscription', () =>
      HttpResponse.json({ success: false, message: 'Closed today' }, { status: 500 }),
    ),
  );
  await userEvent.click(button);
  expect(await screen.findByText(/Closed today/)).toBeVisible();
  expect(button).toBeEnabled();
});

test('the active package can be ordered again', async () => {
  open('srv-apes');
  expect(await screen.findByRole('button', { name: /^Order again Bronze Keep/ })).toBeVisible();
});

test('a list that fails to load can be retried', async () => {
  backend.server.use(
    http.get('/api/packages/:id', () => HttpResponse.json({ nonsense: true }), { once: true }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await card('Bronze Keep')).toBeVisible();
});

test('a reviewer sees the packages and which roles can order them', async () => {
  backend.signInAs('reviewer');
  open('srv-keep');
  expect(await screen.findByText(/Ask a treasurer or owner of this server to order/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Order/ })).not.toBeInTheDocument();
});
