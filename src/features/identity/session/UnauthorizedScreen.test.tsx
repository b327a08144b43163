import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { authenticated, sessionSlice } from './sessionSlice';
import UnauthorizedScreen from './UnauthorizedScreen';
import { viewerKnown, viewerSlice } from './viewerSlice';

/** A banned account asks why, which may be later than its test. */
const server = setupServer(
  http.get('/api/auth/authenticate', () =>
    HttpResponse.json(
      { success: false, message: 'Sign in to continue.', data: null },
      { status: 401 },
    ),
  ),
  http.get('/api/auth/logout', () =>
    HttpResponse.json({ success: true, message: 'Logged Out', data: null }),
  ),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const mira = { id: 'u1', username: 'mira.moat', displayName: 'Mira Moat' };

function show(address: string, reason?: 'not-admin') {
  window.history.replaceState(null, '', address);
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, viewer: viewerSlice.reducer },
  });
  if (reason) {
    store.dispatch(authenticated({ isAuthenticated: true, isAdmin: false, isAdminMode: false }));
    store.dispatch(viewerKnown({ ...mira, avatar: null, capabilities: [], isFamiliar: true }));
  }
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <UnauthorizedScreen {...(reason ? { reason } : {})} />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['access_denied', /cancelled the sign-in/],
  ['invalid_code', /link expired/],
  ['not_started_here', /started in another browser/],
  ['cookies_blocked', /Allow cookies for this site/],
  ['banned', /can’t use the dashboard/],
  ['anything-else', /session ended/],
])('a sign-in refused as %s says why', (error, text) => {
  show(`/unauthorized?error=${error}`);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('signing in from here never leads back here', async () => {
  const assign = vi.fn<(url: string | URL) => void>();
  show('/unauthorized?error=access_denied');
  const { origin, pathname, search } = window.location;
  vi.stubGlobal('location', { origin, pathname, search, assign });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with Discord' }));
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  expect(window.sessionStorage.getItem('castle-sign-in')).toContain('"returnTo":"/dashboard"');
});

test('“For server owners” names the account in use and offers another', async () => {
  const assign = vi.fn<(url: string | URL) => void>();
  const store = show('/dashboard/user-order?status=PENDING', 'not-admin');
  expect(screen.getByText('Mira Moat')).toBeVisible();
  expect(screen.getByText('@mira.moat')).toBeVisible();
  const { origin, pathname, search, href } = window.location;
  vi.stubGlobal('location', { origin, pathname, search, href, assign });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with another account' }));
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  expect(store.getState().session.isAuthenticated).toBe(false);
  expect(window.sessionStorage.getItem('castle-sign-in')).toContain(
    '"returnTo":"/dashboard/user-order?status=PENDING"',
  );
  vi.unstubAllGlobals();
});
