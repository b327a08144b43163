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
const openToAll = (flags: RouteFlags): RouteFlags => ({ ...flags, walletStatus: 'not-required' });
/** The dashboard without the wallet's gate and, where they are held back, without the screens' code. */
const adapted = (areHeldBack: boolean): RouteSpec[] =>
  routes.flatMap((spec) => {
    const { flags, children } = spec;
    if (!flags || !children) return [];
    const screens = areHeldBack ? children.map(heldBack) : children;
    return [{ ...spec, flags: openToAll(flags), children: screens }];
  });

/** What was asked of the API from then on, but for the session and what a form looks up by itself. */
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

/** Asked for by the screen alone: what unlocks a module, where it turns out to be locked. */
const OFFERS = 'GET /api/packages/srv-keep';

/** Where a screen is opened, and what it asks only once it knows something. */
type Case = [path: string, ...late: string[]];

/** One of each kind: of no server, of a server, of one thing, of a module, a rule, a tab, and a locked module. */
const inGate: Case[] = [
  ['bots'],
  ['server'],
  ['user-order'],
  // By the id that answers.
  [
    'discord-server-users/user-detail/mira',
    'GET /api/servers/srv-keep/members/usr-member/timeline',
  ],
  ['welcome-message'],
  ['holder-verification?tab=crypto'],
  ['task-to-earn/category/rule-cat-gate'],
  ['bots/support-ticket', OFFERS],
];
const others: Case[] = [
  // Its charts come after it.
  [
    '',
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
  '/dashboard/%s asks once for each thing, and without its screen’s code',
  async (path, ...late) => {
    const { unmount } = renderApp(`/dashboard/${path}`, adapted(false));
    await isWhole();
    await waitFor(() => expect(askedSince(0)).toEqual(expect.arrayContaining(late)));
    const whole = askedSince(0);
    expect(whole).toEqual([...new Set(whole)]);
    unmount();
    const start = backend.requests().length;
    renderApp(`/dashboard/${path}`, adapted(true));
    await waitFor(() => expect([...askedSince(start), ...late].sort()).toEqual(whole));
  },
);
