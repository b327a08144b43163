import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { App } from '@/app/App';
import { createStore } from '@/app/store/store';
import { MATCH_ANYONE, MATCH_EVERY } from '@/features/modules/field-types/match/field';
import { TELEGRAM, TWITTER } from '@/features/identity/socials/social';
import { factory } from '@/features/identity/wallet/testing/factory';
import { FakeAdapter, hang } from '@/features/identity/wallet/testing/FakeAdapter';
import { pass, remember, renderWallet } from '@/features/identity/wallet/testing/renderWallet';
import { createTestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { flattenRoutes, OPEN, page, type RouteSpec } from '@/shared/routing/table';
import { LoadingScreen } from '@/shared/ui/LoadingScreen';
import { WalletReadyState } from '@solana/wallet-adapter-base';
import { routes as communityRoutes } from '@/sites/community/routes';
import { routes as userRoutes } from '@/sites/user/routes';

/**
 * The only file here that imports the product. When a product file moves or is renamed, this file follows it; the
 * fixture and the tests stay as they are.
 */

const sites = { community: communityRoutes, user: userRoutes };
export type SiteName = keyof typeof sites;

/** Every route of a site: its whole path and its flags. */
export const routesOf = (site: SiteName) => flattenRoutes(sites[site]);

/** Routes that need no connected wallet: the wallet has tests of its own. */
const withoutWallet = (routes: readonly RouteSpec[]): RouteSpec[] =>
  routes.map((spec) =>
    spec.flags ? { ...spec, flags: { ...spec.flags, walletStatus: 'not-required' } } : spec,
  );

function openRoutes(site: SiteName, path: string, routes: RouteSpec[]) {
  window.history.replaceState(null, '', path);
  const appStore = createStore();
  render(<App site={site} routes={routes} appStore={appStore} />);
  return { state: () => appStore.store.getState() };
}

/** Opens a site at an address as if a wallet were connected. */
export const openSite = (site: SiteName, path: string) =>
  openRoutes(site, path, withoutWallet(sites[site]));

/** Opens a page that fails with a message. */
export function openBrokenPage(message: string) {
  const Broken = () => {
    throw new Error(message);
  };
  return openRoutes('community', '/', [page('/', OPEN, '', async () => ({ default: Broken }))]);
}

/** What GET /auth/authenticate adds for Castle Bots staff. */
export const staff = { capabilities: ['staff'] };

/** Client state of a first visit. */
export const firstState = () => createStore().store.getState();

export const openLoadingScreen = (
  properties: Readonly<{ progress: number; max: number; message: string }>,
) => render(<LoadingScreen {...properties} />);

interface WalletOptions {
  isInstalled?: boolean;
  /** It was chosen on an earlier visit and has to be connected by a press. */
  isChosen?: boolean;
  /** It never answers a connection or a disconnection. */
  hangs?: boolean;
}

/** The wallet button with one wallet; fake timers are expected. */
export async function openWallet({ isInstalled, isChosen, hangs }: WalletOptions) {
  const name = 'Fake';
  if (isChosen) remember(name);
  const make = () =>
    new FakeAdapter({
      name,
      silentReconnect: isChosen !== true,
      readyState: isInstalled === false ? WalletReadyState.Loadable : WalletReadyState.Installed,
      ...(hangs ? { onConnect: hang } : {}),
      onDisconnect: hang,
    });
  const { wallet } = await renderWallet(factory(make).create);
  await pass(10);
  return { name, status: () => wallet().status, disconnect: () => wallet().disconnect() };
}

/** Lets timers and promises run. */
export const passTime = (ms: number) => pass(ms);

/** Numbers and names that the client and the server share, by the names of the specification. */
export const enumerations = {
  socialPlatforms: { twitter: TWITTER, telegram: TELEGRAM },
  matchMode: { MATCH_EVERY, MATCH_ANYONE },
};

/** The embedded back end. The owner has every module on `serverId`. */
export function openBackend() {
  const backend = createTestBackend({ startChain: async () => scriptedChain() });
  return {
    serverId: 'srv-hq',
    server: backend.server,
    signInAsOwner: () => void backend.signInAs('staff'),
    signInAsMember: () => void backend.signInAs('regular'),
    send: (method: string, path: string, body?: unknown) => backend.send(method, path, body),
    close: () => backend.close(),
  };
}

/** docs/openapi.json, the API as it is declared. */
export const apiDocument = (): unknown => JSON.parse(readFileSync('docs/openapi.json', 'utf8'));

/** RPC addresses for the current environment. Call `vi.resetModules()` first. */
export const rpcAddresses = async (): Promise<readonly string[]> =>
  (await import('@/shared/config/config')).config.rpcUrls;
