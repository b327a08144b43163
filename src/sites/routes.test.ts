import { describe, expect, test } from 'vitest';
import { flattenRoutes, type RouteFlags } from '@/shared/routing/table';
import { routes as communityRoutes } from './community/routes';
import { routes as userRoutes } from './user/routes';

const OPEN: RouteFlags = {
  adminRoute: false,
  walletStatus: 'not-required',
  loginStatus: 'not-required',
};
const ADMIN: RouteFlags = { adminRoute: true, walletStatus: 'connected', loginStatus: 'logged-in' };
const MEMBER: RouteFlags = { ...ADMIN, adminRoute: false };

/**
 * The routes of spec §2, written down from the text; below /dashboard unless they begin with a slash.
 * `bots/:slug` is ours, for modules the spec gives no route (architecture, "Bot modules"), and so is
 * `bots/leaderboard` (docs/product/leaderboards-and-levels.md) and `questboard`, the index of the spec's own route (docs/product/quests.md).
 */
const communitySpec = `
  bots · bots/leaderboard · bots/:slug · holder-verification · holder-verification/form/:slug · chat-to-earn · chat-to-earn/form/:slug ·
  hold-to-earn · hold-to-earn/form/:slug · tweet-to-earn · tweet-to-earn/form/:params · task-to-earn ·
  task-to-earn/category/:params · task-to-earn/quest/:questSlug · token-price · server · package ·
  create-package · manage-package · edit-package/:packageId · user-order · package-payment/:orderId ·
  referral-sources · referral-rewards · manage-referral-source/:id · welcome-message · verification-bot ·
  discord-server-details · discord-server-users · discord-server-users/user-detail/:discordUsername ·
  ledger-wallet · schedule-message · schedule-message/form/:params · manage-wallet · nft-stats-tracker ·
  nft-listing · nft-sale · reports · nft-crypto-stats-displayer · server-stats-displayer ·
  trending-nft-crypto-tracker · admin-utility`;
const userSpec = `
  servers · users · portfolio · ambassador-program · questboard · questboard/:slug ·
  questboard/:slug/:moduleSlug/:questSlug · :section/:slug · profile · profile/wallets · settings ·
  settings/profile · user/:discordUsername · server/:slug · all-transactions`;

const pathsOf = (text: string) => [
  '/',
  '/unauthorized',
  '/dashboard',
  ...text.split('·').map((path) => `/dashboard/${path.trim()}`),
];

describe.each([
  { site: 'community', routes: communityRoutes, spec: communitySpec, inside: ADMIN },
  { site: 'user', routes: userRoutes, spec: userSpec, inside: MEMBER },
])('the $site site', ({ routes, spec, inside }) => {
  const flat = flattenRoutes(routes);

  test('has exactly the routes of spec §2', () => {
    expect(flat.map(({ path }) => path).sort()).toEqual(pathsOf(spec).sort());
  });

  test('flags its public pages open and its dashboard as the spec does', () => {
    for (const { path, flags } of flat) {
      expect({ path, flags }).toEqual({
        path,
        flags: path.startsWith('/dashboard') ? inside : OPEN,
      });
    }
  });

  test('gives every route a title', () => {
    expect(flat.filter(({ title }) => title.trim() === '')).toEqual([]);
  });
});
