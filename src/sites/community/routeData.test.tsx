import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderApp } from '@/app/testing/renderApp';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import type { RouteFlags, RouteSpec } from '@/shared/routing/table';
import { localStore, SELECTED_SERVER_KEY } from '@/shared/storage/storage';
import { isFull } from '@tests/setup/scope';
import { routes } from './routes';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
  localStore.set(SELECTED_SERVER_KEY, 'srv-keep');
});
afterEach(() => backend.close());

const never: RouteSpec['load'] = () => new Promise(() => {});
const heldBack = (spec: RouteSpec): RouteSpec => ({ ...spec, load: never });
const withoutData = (spec: RouteSpec): RouteSpec => {
  const alone = { ...spec };
  delete alone.data;
  return alone;
};
const openToAll = (flags: RouteFlags): RouteFlags => ({ ...flags, walletStatus: 'not-required' });
const asItIs = (spec: RouteSpec): RouteSpec => spec;
/** The dashboard without the wallet gate, and with each of its screens changed. */
const adapted = (change: (spec: RouteSpec) => RouteSpec): RouteSpec[] =>
  routes.flatMap((spec) => {
    const { flags, children } = spec;
    if (!flags || !children) return [];
    return [{ ...spec, flags: openToAll(flags), children: children.map(change) }];
  });

/** API calls since then, except those of the session and the lookups that forms make. */
const askedSince = (start: number) =>
  backend
    .requests()
    .slice(start)
    .filter(({ path }) => !/\/auth\/|\/market\//.test(path))
    .map(({ method, path }) => `${method} ${path}`)
    .sort();

const isWhole = async () => {
  await screen.findByRole('navigation', { name: 'Dashboard' });
  await waitFor(() =>
    expect(screen.queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument(),
  );
};

/**
 * Calls that only the screen makes: to find what unlocks a locked module, and whether a pending order became more
 * expensive.
 */
const OFFERS = 'GET /api/packages/srv-keep';

/** A screen's path, and the calls it makes only after other answers. */
type Case = [path: string, ...late: string[]];

/**
 * One of each kind: without a server, of a server, of one resource, of a module, a rule, a tab, and a locked module.
 */
const inGate: Case[] = [
  ['bots'],
  ['server'],
  ['user-order', OFFERS],
  // By the id in the answer.
  [
    'discord-server-users/user-detail/mira',
    'GET /api/servers/srv-keep/members/usr-member/timeline',
  ],
  ['welcome-message'],
  ['holder-verification?tab=crypto'],
  // Of the quests in its part.
  ['task-to-earn/category/rule-cat-gate', 'GET /api/servers/srv-keep/modules/quest/rule-activity'],
  ['bots/support-ticket', OFFERS],
];
const others: Case[] = [
  // Its charts load after it.
  [
    '',
    OFFERS,
    'GET /api/servers/srv-keep/reports/earning',
    'GET /api/servers/srv-keep/reports/growth',
    'GET /api/servers/srv-keep/reports/modules',
    'PUT /api/servers/srv-keep/visit',
  ],
  ['bots/welcome-message'],
  ['package'],
  ['reports'],
  ['discord-server-users?q=mira', 'GET /api/servers/srv-keep/bulk-role-changes'],
  ['nft-sale'],
  ['schedule-message/form/new'],
  ['bots/leaderboard?window=all'],
  ['ledger-wallet'],
  ['manage-wallet'],
];

test.each(isFull ? [...inGate, ...others] : inGate)(
  '/dashboard/%s makes each request once, before its screen’s code has loaded',
  async (path, ...late) => {
    const { unmount } = renderApp(`/dashboard/${path}`, adapted(asItIs));
    await isWhole();
    await waitFor(() => expect(askedSince(0)).toEqual(expect.arrayContaining(late)));
    const whole = askedSince(0);
    expect(whole).toEqual([...new Set(whole)]);
    unmount();
    const start = backend.requests().length;
    renderApp(`/dashboard/${path}`, adapted(heldBack));
    await waitFor(() => expect([...askedSince(start), ...late].sort()).toEqual(whole));
  },
);

/** Called before it is known that the module is locked, and its list isn't shown. */
const EARLY = 'GET /api/servers/srv-keep/modules/support-ticket/rule-activity';

/** A list without a preview, and the page of a new item, which has no data yet. */
const lean: Case[] = [['holder-verification?tab=crypto'], ['task-to-earn/category/new']];

test.each(isFull ? [...inGate, ...others, ...lean] : lean)(
  '/dashboard/%s requests nothing that its screen doesn’t use',
  async (path, ...late) => {
    const { unmount } = renderApp(`/dashboard/${path}`, adapted(withoutData));
    await isWhole();
    await waitFor(() => expect(askedSince(0)).toEqual(expect.arrayContaining(late)));
    const used = new Set([EARLY, ...askedSince(0)]);
    unmount();
    const start = backend.requests().length;
    renderApp(`/dashboard/${path}`, adapted(asItIs));
    await isWhole();
    expect(askedSince(start).filter((call) => !used.has(call))).toEqual([]);
  },
);
