import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderApp } from '@/app/testing/renderApp';
import type { Site } from '@/shared/config/site';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import type { PersonaKey } from '@/mock-api/domains/accounts/personas';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { flattenRoutes, type RouteSpec } from '@/shared/routing/table';
import { localStore, SELECTED_SERVER_KEY } from '@/shared/storage/storage';
import { some } from '@tests/setup/scope';
import { routes as communityRoutes } from './community/routes';
import { routes as userRoutes } from './user/routes';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
});
afterEach(() => backend.close());

const failed = () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 });

/** Without the wallet gate, which these tests are not about. */
const withoutWallet = (routes: RouteSpec[]): RouteSpec[] =>
  routes.map(({ flags, ...spec }) => ({
    ...spec,
    ...(flags ? { flags: { ...flags, walletStatus: 'not-required' } } : {}),
  }));
const samples: Record<string, string> = { slug: 'reaction-roles', section: 'hold-to-earn' };
const pagesOf = (routes: RouteSpec[]) =>
  flattenRoutes(routes)
    .filter(({ path }) => path.startsWith('/dashboard'))
    .map(({ path }) => path.replaceAll(/:(\w+)/g, (_, name: string) => samples[name] ?? 'new'));

async function opens(site: Site, routes: RouteSpec[], persona: PersonaKey, path: string) {
  backend.signInAs(persona);
  const page = renderApp(path, withoutWallet(routes), site);
  // The frame of the page is ready once its crumbs or its rail are: the rest belongs to the screen.
  await screen.findByRole('navigation', { name: 'Dashboard' });
  return page;
}

/** Waits until the screen has replaced its skeleton. */
const isHere = () =>
  waitFor(() =>
    expect(screen.queryByRole('status', { name: 'Loading the page' })).not.toBeInTheDocument(),
  );

/** Texts of all first-level headings. */
async function headings(): Promise<(string | null)[]> {
  const found = await screen.findAllByRole('heading', { level: 1 });
  return found.map(({ textContent }) => textContent);
}
const ONE = [expect.stringMatching(/\S/)];

/** Calls of screens besides the one about their server. */
const everythingElse = [
  '/api/servers/*',
  '/api/users/*',
  '/api/packages*',
  '/api/discord/servers*',
  '/api/discord/servers/*',
];

describe('every screen of the community dashboard has its heading', () => {
  test.each(some(pagesOf(communityRoutes)))(
    '%s, while its server is on its way and when nothing else comes',
    async (path) => {
      localStore.set(SELECTED_SERVER_KEY, 'srv-hq');
      let letGo = () => {};
      const held = new Promise<undefined>((resolve) => {
        letGo = () => resolve(undefined);
      });
      backend.server.use(
        // Returning nothing passes the request on to the back end.
        http.get('/api/discord/server-details/:id', () => held),
        ...everythingElse.map((url) => http.get(url, failed)),
      );
      await opens('community', communityRoutes, 'staff', path);
      expect(await headings()).toEqual(ONE);
      letGo();
      await screen.findByRole('button', { name: /Server.*Castle Bots HQ/ });
      await isHere();
      expect(await headings()).toEqual(ONE);
    },
  );

  test.each(['', '/bots', '/welcome-message', '/package-payment/new'])(
    '%s, where no server is chosen',
    async (path) => {
      await opens('community', communityRoutes, 'staff', `/dashboard${path}`);
      await isHere();
      expect(await headings()).toEqual(ONE);
    },
  );
});

describe('every screen of the member’s dashboard has its heading', () => {
  test.each(some(pagesOf(userRoutes)))('%s', async (path) => {
    await opens('user', userRoutes, 'member', path);
    await isHere();
    expect(await headings()).toEqual(ONE);
  });
});
