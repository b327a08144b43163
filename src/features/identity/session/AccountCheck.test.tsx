import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStore, type AppStore } from '@/app/store/store';
import { AccountCheck } from './AccountCheck';
import { authenticate } from './authenticate';
import { beginSignIn } from './signIn';

const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const server = setupServer(http.get('/api/auth/logout', () => ok(null)));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let app: AppStore;
beforeEach(() => {
  app = createStore();
});

/** The session's cookies are of this account, however they came here. */
async function arrive(user: object = { id: 'u-ada', username: 'ada', displayName: 'Ada' }) {
  const flags = { isAdmin: true, isAuthenticated: true, isAdminMode: false };
  server.use(http.get('/api/auth/authenticate', () => ok({ user: { ...flags, ...user } })));
  await app.store.dispatch(authenticate());
}

const show = () =>
  render(
    <Provider store={app.store}>
      <MemoryRouter>
        <AccountCheck what="what you pay for">
          <p>The payment</p>
        </AccountCheck>
      </MemoryRouter>
    </Provider>,
  );
const payment = () => screen.queryByText('The payment');
const question = { name: 'You’re signed in as Ada. Is that you?' };

test('A25: an account new to this device must be confirmed before the payment is shown', async () => {
  localStorage.setItem('castle-last-account', 'u-bea');
  await arrive();
  show();
  expect(await screen.findByRole('heading', question)).toBeVisible();
  expect(payment()).not.toBeInTheDocument();
});

test('an account that signed in from this tab needs no confirmation', async () => {
  localStorage.setItem('castle-last-account', 'u-bea');
  beginSignIn({ origin: window.location.origin, returnTo: '/dashboard' });
  await arrive();
  show();
  expect(payment()).toBeVisible();
});

test('the account last used on this device needs no confirmation', async () => {
  localStorage.setItem('castle-last-account', 'u-ada');
  await arrive();
  show();
  expect(payment()).toBeVisible();
});

test('an account without an id needs no confirmation', async () => {
  await arrive({});
  show();
  expect(payment()).toBeVisible();
});

test('a visitor who confirms goes on with the focus kept, and need not confirm again', async () => {
  await arrive();
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, this is me' }));
  expect(payment()).toBeVisible();
  expect(document.activeElement).toContainElement(payment());
  expect(document.activeElement).not.toBe(document.body);
  unmount();
  await arrive();
  show();
  expect(payment()).toBeVisible();
});

test('a visitor who declines is logged out', async () => {
  await arrive();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(app.store.getState().session.isAuthenticated).toBe(false));
});

test('A25: a session swapped for another account during the visit must be confirmed', async () => {
  localStorage.setItem('castle-last-account', 'u-ada');
  await arrive();
  show();
  await arrive({ id: 'u-eve', displayName: 'Eve' });
  expect(
    await screen.findByRole('heading', { name: 'You’re signed in as Eve. Is that you?' }),
  ).toBeVisible();
});
