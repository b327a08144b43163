import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link, Outlet } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serverSelected } from '@/features/server/discord/discordSlice';
import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { failureText } from '@/shared/api/queryError';
import { noteMaintenance } from '@/shared/api/maintenanceAnswer';
import { cached, fresh, ofServer, type RouteData } from '@/shared/routing/routeData';
import { index, screen as route, section, type RouteFlags } from '@/shared/routing/table';
import { localStore, SELECTED_SERVER_KEY } from '@/shared/storage/storage';
import { renderApp, serveApi, signedIn, signedOut } from '../testing/renderApp';

const vaultCall = endpoint({
  method: 'GET',
  path: '/vaults/{id}/{what}',
  tag: 'Vaults',
  summary: 'What a vault holds',
  access: 'session',
  shows: ['LedgerWallet'],
  params: { id: idOf('vault', 'Id of the vault.'), what: idOf('thing', 'What it holds.') },
  data: z.string(),
});
const told = (what: string) => (id: string) => ({ params: { id, what } });
const { endpoints, useGoldQuery, useGuardsQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    gold: build.query(endpointQuery(vaultCall, told('gold'))),
    guards: build.query(endpointQuery(vaultCall, told('guards'))),
  }),
});
const vaultData: RouteData = ofServer((serverId) => [
  cached(endpoints.gold, serverId),
  fresh(endpoints.guards, serverId),
]);

function Vault() {
  const gold = useGoldQuery('keep');
  const guards = useGuardsQuery('keep');
  const again = () => void Promise.all([gold.refetch(), guards.refetch()]);
  return (
    <>
      <h1>Vault</h1>
      <p>{gold.error ? failureText(gold.error, '') : (gold.data ?? 'Counting')}</p>
      <p>{guards.data ?? 'Looking'}</p>
      <button type="button" onClick={again}>
        Retry
      </button>
    </>
  );
}

/** What was asked for, in its order. */
let asked: string[] = [];
const vaults = http.get('/api/vaults/:id/:what', ({ params: { id, what } }) => {
  asked.push(`${String(id)} ${String(what)}`);
  return HttpResponse.json({
    success: true,
    message: '',
    data: `${String(what)} of ${String(id)}`,
  });
});
const api = serveApi(signedIn({ isAdmin: true }), vaults);
beforeEach(() => {
  asked = [];
  localStore.set(SELECTED_SERVER_KEY, 'keep');
});
afterEach(() => noteMaintenance(200, null));

const ADMIN: RouteFlags = {
  adminRoute: true,
  walletStatus: 'not-required',
  loginStatus: 'logged-in',
};
const Frame = () => (
  <>
    <nav>
      <Link to="/dashboard">Yard</Link>
      <Link to="/dashboard/vault">To the vault</Link>
      <Link to="/dashboard/vault?sort=weight">Sort</Link>
    </nav>
    <Outlet />
  </>
);

/** A screen whose code comes when it is let go. */
function heldBack() {
  let come = () => {};
  const code = new Promise<{ default: typeof Vault }>((resolve) => {
    come = () => resolve({ default: Vault });
  });
  return { load: async () => code, letGo: () => act(async () => come()) };
}
const open = (path: string, load = heldBack().load, flags = ADMIN, capability?: 'staff') =>
  renderApp(path, [
    section('/dashboard', flags, 'Dashboard', async () => ({ default: Frame }), [
      index('Yard', async () => ({ default: () => <h1>Yard</h1> })),
      route('vault', 'Vault', load, {
        data: async () => ({ default: vaultData }),
        ...(capability ? { capability } : {}),
      }),
    ]),
  ]);
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const hasAsked = (...what: string[]) => waitFor(() => expect(asked).toEqual(what));
const ALL = ['keep gold', 'keep guards'];

describe('the data of a route', () => {
  test('is requested once, while the screen’s code is loading', async () => {
    const vault = heldBack();
    open('/dashboard', vault.load);
    await screen.findByRole('heading', { name: 'Yard' });
    expect(asked).toEqual([]);
    await follow('To the vault');
    await hasAsked(...ALL);
    expect(screen.queryByRole('heading', { name: 'Vault' })).not.toBeInTheDocument();
    await vault.letGo();
    expect(await screen.findByText('gold of keep')).toBeVisible();
    expect(screen.getByText('guards of keep')).toBeVisible();
    expect(asked).toEqual(ALL);
  });

  test('is also requested for the first address opened', async () => {
    const vault = heldBack();
    open('/dashboard/vault', vault.load);
    await hasAsked(...ALL);
    await vault.letGo();
    expect(await screen.findByText('guards of keep')).toBeVisible();
    expect(asked).toEqual(ALL);
  });

  test('is requested again on a new visit if it must be fresh, but not when the search changes', async () => {
    open('/dashboard/vault', async () => ({ default: Vault }));
    await screen.findByText('guards of keep');
    await follow('Sort');
    await waitFor(() => expect(window.location.search).toBe('?sort=weight'));
    await follow('Yard');
    await screen.findByRole('heading', { name: 'Yard' });
    expect(asked).toEqual(ALL);
    await follow('To the vault');
    await screen.findByText('guards of keep');
    await hasAsked(...ALL, 'keep guards');
  });

  test('is requested for another server once that server is selected', async () => {
    const { appStore } = open('/dashboard/vault');
    await hasAsked(...ALL);
    act(() => void appStore.store.dispatch(serverSelected('mill')));
    await waitFor(() => expect(asked).toEqual([...ALL, 'mill gold', 'mill guards']));
  });

  test('is requested only once a server is selected', async () => {
    localStore.remove(SELECTED_SERVER_KEY);
    const { appStore } = open('/dashboard/vault', async () => ({ default: () => <h1>Empty</h1> }));
    await screen.findByRole('heading', { name: 'Empty' });
    expect(asked).toEqual([]);
    act(() => void appStore.store.dispatch(serverSelected('keep')));
    await hasAsked(...ALL);
  });

  test('shows its error on the screen with a Retry button when it fails', async () => {
    const vault = heldBack();
    const down = http.get('/api/vaults/:id/gold', () => {
      asked.push('failed');
      return HttpResponse.json({ success: false, message: 'The key is lost.' }, { status: 500 });
    });
    api.use(down);
    open('/dashboard/vault', vault.load);
    await hasAsked('failed', 'keep guards');
    await vault.letGo();
    expect(await screen.findByText('The key is lost.')).toBeVisible();
    api.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('gold of keep')).toBeVisible();
  });

  test('is not requested again if it was received since the navigation', async () => {
    let come = () => {};
    const data = new Promise<{ default: RouteData }>((resolve) => {
      come = () => resolve({ default: vaultData });
    });
    const Guarded = () => (
      <>
        <p>{useGuardsQuery('keep').data}</p>
        <Outlet />
      </>
    );
    renderApp('/dashboard/vault', [
      section('/dashboard', ADMIN, 'Dashboard', async () => ({ default: Guarded }), [
        route('vault', 'Vault', heldBack().load, { data: () => data }),
      ]),
    ]);
    expect(await screen.findByText('guards of keep')).toBeVisible();
    await act(async () => come());
    await hasAsked('keep guards', 'keep gold');
  });

  test('is requested by the screen if the module that names it does not load', async () => {
    renderApp('/dashboard/vault', [
      section('/dashboard', ADMIN, 'Dashboard', async () => ({ default: Frame }), [
        route('vault', 'Vault', async () => ({ default: Vault }), {
          data: () => Promise.reject(new Error('Gone')),
        }),
      ]),
    ]);
    expect(await screen.findByText('gold of keep')).toBeVisible();
    expect(asked).toEqual(ALL);
  });
});

describe('no data is requested for', () => {
  test('a visitor', async () => {
    api.use(signedOut());
    open('/dashboard/vault');
    await waitFor(() => expect(window.location.pathname).toBe('/unauthorized'));
    expect(asked).toEqual([]);
  });

  test('a member at an admin page', async () => {
    api.use(signedIn());
    open('/dashboard/vault');
    await screen.findByRole('heading', { name: 'This part is for server owners' });
    expect(asked).toEqual([]);
  });

  test('an admin in admin mode at a member page', async () => {
    api.use(signedIn({ isAdmin: true, isAdminMode: true }));
    open('/dashboard/vault', undefined, { ...ADMIN, adminRoute: false });
    await screen.findByRole('heading', { name: 'You’re in admin mode' });
    expect(asked).toEqual([]);
  });

  test('a member without a wallet', async () => {
    open('/dashboard/vault', undefined, { ...ADMIN, walletStatus: 'connected' });
    await screen.findByRole('heading', { name: 'Connect your wallet' });
    expect(asked).toEqual([]);
  });

  test('an owner at a staff page', async () => {
    open('/dashboard', undefined, ADMIN, 'staff');
    await screen.findByRole('heading', { name: 'Yard' });
    await follow('To the vault');
    await screen.findByRole('heading', { name: /don’t have access to this page/ });
    expect(asked).toEqual([]);
  });

  test('any page under maintenance, until it is over', async () => {
    open('/dashboard');
    await screen.findByRole('heading', { name: 'Yard' });
    act(() => noteMaintenance(503, { data: { maintenance: {} } }));
    await screen.findByRole('heading', { name: 'Down for maintenance' });
    act(() => {
      window.history.pushState(null, '', '/dashboard/vault');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await hasAsked(...ALL);
  });
});
