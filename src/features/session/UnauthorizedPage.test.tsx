import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionSlice } from './sessionSlice';
import { UnauthorizedPage } from './UnauthorizedPage';

function show(address: string) {
  window.history.replaceState(null, '', address);
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <UnauthorizedPage />
      </MemoryRouter>
    </Provider>,
  );
}

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['access_denied', /cancelled the sign-in/],
  ['invalid_code', /start it again/],
  ['not_started_here', /didn’t start in this browser/],
  ['cookies_blocked', /Allow cookies for this site/],
  ['banned', /may not use the dashboard/],
  ['anything-else', /session has ended/],
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
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  expect(window.sessionStorage.getItem('castle-sign-in')).toContain('"returnTo":"/dashboard"');
});
