import { expect, type Page } from '@playwright/test';
import type { FlatRoute } from '@/shared/routing/table';
import { readRoutes } from './routeTable';
import type { Persona } from './session';
import { ORIGIN, type Site } from './sites';

/** The server whose package holds every module, and one of its orders: the platform's staff manages it. */
const SERVER = 'srv-hq';
const samples: Record<string, string> = {
  slug: 'reaction-roles',
  orderId: 'ord-13',
  section: 'hold-to-earn',
  packageId: 'pkg-gold',
  discordUsername: 'stella',
  id: 'lnk-launch',
};
/** For the user site: a server the member is in, and one of its quests. */
const samplesOf: Record<Site, Record<string, string>> = {
  community: samples,
  user: {
    ...samples,
    slug: 'solana-keep',
    discordUsername: 'mira',
    section: 'task-to-earn',
    moduleSlug: 'task-to-earn',
    questSlug: 'through-the-gate',
  },
};

/** The persona that may open every page of a site. */
export const insider: Record<Site, Persona> = { community: 'Platform staff', user: 'Member' };

/** All routes of a site, except the one for unknown addresses. */
export const routesOf = await readRoutes();

export const behindSignIn = (site: Site): FlatRoute[] =>
  routesOf[site].filter(({ flags }) => flags.loginStatus === 'logged-in');

/** A route's address, with existing ids as its parameters. */
export const addressOf = (site: Site, path: string): string =>
  ORIGIN[site] + path.replaceAll(/:(\w+)/g, (_, name: string) => samplesOf[site][name] ?? 'sample');

/** Routes in groups small enough for one test each, with the first and the last as its name. */
export function inGroups(all: FlatRoute[], size: number): [string, FlatRoute[]][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => {
    const part = all.slice(index * size, (index + 1) * size);
    return [`${part[0]?.path ?? ''} … ${part.at(-1)?.path ?? ''}`, part];
  });
}

export const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Selects the server on every page from now on. */
export const chooseServer = (page: Page, serverId = SERVER) =>
  page.addInitScript((id) => {
    // A tab that is still empty has no storage.
    if (window.location.protocol.startsWith('http')) localStorage.setItem('SelectedServerId', id);
  }, serverId);

/** Opens a route and waits until its screen has replaced the skeleton. */
export async function openRoute(page: Page, site: Site, path: string): Promise<void> {
  await page.goto(addressOf(site, path));
  await expect(headingOf(page), path).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading the page' })).toHaveCount(0);
}

/** Navigates to a route without reloading the page, as its links do, and waits for its screen. */
export async function goOnTo(page: Page, site: Site, { path, title }: FlatRoute): Promise<void> {
  await page.evaluate(
    (address) => {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    addressOf(site, path),
  );
  await expect(page, path).toHaveTitle(titleOf(path, title));
  await expect(headingOf(page), path).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading the page' })).toHaveCount(0);
}

/** Pages whose title comes from their content. */
const ownNames = [
  ['/bots/:slug', 'Reaction roles'],
  ['/questboard/:slug', 'Solana Keep quests'],
  ['/:moduleSlug/:questSlug', 'Through the gate'],
  ['/:section/:slug', 'Task to earn on Solana Keep'],
  ['/server/:slug', 'Solana Keep'],
  ['/user/:discordUsername', 'Mira Moat'],
  ['/user-detail/:discordUsername', 'Stella Castle'],
] as const;

/** The tab title of a route. */
export const titleOf = (path: string, title: string): RegExp => {
  const own = ownNames.find(([end]) => path.endsWith(end))?.[1] ?? title;
  return new RegExp(`^${own.replaceAll(/[()]/g, '.')} \\|`);
};

/** How far the page can be scrolled sideways, CSS pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // The fallback font, used until ours has loaded, may be wider.
    await document.fonts.ready;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
