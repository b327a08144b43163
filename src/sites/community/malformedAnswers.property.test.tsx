import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { getResponse, http, HttpResponse, RequestHandler } from 'msw';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderApp } from '@/app/testing/renderApp';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { findAbout } from '@/features/modules/engine/registry';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import {
  malformations,
  pathOf,
  strangeValue,
  valueAt,
  type Malformation,
} from '@/mock-api/testing/malformations';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { withAt } from '@/mock-api/testing/tamper';
import { isRow } from '@/shared/api/lenient';
import { routes } from './routes';
import { runs } from '@tests/setup/scope';

/**
 * Every answer of the API is broken in random places, and every screen must survive: no crash page, no list emptied
 * while it has healthy items, no forgotten server, no user signed out or given permissions. `npm run soak -- 40
 * malformedAnswers` tries more of them.
 */
/** Runs per screen. */
const RUNS = runs(4);
const SERVER = 'srv-keep';
const CRASH = /Unexpected Application Error|This room couldn’t be opened|You’re offline/;

/** A screen and the list it shows: the answer and field of the list, and the text that identifies an item. */
interface Case {
  /** Below /dashboard; the home has none. */
  path?: string;
  screen: string;
  /** A button to press on it, by name. */
  press?: RegExp;
  list?: { url: RegExp; name: string; text: (item: Record<string, unknown>) => unknown };
}
const cases: Case[] = [
  { screen: 'overview', path: '' },
  {
    screen: 'bots',
    path: 'bots',
    list: {
      url: /\/modules$/,
      name: 'modules',
      text: ({ slug }) => {
        const about = findAbout(String(slug));
        return about?.parent ? null : about?.title;
      },
    },
  },
  {
    screen: 'server',
    path: 'server',
    list: { url: /\/discord\/servers\?/, name: 'items', text: ({ guildName }) => guildName },
  },
  {
    screen: 'package',
    path: 'package',
    list: { url: /\/packages\/srv-keep/, name: 'packages', text: ({ name }) => name },
  },
  {
    screen: 'user-order',
    path: 'user-order',
    list: {
      url: /\/users\/subscriptions\//,
      name: 'packageSubscriptions',
      text: ({ package: ordered }) => (isRow(ordered) ? ordered['name'] : null),
    },
  },
  {
    screen: 'nft-sale',
    path: 'nft-sale',
    list: {
      url: /\/nft-sale\/rules$/,
      name: 'rules',
      text: ({ values }) => (isRow(values) ? values['name'] : null),
    },
  },
  { screen: 'welcome-message', path: 'welcome-message' },
  { screen: 'verification-bot', path: 'verification-bot' },
  { screen: 'task-to-earn', path: 'task-to-earn' },
  { screen: 'bots/auto-moderator', path: 'bots/auto-moderator' },
  { screen: 'package-payment/ord-4', path: 'package-payment/ord-4' },
  {
    screen: 'bell',
    path: 'package',
    press: /^Notifications/,
    list: { url: /\/users\/notifications/, name: 'items', text: ({ title }) => title },
  },
  {
    screen: 'home',
    list: { url: /\/packages$/, name: 'packages', text: ({ name }) => name },
  },
];

let backend: TestBackend;
let real: RequestHandler[] = [];
/** Healthy answers by address: requested once, so that a run needs no back end. */
const healthy = new Map<string, unknown>();
let odd = new Map<string, unknown>();
let inFlight = 0;

beforeAll(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
  real = backend.server.listHandlers().filter((each) => each instanceof RequestHandler);
  backend.server.use(
    http.get('/api/*', async ({ request }) => {
      inFlight += 1;
      const { pathname, search } = new URL(request.url);
      const address = `${pathname}${search}`;
      if (!healthy.has(address)) {
        const answer = await getResponse(real, request);
        healthy.set(address, answer?.ok ? await answer.json() : { success: false });
      }
      inFlight -= 1;
      return HttpResponse.json(
        JSON.parse(JSON.stringify(odd.get(address) ?? healthy.get(address))),
      );
    }),
  );
});
afterAll(() => backend.close());

const dashboard = routes.find(({ path }) => path === '/dashboard')?.children ?? [];

/** Opens a screen and waits until all requests are answered. */
async function open({ path, press }: Case) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { appStore } =
    path === undefined ? renderApp('/', routes) : renderDashboard(path, dashboard, SERVER);
  await rest();
  const button = press === undefined ? null : screen.queryByRole('button', { name: press });
  if (button !== null) {
    await userEvent.click(button);
    await rest();
  }
  return appStore.store.getState();
}

async function rest() {
  await waitFor(() => {
    expect(inFlight).toBe(0);
    expect(document.querySelector('h1')).not.toBeNull();
    expect(document.querySelector('[aria-label^="Loading"], .skeleton__block')).toBeNull();
  });
  await act(async () => undefined);
}

function close() {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
}

/** The account and the validity of the session are tested separately (`authenticate.property.test.ts`). */
const isLeftAlone = (address: string, path: string) =>
  address.endsWith('/auth/authenticate') &&
  (!path.includes('.') || /\.(isAuthenticated|isAdmin)(\.|$)/.test(path));

function breakAnswers(all: Malformation[]): Map<string, unknown> {
  const broken = new Map<string, unknown>();
  const addresses = [...healthy.keys()].sort();
  for (const oddity of all) {
    const address = addresses[oddity.answer % addresses.length] ?? '';
    const body = broken.get(address) ?? healthy.get(address);
    const data = valueAt(body, 'data');
    const path = pathOf(oddity, data);
    if (path === '' || isLeftAlone(address, path)) continue;
    const value = strangeValue(oddity.kind, valueAt(data, path));
    broken.set(address, withAt(body, `data.${path}`, value));
  }
  return broken;
}

const dataOf = (address: string) => valueAt(odd.get(address) ?? healthy.get(address), 'data');
const addressOf = (url: RegExp) => [...healthy.keys()].find((each) => url.test(each)) ?? '';

/** Whether the details still identify their server; otherwise they belong to no server (spec §4). */
function hasDetails(): boolean {
  const details = valueAt(dataOf(addressOf(/server-details/)), 'serverDetails');
  if (!isRow(details)) return false;
  const { id, guildId } = details;
  const isId = (typeof id === 'string' && id !== '') || Number.isSafeInteger(id);
  return isId || (typeof guildId === 'string' && /^\d{15,20}$/.test(guildId));
}

/** The items of a list that were not changed. */
function untouched({ url, name }: NonNullable<Case['list']>): Record<string, unknown>[] {
  const address = addressOf(url);
  const before = valueAt(valueAt(healthy.get(address), 'data'), name);
  const now = valueAt(dataOf(address), name);
  if (!Array.isArray(now) || !Array.isArray(before)) return [];
  const known = new Set(before.map((item) => JSON.stringify(item)));
  return now.filter((item) => isRow(item) && known.has(JSON.stringify(item)));
}

test.each(cases)('F6: $screen survives malformed responses', { timeout: 600_000 }, async (each) => {
  odd = new Map();
  healthy.clear();
  await open(each);
  close();
  await fc.assert(
    fc
      .asyncProperty(malformations, async (all) => {
        odd = breakAnswers(all);
        const { session, viewer } = await open(each);
        expect(document.body).not.toHaveTextContent(CRASH);
        expect(session).toMatchObject({ isAuthenticated: true, isAdmin: true });
        expect(viewer.capabilities).not.toContain('staff');
        if (each.path !== undefined && !hasDetails()) return;
        const chosen = each.path === undefined ? null : SERVER;
        expect(localStorage.getItem('SelectedServerId')).toBe(chosen);
        if (!each.list) return;
        const texts = untouched(each.list).map(each.list.text);
        const lost = texts.filter(
          (text) => typeof text === 'string' && screen.queryAllByText(text).length === 0,
        );
        expect(lost).toEqual([]);
      })
      .afterEach(close),
    { numRuns: RUNS },
  );
});
