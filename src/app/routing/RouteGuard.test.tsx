import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { Link } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import type { WalletStore } from '@/features/identity/wallet/walletStore';
import { announceLogout } from '@/features/identity/session/sessionChannel';
import { OPEN, page, section, type RouteFlags, type RouteSpec } from '@/shared/routing/table';
import { renderApp, signedIn, signedOut, serveApi } from '../testing/renderApp';

/** Wallet code that finds the wallet of an earlier visit gone once it is let to. */
const gone = vi.hoisted(() => ({ look: () => {} }));
vi.mock('@/features/identity/wallet/runtime/load', () => ({
  loadRuntime: async () => ({
    createAdapters: () => [],
    WalletRuntime: ({ store }: { store: WalletStore }) => {
      gone.look = () => store.failed();
      return <p>Looking for the wallet</p>;
    },
  }),
}));

const api = serveApi(signedOut());

const login: RouteFlags = {
  adminRoute: false,
  walletStatus: 'not-required',
  loginStatus: 'logged-in',
};
const routesWith = (flags: RouteFlags, load: RouteSpec['load']): RouteSpec[] => [
  page('/', OPEN, 'Home', async () => ({ default: () => <h1>Front gate</h1> })),
  page(
    '/unauthorized',
    OPEN,
    'Sign in',
    () => import('@/features/identity/session/UnauthorizedScreen'),
  ),
  section('/dashboard', flags, 'Dashboard', load, []),
];
type LoadScreen = RouteSpec['load'];
const loadSecret = () => vi.fn<LoadScreen>(async () => ({ default: () => <h1>Treasure room</h1> }));

describe('route guard', () => {
  test('sends visitors to the unauthorized page with the way back', async () => {
    renderApp('/dashboard?tab=a', routesWith(login, loadSecret()));
    expect(await screen.findByRole('heading', { name: 'You need to sign in' })).toBeVisible();
    expect(window.location.search).toBe('?redirect_url=%2Fdashboard%3Ftab%3Da');
  });

  describe('A23: a first load whose session renewal fails', () => {
    const RENEWAL = '/api/auth/renew-access-token';
    const offline = http.post(RENEWAL, () => HttpResponse.error());
    const unauthorized = () =>
      http.get('/api/auth/authenticate', () => new HttpResponse(null, { status: 401 }));

    test.each([
      ['no network', offline],
      ['a 503', http.post(RENEWAL, () => new HttpResponse(null, { status: 503 }))],
      ['a page of HTML', http.post(RENEWAL, () => HttpResponse.html('<h1>The proxy</h1>'))],
    ])('does not count as signed out: %s', async (_name, renewal) => {
      api.use(unauthorized(), renewal);
      renderApp('/dashboard?tab=a', routesWith(login, loadSecret()));
      expect(
        await screen.findByRole('heading', { name: 'Couldn’t check your sign-in' }),
      ).toBeVisible();
      expect(window.location.pathname + window.location.search).toBe('/dashboard?tab=a');
    });

    test('opens the page once the network is back', async () => {
      api.use(unauthorized(), offline);
      renderApp('/dashboard', routesWith(login, loadSecret()));
      await screen.findByRole('heading', { name: 'Couldn’t check your sign-in' });
      api.use(signedIn());
      window.dispatchEvent(new Event('online'));
      expect(await screen.findByRole('heading', { name: 'Treasure room' })).toBeVisible();
    });

    test('redirects to the page that the sign-in was to return to', async () => {
      const returnTo = '/dashboard?tab=b';
      const pending = { nonce: 'n', returnTo, at: Date.now() };
      sessionStorage.setItem('castle-sign-in', JSON.stringify(pending));
      api.use(http.get('/api/auth/authenticate', () => HttpResponse.error()));
      renderApp('/dashboard', routesWith(login, loadSecret()));
      await screen.findByRole('heading', { name: 'Couldn’t check your sign-in' });
      api.use(signedIn());
      await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
      await screen.findByRole('heading', { name: 'Treasure room' });
      await waitFor(() => expect(window.location.search).toBe('?tab=b'));
    });

    test('redirects to sign-in once the session is known to be over', async () => {
      api.use(unauthorized(), offline);
      renderApp('/dashboard', routesWith(login, loadSecret()));
      await screen.findByRole('heading', { name: 'Couldn’t check your sign-in' });
      api.use(signedOut());
      await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
      expect(await screen.findByRole('heading', { name: 'You need to sign in' })).toBeVisible();
    });
  });

  test('A24: a logout in another tab signs out here and ends admin mode', async () => {
    sessionStorage.setItem('AdminMode', 'true');
    api.use(signedIn({ isAdmin: true }));
    renderApp('/dashboard', routesWith({ ...login, adminRoute: true }, loadSecret()));
    await screen.findByRole('heading', { name: 'Treasure room' });
    announceLogout();
    expect(await screen.findByRole('heading', { name: 'You need to sign in' })).toBeVisible();
    expect(sessionStorage.getItem('AdminMode')).toBeNull();
  });

  test('lets a member in', async () => {
    api.use(signedIn());
    renderApp('/dashboard', routesWith(login, loadSecret()));
    expect(await screen.findByRole('heading', { name: 'Treasure room' })).toBeVisible();
  });

  test('D7: shows a member the 401 page instead of an admin screen, and does not load its code', async () => {
    api.use(signedIn());
    const load = loadSecret();
    renderApp('/dashboard', routesWith({ ...login, adminRoute: true }, load));
    expect(
      await screen.findByRole('heading', { name: 'This part is for server owners' }),
    ).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe('/dashboard');
  });

  test('lets an admin leave admin mode, which opens the member dashboard', async () => {
    api.use(signedIn({ isAdmin: true, isAdminMode: true }));
    renderApp('/dashboard', routesWith(login, loadSecret()), 'user');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave admin mode' }));
    expect(await screen.findByRole('heading', { name: 'Treasure room' })).toBeVisible();
    expect(sessionStorage.getItem('AdminMode')).toBe('false');
  });

  test('keeps the address of a member without a wallet', async () => {
    api.use(signedIn());
    renderApp('/dashboard', routesWith({ ...login, walletStatus: 'connected' }, loadSecret()));
    expect(await screen.findByRole('heading', { name: 'Connect your wallet' })).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard');
  });

  test('keeps the page open while the earlier wallet connects, and shows the gate if that fails', async () => {
    api.use(signedIn());
    localStorage.setItem('walletName', JSON.stringify('A wallet that is gone'));
    renderApp('/dashboard', routesWith({ ...login, walletStatus: 'connected' }, loadSecret()));
    expect(await screen.findByRole('heading', { name: 'Treasure room' })).toBeVisible();
    expect(await screen.findByText('Looking for the wallet')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Connect your wallet' })).toBeNull();
    act(() => gone.look());
    expect(await screen.findByRole('heading', { name: 'Connect your wallet' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Treasure room' })).toBeNull();
  });

  test('an open page does not let a member without a wallet into a page that needs a wallet', async () => {
    api.use(signedIn());
    const load = loadSecret();
    const leading = async () => ({ default: () => <Link to="/dashboard">In</Link> });
    const gated = routesWith({ ...login, walletStatus: 'connected' }, load);
    renderApp('/', [page('/', OPEN, 'Home', leading), ...gated.slice(1)]);
    await userEvent.click(await screen.findByRole('link', { name: 'In' }));
    expect(await screen.findByRole('heading', { name: 'Connect your wallet' })).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });

  test('a loading dashboard shows its frame and the heading of the page', async () => {
    api.use(signedIn());
    const load = vi.fn<LoadScreen>(() => new Promise(() => {}));
    renderApp('/dashboard', routesWith(login, load));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const page = screen.getByRole('status', { name: 'Loading the page' });
    expect(page.closest('.dashboard')?.querySelector('.dashboard__rail')).not.toBeNull();
  });

  test('shows the dashboard frame before the session is known', async () => {
    api.use(http.get('/api/auth/authenticate', () => delay('infinite')));
    renderApp('/dashboard', routesWith(login, loadSecret()));
    const bar = await screen.findByRole('progressbar', { name: 'Loading' });
    expect(bar.closest('.dashboard')?.querySelector('.dashboard__rail')).not.toBeNull();
  });

  test('leaves the home page open to anyone', async () => {
    renderApp('/', routesWith(login, loadSecret()));
    expect(await screen.findByRole('heading', { name: 'Front gate' })).toBeVisible();
  });

  test('gives the community site its title', async () => {
    renderApp('/', routesWith(login, loadSecret()));
    await waitFor(() => expect(document.title).toBe('COMMUNITY - CASTLE BOTS'));
  });

  test('follows a #/ hash as a path', async () => {
    renderApp('/#/unauthorized-not', routesWith(login, loadSecret()));
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(window.location.pathname).toBe('/unauthorized-not');
  });

  test.each(['/%09/:x', '/%09%5c:x', '/%0a/[', '/%5C:x', '/dashboard/%0d%0a'])(
    'D2: the address %s is a page that does not exist',
    async (address) => {
      renderApp(address, routesWith(login, loadSecret()));
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  );

  test('a missing dashboard page links to the overview', async () => {
    renderApp('/dashboard/no-such-page', routesWith(login, loadSecret()));
    expect(await screen.findByRole('link', { name: 'Overview' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });

  test('D2: a #/ hash never leaves the origin', async () => {
    renderApp('/#//evil.test/x', routesWith(login, loadSecret()));
    expect(await screen.findByRole('heading', { name: 'Front gate' })).toBeVisible();
    await waitFor(() => expect(window.location.hash).toBe(''));
  });
});
