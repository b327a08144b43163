import { expect, type Page } from '@playwright/test';
import type { FlatRoute } from '@/shared/routing/table';
import { readRoutes } from './routeTable';
import type { Persona } from './session';
import { ORIGIN, type Site } from './sites';

/** The server whose package holds every module, and an order of it: the platform's staff manages it. */
const SERVER = 'srv-hq';
const samples: Record<string, string> = {
  slug: 'reaction-roles',
  orderId: 'ord-13',
  section: 'hold-to-earn',
  packageId: 'pkg-gold',
  discordUsername: 'stella',
  id: 'lnk-launch',
};
/** On the user site it is a server the member is in, and a quest of it. */
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

/** Who may open every page of a site. */
export const insider: Record<Site, Persona> = { community: 'Platform staff', user: 'Member' };

/** All routes of a site, without the one for addresses that are none. */
export const routesOf = await readRoutes();

export const behindSignIn = (site: Site): FlatRoute[] =>
  routesOf[site].filter(({ flags }) => flags.loginStatus === 'logged-in');

/** A route's address, with something that exists in place of its parameters. */
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

/** The server is chosen on every page from now on. */
export const chooseServer = (page: Page, serverId = SERVER) =>
  page.addInitScript((id) => {
    // A tab that is still empty has no storage.
    if (window.location.protocol.startsWith('http')) localStorage.setItem('SelectedServerId', id);
  }, serverId);

/** Opens a route and waits until its screen stands in place of the shape of one. */
export async function openRoute(page: Page, site: Site, path: string): Promise<void> {
  await page.goto(addressOf(site, path));
  await expect(headingOf(page), path).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading the page' })).toHaveCount(0);
}

/** Leads to a route without loading the page anew, as its links do, and waits for its screen. */
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

/** Pages that are called by what they show. */
const ownNames = [
  ['/bots/:slug', 'Reaction roles'],
  ['/questboard/:slug', 'Solana Keep quests'],
  ['/:moduleSlug/:questSlug', 'Through the gate'],
  ['/:section/:slug', 'Task to earn on Solana Keep'],
  ['/server/:slug', 'Solana Keep'],
  ['/user/:discordUsername', 'Mira Moat'],
  ['/user-detail/:discordUsername', 'Stella Castle'],
] as const;

/** What the tab says of a route. */
export const titleOf = (path: string, title: string): RegExp => {
  const own = ownNames.find(([end]) => path.endsWith(end))?.[1] ?? title;
  return new RegExp(`^${own.replaceAll(/[()]/g, '.')} \\|`);
};

/** How far the page can be scrolled sideways, CSS pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // The font that is used until ours has come may be wider.
    await document.fonts.ready;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
