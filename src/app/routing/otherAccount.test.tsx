import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { announceAccount } from '@/features/identity/session/sessionChannel';
import { authenticate } from '@/features/identity/session/authenticate';
import { announceLogout } from '@/features/identity/session/sessionChannel';
import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { endpoint } from '@/shared/api/endpoint';
import { page, OPEN, screen as route, section } from '@/shared/routing/table';
import { renderApp, serveApi, signedOut } from '../testing/renderApp';

const purse = endpoint({
  method: 'GET',
  path: '/purse',
  tag: 'Purses',
  summary: 'What the account has',
  access: 'session',
  shows: ['LedgerWallet'],
  data: z.string(),
});
const { useOwnPurseQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({ ownPurse: build.query(endpointQuery(purse, () => ({}))) }),
});

function Purse() {
  const { data } = useOwnPurseQuery(undefined);
  const [note, setNote] = useState('');
  return (
    <>
      <h1>Purse</h1>
      <p>{data ?? 'Counting'}</p>
      <label>
        Note <input value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
    </>
  );
}

/** Answers to the purse that are held back. */
let held: ((text: string) => void)[];
const api = serveApi(
  http.get('/api/purse', async () => {
    const data = await new Promise<string>((resolve) => {
      held.push(resolve);
    });
    return HttpResponse.json({ success: true, message: '', data });
  }),
);
const signInAs = (id: string) =>
  api.use(
    http.get('/api/auth/authenticate', () =>
      HttpResponse.json({
        success: true,
        message: '',
        data: { user: { isAdmin: true, isAuthenticated: true, isAdminMode: false, id } },
      }),
    ),
  );
beforeEach(() => {
  held = [];
  signInAs('u-ada');
});

const open = () =>
  renderApp('/dashboard/purse', [
    page('/', OPEN, 'Home', async () => ({ default: () => <h1>Home</h1> })),
    section(
      '/dashboard',
      { adminRoute: true, walletStatus: 'not-required', loginStatus: 'logged-in' },
      'Dashboard',
      async () => ({ default: Outlet }),
      [route('purse', 'Purse', async () => ({ default: Purse }))],
    ),
    page(
      '/unauthorized',
      OPEN,
      'Sign in',
      () => import('@/features/identity/session/UnauthorizedScreen'),
    ),
  ]);
const hasAsked = (count: number) => waitFor(() => expect(held).toHaveLength(count));

test('data of one account disappears when another account signs in in another tab', async () => {
  open();
  await hasAsked(1);
  held[0]?.('Ada’s gold');
  expect(await screen.findByText('Ada’s gold')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'For Bea');
  signInAs('u-eve');
  announceAccount('u-eve');
  await hasAsked(2);
  expect(screen.queryByText('Ada’s gold')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  held[1]?.('Eve’s gold');
  expect(await screen.findByText('Eve’s gold')).toBeVisible();
});

test('a late answer for the previous account is not shown', async () => {
  const { appStore } = open();
  await hasAsked(1);
  signInAs('u-eve');
  await act(() => appStore.store.dispatch(authenticate()));
  await hasAsked(2);
  held[0]?.('Ada’s gold');
  held[1]?.('Eve’s gold');
  expect(await screen.findByText('Eve’s gold')).toBeVisible();
  expect(screen.queryByText('Ada’s gold')).toBeNull();
});

test('signing in with the same account in another tab changes nothing', async () => {
  open();
  await hasAsked(1);
  held[0]?.('Ada’s gold');
  await screen.findByText('Ada’s gold');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'For Bea');
  announceAccount('u-ada');
  // What comes after it on the same way has been heard.
  announceAccount('u-ada');
  expect(screen.getByText('Ada’s gold')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('For Bea');
  expect(held).toHaveLength(1);
});

test('loaded data is cleared when the session ends', async () => {
  const { appStore } = open();
  await hasAsked(1);
  held[0]?.('Ada’s gold');
  await screen.findByText('Ada’s gold');
  api.use(signedOut());
  announceLogout();
  await screen.findByRole('heading', { name: 'You need to sign in' });
  expect(JSON.stringify(appStore.store.getState())).not.toContain('gold');
});
