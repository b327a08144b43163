import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { noteMaintenance } from '@/shared/api/maintenanceAnswer';
import { OPEN, page, screen as route, section, type RouteFlags } from '@/shared/routing/table';
import { renderApp, serveApi, signedIn } from '../testing/renderApp';

const api = serveApi(signedIn({ isAdmin: true }));
afterEach(() => noteMaintenance(200, null));

const LOGIN: RouteFlags = {
  adminRoute: true,
  walletStatus: 'not-required',
  loginStatus: 'logged-in',
};

function Form() {
  return (
    <>
      <h1>Form</h1>
      <input aria-label="Name" />
    </>
  );
}
const routes = [
  page('/', OPEN, 'Home', async () => ({ default: () => <h1>Home</h1> })),
  section('/dashboard', LOGIN, 'Dashboard', () => import('@/app/testing/Plain'), [
    route('form', 'Form', async () => ({ default: Form })),
    route('vault', 'Vault', async () => ({ default: () => <h1>Vault</h1> }), {
      capability: 'staff',
    }),
  ]),
];

const closed = () =>
  http.get(
    '/api/auth/authenticate',
    () =>
      HttpResponse.json(
        {
          success: false,
          message: 'Closed',
          data: { maintenance: { message: 'We’re upgrading our servers.', until: null } },
        },
        { status: 503 },
      ),
    { once: true },
  );

test('an owner cannot open a staff page and sees where to go instead', async () => {
  renderApp('/dashboard/vault', routes);
  expect(
    await screen.findByRole('heading', { name: /don’t have access to this page/ }),
  ).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Vault' })).not.toBeInTheDocument();
});

test('under maintenance no visitor is sent to sign in, and the page opens when it is over', async () => {
  api.use(closed());
  renderApp('/dashboard/form', routes);
  expect(await screen.findByRole('heading', { name: 'Down for maintenance' })).toBeVisible();
  expect(screen.getByText('We’re upgrading our servers.')).toBeVisible();
  expect(window.location.pathname).toBe('/dashboard/form');
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  // The page is mounted again once it is known who is signed in.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible());
});

test('text typed before maintenance is still there after it', async () => {
  renderApp('/dashboard/form', routes);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada');
  noteMaintenance(503, { data: { maintenance: {} } });
  expect(await screen.findByRole('heading', { name: 'Down for maintenance' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
});

test('going offline shows a notice, and the page stays open', async () => {
  renderApp('/dashboard/form', routes);
  await screen.findByRole('heading', { name: 'Form' });
  const online = navigator.onLine;
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText(/^You’re offline/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  window.dispatchEvent(new Event('online'));
});
