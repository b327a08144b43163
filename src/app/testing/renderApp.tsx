import { render } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { rememberAccount } from '@/features/identity/session/lastAccount';
import type { Site } from '@/shared/config/site';
import type { RouteSpec } from '@/shared/routing/table';
import { LAST_ACCOUNT_KEY } from '@/shared/storage/storage';
import { App } from '../App';
import { createStore } from '../store/store';

/**
 * Renders the whole app at an address, as the browser would open it. The device remembers the account of `signedIn`, as
 * after a real sign-in, unless a test has set another one.
 */
export function renderApp(path: string, routes: RouteSpec[], site: Site = 'community') {
  window.history.replaceState(null, '', path);
  if (localStorage.getItem(LAST_ACCOUNT_KEY) === null) rememberAccount(SIGNED_IN_ID);
  const appStore = createStore();
  return { appStore, ...render(<App site={site} routes={routes} appStore={appStore} />) };
}

const ok = (data: unknown, message = '') => HttpResponse.json({ success: true, message, data });

/** Id of the account that `signedIn` signs in. */
export const SIGNED_IN_ID = 'u1';

/** GET /auth/authenticate of a signed-in user, with the given flags. */
export const signedIn = (flags: { isAdmin?: boolean; isAdminMode?: boolean } = {}) =>
  http.get('/api/auth/authenticate', () =>
    ok({
      user: {
        isAdmin: false,
        isAdminMode: false,
        ...flags,
        isAuthenticated: true,
        id: SIGNED_IN_ID,
        username: 'ada',
        displayName: 'Ada',
        avatar: null,
      },
    }),
  );

/** GET /auth/authenticate of a visitor. */
export const signedOut = () =>
  http.get('/api/auth/authenticate', () =>
    ok({ user: { isAdmin: false, isAuthenticated: false, isAdminMode: false } }),
  );

/** The bell of every dashboard requests it; empty for most tests. */
const noNews = http.get('/api/users/notifications', () =>
  ok({ items: [], total: 0, page: 1, pageSize: 20, unread: 0 }),
);

/** Claimable quests, which the member's rail requests. */
const nothingToClaim = http.get('/api/claimable-quests', () => ok({ quests: [] }));

/** The overview, the portfolio and the points pages make this call too. */
const nothingClaimable = http.get('/api/users/me/claimable', () => ok({ lines: [] }));

/** No notices of the platform. */
const noNotices = http.get('/api/notices', () => ok({ notices: [], isClosed: false }));

/**
 * An API for one test file; calls that no handler expects fail the test. Calls after the end of a test are ignored: on
 * a busy machine they arrived when the handlers were gone.
 */
export function serveApi(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers, noNews, noNotices, nothingToClaim, nothingClaimable);
  let isTesting = false;
  beforeAll(() =>
    server.listen({
      onUnhandledRequest: (_request, print) => {
        if (isTesting) print.error();
      },
    }),
  );
  beforeEach(() => {
    isTesting = true;
  });
  afterEach(() => {
    isTesting = false;
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return server;
}
