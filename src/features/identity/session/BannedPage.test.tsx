import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '@/app/testing/renderApp';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { banCookie } from '@/mock-api/domains/accounts/ban';
import { OPEN, page, section, type RouteSpec } from '@/shared/routing/table';

const REASON = 'Posted links to a wallet drainer in several servers.';
const title = { name: 'This account is banned' };

const routes: RouteSpec[] = [
  page('/', OPEN, 'Home', async () => ({ default: () => <h1>Home</h1> })),
  page('/unauthorized', OPEN, '401', () => import('./UnauthorizedScreen')),
  section(
    '/dashboard',
    { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
    'Dashboard',
    async () => ({ default: () => <h1>Treasure room</h1> }),
    [],
  ),
];

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
});
afterEach(() => backend.close());
/** An account whose sign-in at Discord was refused a moment ago. */
function refuse() {
  const user = backend.world.db.users.find(({ banned }) => banned);
  if (!user) throw new Error('The seed has no banned account.');
  const { name, value } = banCookie(backend.world, user);
  backend.cookies.set(name, value);
}

describe.each(['community', 'user'] as const)('a banned account on the %s site', (site) => {
  test('sees the ban, its reason and the support links on the page it opened', async () => {
    backend.signInAs('banned');
    renderApp('/dashboard', routes, site);
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(screen.getByText(REASON)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'https://castlebots.io/support',
    );
    expect(main.getByRole('link', { name: 'Discord server' })).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard');
  });

  test('sees the ban and no sign-in after the redirect from Discord', async () => {
    refuse();
    renderApp('/unauthorized?error=banned', routes, site);
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(await screen.findByText(REASON)).toBeVisible();
    expect(screen.queryByText('You need to sign in')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign in with Discord' })).toBeNull();
  });
});

test('a ban without a known reason shows the page without a reason', async () => {
  renderApp('/unauthorized?error=banned', routes);
  expect(await screen.findByRole('heading', title)).toBeVisible();
  await waitFor(() => expect(backend.requests()).not.toEqual([]));
  expect(screen.queryByText(/^Reason/)).toBeNull();
});

test('an account banned during a visit sees the ban on the next page', async () => {
  const user = backend.signInAs('member');
  user.isAdminMode = false;
  renderApp('/dashboard', routes, 'user');
  await screen.findByRole('heading', { name: 'Treasure room' });
  user.banned = true;
  const home = screen.getAllByRole('link', { name: /home/i })[0];
  if (home) await userEvent.click(home);
  await screen.findByRole('heading', { name: 'Home' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible());
  window.history.back();
  expect(await screen.findByRole('heading', title)).toBeVisible();
});

test('signing in with another account first logs out the banned account', async () => {
  backend.signInAs('banned');
  renderApp('/dashboard?tab=a', routes, 'user');
  await screen.findByRole('heading', title);
  const assign = vi.fn<(url: string | URL) => void>();
  const { origin, pathname, search, hash, host, protocol, href } = window.location;
  vi.stubGlobal('location', { origin, pathname, search, hash, host, protocol, href, assign });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with another account' }));
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  expect(String(assign.mock.calls[0]?.[0])).toContain('scope=identify+guilds');
  expect(sessionStorage.getItem('castle-sign-in')).toContain('"returnTo":"/dashboard?tab=a"');
  expect(backend.world.db.sessions.filter(({ userId }) => userId === 'usr-banned')).toEqual([]);
  vi.unstubAllGlobals();
});
