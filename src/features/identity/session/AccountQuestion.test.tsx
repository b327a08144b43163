import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createStore, type AppStore } from '@/app/store/store';
import { declared } from '@/mock-api/openapi/declared';
import { requestOf } from '@/shared/api/request';
import { call } from '@/shared/api/client';
import { endpoint as declare, type Endpoint } from '@/shared/api/endpoint';
import { LAST_ACCOUNT_KEY } from '@/shared/storage/storage';
import { ACCOUNT_NOT_CONFIRMED } from './accountQuestion';
import { AccountQuestionHost } from './AccountQuestionHost';
import { authenticate } from './authenticate';

const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const sent: string[] = [];
const server = setupServer(
  http.get('/api/auth/logout', () => ok(null)),
  http.all('/api/*', ({ request }) => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    return ok(null);
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let app: AppStore;
beforeEach(() => {
  sent.length = 0;
  app = createStore();
  localStorage.setItem(LAST_ACCOUNT_KEY, 'u-ada');
});

/** The session's cookies are of this account, however they came here. */
async function arrive(id: string, displayName: string) {
  const user = { isAdmin: true, isAuthenticated: true, isAdminMode: false, id, displayName };
  server.use(http.get('/api/auth/authenticate', () => ok({ user })));
  await app.store.dispatch(authenticate());
}
/** A session of another account than the one last seen here, which wasn't started in this tab. */
const plant = () => arrive('u-eve', 'Eve');

const Here = () => <p data-testid="here">{useLocation().pathname + useLocation().search}</p>;
const show = () =>
  render(
    <Provider store={app.store}>
      <MemoryRouter initialEntries={['/dashboard/profile/wallets?view=all']}>
        <AccountQuestionHost />
        <Here />
      </MemoryRouter>
    </Provider>,
  );
const dialog = () => screen.findByRole('dialog', { name: 'Is this your account?' });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

const link = declare({
  method: 'POST',
  path: '/things',
  tag: 'Things',
  summary: 'Ties a thing',
  access: 'session',
  changes: ['LinkedWallets'],
  ties: 'wallet',
  data: z.unknown(),
});
const make = ({ params = {}, ...endpoint }: Endpoint, signal?: AbortSignal) => {
  const values = Object.fromEntries(Object.keys(params).map((name) => [name, 'x']));
  const request = requestOf<Endpoint>(endpoint, { params: values, body: {} });
  return call(signal ? { ...request, signal } : request);
};

describe('A27: in a planted session nothing is sent before the visitor has confirmed the account', () => {
  const tying = declared.filter(({ endpoint }) => endpoint.ties);

  test.each(tying)('$id', async ({ endpoint }) => {
    await plant();
    const { unmount } = show();
    const result = make(endpoint);
    expect(await dialog()).toHaveTextContent(/Eve.+will belong to them/);
    expect(sent).toEqual([]);
    unmount();
    expect(await result).toMatchObject({ success: false, message: ACCOUNT_NOT_CONFIRMED });
    expect(sent).toEqual([]);
  });
});

test('“Yes, this is me” sends the calls, and later calls need no confirmation', async () => {
  await plant();
  show();
  const results = [make(link), make(link)];
  await dialog();
  await press('Yes, this is me');
  expect(await Promise.all(results)).toMatchObject([{ success: true }, { success: true }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await plant();
  expect(await make(link)).toMatchObject({ success: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('“Log out” sends nothing, ends the session and leads to sign-in with the way back', async () => {
  await plant();
  show();
  const result = make(link);
  await dialog();
  await press('Log out');
  expect(await result).toMatchObject({ success: false });
  await waitFor(() => expect(app.store.getState().session.isAuthenticated).toBe(false));
  const back = encodeURIComponent('/dashboard/profile/wallets?view=all');
  await waitFor(() =>
    expect(screen.getByTestId('here')).toHaveTextContent(`/unauthorized?redirect_url=${back}`),
  );
  expect(sent).toEqual([]);
});

test('Cancel sends nothing, and the next call needs confirmation again', async () => {
  await plant();
  show();
  const result = make(link);
  await dialog();
  await press('Cancel');
  expect(await result).toMatchObject({ success: false, message: ACCOUNT_NOT_CONFIRMED });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = make(link);
  expect(await dialog()).toBeVisible();
  await press('Cancel');
  await again;
  expect(sent).toEqual([]);
});

test('a reload does not confirm the account', async () => {
  await plant();
  const first = show();
  const left = make(link);
  await dialog();
  first.unmount();
  await left;
  app = createStore();
  await plant();
  show();
  const result = make(link);
  expect(await dialog()).toBeVisible();
  await press('Cancel');
  await result;
});

test('a confirmation in another tab sends the waiting call', async () => {
  await plant();
  show();
  const result = make(link);
  await dialog();
  localStorage.setItem(LAST_ACCOUNT_KEY, 'u-eve');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: LAST_ACCOUNT_KEY })));
  expect(await result).toMatchObject({ success: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a waiting call is not sent once the session belongs to another account', async () => {
  await plant();
  show();
  const result = make(link);
  await dialog();
  await act(() => arrive('u-ada', 'Ada'));
  expect(await result).toMatchObject({ success: false });
  expect(sent).toEqual([]);
});

test('an aborted call closes the dialog', async () => {
  await plant();
  show();
  const abort = new AbortController();
  const result = make(link, abort.signal);
  await dialog();
  act(() => abort.abort());
  expect(await result).toMatchObject({ success: false });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the account last used on this device needs no confirmation', async () => {
  await arrive('u-ada', 'Ada');
  show();
  expect(await make(link)).toMatchObject({ success: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});
