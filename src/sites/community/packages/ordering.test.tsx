import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { landing, renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';
import PackagesScreen from './PackagesScreen';

const ORDER = '/api/package-subscription';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const Packages = () => (
  <>
    <Link to="/dashboard/elsewhere">Leave</Link>
    <PackagesScreen />
  </>
);
const open = (serverId: string) =>
  renderDashboard(
    'package',
    [
      route('package', 'Packages', async () => ({ default: Packages })),
      landing('package-payment/:orderId', 'Payment here'),
      landing('elsewhere', 'Elsewhere'),
    ],
    serverId,
  );
const orderBronze = async () =>
  await userEvent.click(await screen.findByRole('button', { name: /^Order Bronze Keep/ }));
const toast = (text: string) => screen.findByText(text, { selector: '.visually-hidden' });

/** Holds the answer to an order back; the returned function lets it go. */
function holdAnswer(response?: () => Response): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  backend.server.use(
    http.post(ORDER, async () => {
      await held;
      return response?.();
    }),
  );
  return () => release();
}
async function leave() {
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Elsewhere' });
}

test('an order is passed to its payment page', async () => {
  open('srv-empty');
  await orderBronze();
  await screen.findByRole('heading', { name: 'Payment here' });
  const order = backend.world.db.orders.at(-1);
  expect(window.history.state).toMatchObject({
    usr: {
      orderId: order?.id,
      discordServerId: 'srv-empty',
      price: '0.5',
      packageItems: order?.package.items,
    },
  });
});

test('no other package can be ordered while an order is being placed', async () => {
  holdAnswer();
  open('srv-empty');
  await orderBronze();
  expect(screen.getByRole('button', { name: /^Order Silver Keep/ })).toBeDisabled();
});

test('leaving the page during an order still shows that it was placed, without a redirect', async () => {
  const release = holdAnswer();
  open('srv-empty');
  await orderBronze();
  await leave();
  release();
  expect(await toast('Bronze Keep ordered. Pay for it in your orders.')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/dashboard/elsewhere');
});

test('leaving the page during an order still shows that it failed', async () => {
  const release = holdAnswer(() =>
    HttpResponse.json({ success: false, message: 'Closed today' }, { status: 500 }),
  );
  open('srv-empty');
  await orderBronze();
  await leave();
  release();
  expect(await toast('Closed today')).toBeInTheDocument();
});

test('only the active package is marked', async () => {
  open('srv-apes');
  const bronze = await screen.findByRole('listitem', { name: 'Bronze Keep' });
  expect(await within(bronze).findByText('Current package')).toBeVisible();
  expect(screen.getAllByText('Current package')).toHaveLength(1);
});

test('a page without packages says so', async () => {
  for (const offer of backend.world.db.packages) offer.status = 'DISABLED';
  open('srv-empty');
  expect(await screen.findByText(/No packages available right now/)).toBeVisible();
});

test('the loading list reserves its place', async () => {
  backend.server.use(http.get('/api/packages/:id', () => new Promise<never>(() => undefined)));
  open('srv-empty');
  expect(await screen.findByRole('status', { name: 'Loading the packages' })).toBeInTheDocument();
});
