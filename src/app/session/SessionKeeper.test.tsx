import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OPEN, page, section, type RouteSpec } from '@/shared/routing/table';
import { renderApp, serveApi, signedIn, signedOut } from '../testing/renderApp';

const api = serveApi(signedOut());
afterEach(() => vi.restoreAllMocks());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** What a tab remembers of a sign-in that it began that long ago by today's clock. */
const remember = (msAgo: number) =>
  sessionStorage.setItem(
    'castle-sign-in',
    JSON.stringify({ nonce: 'n', returnTo: '/dashboard/bots?a=1', at: Date.now() - msAgo }),
  );

const closed = { ...OPEN, loginStatus: 'logged-in' } as const;
const screenOf = (title: string) => async () => ({ default: () => <h1>{title}</h1> });
const routes: RouteSpec[] = [
  page('/', OPEN, 'Home', screenOf('Home')),
  page('/about', OPEN, 'About', screenOf('About')),
  page(
    '/unauthorized',
    OPEN,
    '401',
    () => import('@/features/identity/session/UnauthorizedScreen'),
  ),
  section('/dashboard', closed, 'Dashboard', screenOf('Dashboard'), []),
];
const query = () => Object.fromEntries(new URLSearchParams(window.location.search));

describe('a sign-in that was not finished', () => {
  test.each(['access_denied', 'invalid_code', 'not_started_here'])(
    'as %s keeps the page it was begun for',
    async (error) => {
      remember(MINUTE);
      renderApp(`/unauthorized?error=${error}`, routes);
      await waitFor(() => expect(query()).toEqual({ error, redirect_url: '/dashboard/bots?a=1' }));
      expect(sessionStorage.getItem('castle-sign-in')).toBeNull();
    },
  );

  test('says quietly that it was cancelled', async () => {
    remember(MINUTE);
    renderApp('/unauthorized?error=access_denied', routes);
    expect(await screen.findByText(/You cancelled the sign-in/)).toBeVisible();
  });

  test('that another tab began leaves the address alone', async () => {
    renderApp('/unauthorized?error=access_denied', routes);
    await screen.findByText(/You cancelled the sign-in/);
    expect(query()).toEqual({ error: 'access_denied' });
  });
});

describe('back from Discord', () => {
  test.each([
    ['the clock went on by a day', DAY],
    ['the clock was set back by a day', -DAY],
  ])('the page it was begun for opens though %s', async (_, msAgo) => {
    api.use(signedIn());
    remember(msAgo);
    renderApp('/', routes);
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/bots'));
  });

  test('a sign-in abandoned long ago leads away from no page', async () => {
    api.use(signedIn());
    remember(DAY);
    renderApp('/about', routes);
    await waitFor(() => expect(sessionStorage.getItem('castle-sign-in')).toBeNull());
    expect(window.location.pathname).toBe('/about');
  });
});

test('D24: a link with ref says so where the browser keeps no cookies', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  renderApp('/dashboard?ref=friend', routes);
  expect(await screen.findByText(/Allow cookies for this site/)).toBeVisible();
  expect(query()).toEqual({ error: 'cookies_blocked', redirect_url: '/dashboard' });
});
