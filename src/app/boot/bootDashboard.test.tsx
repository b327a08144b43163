import { render, screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { endpoint } from '@/shared/api/endpoint';
import { fresh, type RouteData } from '@/shared/routing/routeData';
import { screen as route, section, type RouteSpec } from '@/shared/routing/table';
import { localStore, SELECTED_SERVER_KEY } from '@/shared/storage/storage';
import { App } from '../App';
import { createStore } from '../store/store';
import { serveApi, signedIn } from '../testing/renderApp';
import { bootDashboard } from './bootDashboard';

const gold = endpoint({
  method: 'GET',
  path: '/gold',
  tag: 'Vaults',
  summary: 'What a vault holds',
  access: 'session',
  shows: ['LedgerWallet'],
  data: z.string(),
});
const { endpoints, useGoldOfVaultQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    goldOfVault: build.query(endpointQuery(gold, () => ({}))),
  }),
});
const vaultData: RouteData = () => [fresh(endpoints.goldOfVault, undefined)];

function Vault() {
  const { data } = useGoldOfVaultQuery(undefined);
  return (
    <>
      <h1>Vault</h1>
      <p>{data ?? 'Counting'}</p>
    </>
  );
}

const DETAILS = '/api/discord/server-details/keep';
const COUNTED = new Set(['/api/gold', '/api/auth/authenticate', DETAILS]);
let asked: string[];
const api = serveApi(
  http.get('/api/gold', () =>
    HttpResponse.json({ success: true, message: '', data: 'A chest of gold' }),
  ),
);
const note = ({ request }: { request: Request }) => {
  const { pathname } = new URL(request.url);
  if (COUNTED.has(pathname)) asked.push(pathname);
};

beforeEach(() => {
  asked = [];
  api.use(signedIn({ isAdmin: true }));
  api.events.on('request:start', note);
  window.history.replaceState(null, '', '/dashboard/vault');
});
afterEach(() => {
  api.events.removeAllListeners();
  vi.useRealTimers();
});

const table = (load: RouteSpec['load'] = async () => ({ default: Vault })) => [
  section(
    '/dashboard',
    { adminRoute: true, walletStatus: 'not-required', loginStatus: 'logged-in' },
    'Dashboard',
    async () => ({ default: Outlet }),
    [route('vault', 'Vault', load, { data: async () => ({ default: vaultData }) })],
  ),
];

test('the session and the page’s data are requested once, before the page is rendered', async () => {
  const appStore = createStore();
  const routes = await bootDashboard(table(), appStore, window.location);
  await vi.waitFor(() => expect(asked).toEqual(['/api/auth/authenticate', '/api/gold']));
  render(<App site="community" routes={routes} appStore={appStore} />);
  expect(screen.getByRole('heading', { name: 'Vault' })).toBeVisible();
  expect(await screen.findByText('A chest of gold')).toBeVisible();
  expect(asked).toEqual(['/api/auth/authenticate', '/api/gold']);
});

describe('the server chosen on an earlier visit', () => {
  const details = http.get('/api/discord/server-details/:id', () =>
    HttpResponse.json({ success: false, message: 'Not yours.', data: null }, { status: 403 }),
  );
  beforeEach(() => {
    localStore.set(SELECTED_SERVER_KEY, 'keep');
    api.use(details);
  });

  test('is requested once, right after the session is known', async () => {
    void bootDashboard(table(), createStore(), window.location);
    await vi.waitFor(() => expect(asked).toContain('/api/gold'));
    expect(asked).toEqual(['/api/auth/authenticate', DETAILS, '/api/gold']);
  });

  test('is not requested before the session is known', async () => {
    api.use(http.get('/api/auth/authenticate', () => delay('infinite')));
    vi.useFakeTimers();
    const begun = bootDashboard(table(), createStore(), window.location);
    await vi.advanceTimersByTimeAsync(2_000);
    await begun;
    expect(asked).toEqual(['/api/auth/authenticate']);
  });

  test('is not requested for a visitor who may not see it', async () => {
    api.use(signedIn({ isAdmin: false }));
    const appStore = createStore();
    await bootDashboard(table(), appStore, window.location);
    expect(appStore.store.getState().session.isAuthenticated).toBe(true);
    expect(asked).toEqual(['/api/auth/authenticate']);
  });
});

test('no data is requested for a page that the visitor may not open', async () => {
  api.use(signedIn({ isAdmin: false }));
  const appStore = createStore();
  const routes = await bootDashboard(table(), appStore, window.location);
  render(<App site="community" routes={routes} appStore={appStore} />);
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Vault');
  expect(asked).toEqual(['/api/auth/authenticate']);
});

test('boot continues when a page’s code fails to load, so that the page can show the error', async () => {
  const routes = table(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await bootDashboard(routes, createStore(), window.location)).toBe(routes);
});

test('boot does not wait for code that takes long', async () => {
  vi.useFakeTimers();
  const routes = table(() => new Promise(() => undefined));
  const begun = bootDashboard(routes, createStore(), window.location);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await begun).toBe(routes);
});
