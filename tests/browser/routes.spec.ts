import type { Page } from '@playwright/test';
import { flattenRoutes, type FlatRoute } from '@/shared/routing/table';
import { routes as communityRoutes } from '@/sites/community/routes';
import { routes as userRoutes } from '@/sites/user/routes';
import { ORIGIN, type Site } from './support/sites';
import { expect, test } from './support/test';

const table: Record<Site, FlatRoute[]> = {
  community: flattenRoutes(communityRoutes),
  user: flattenRoutes(userRoutes),
};
const behindSignIn = (site: Site) =>
  table[site].filter(({ flags }) => flags.loginStatus === 'logged-in');

/** The seeded server the staff persona works on, and an order of it. */
const SERVER = 'srv-hq';
const samples: Record<string, string> = {
  slug: 'reaction-roles',
  orderId: 'ord-13',
  section: 'hold-to-earn',
  packageId: 'pkg-gold',
  discordUsername: 'mira',
  id: '1',
};
const address = (site: Site, path: string) =>
  ORIGIN[site] + path.replaceAll(/:(\w+)/g, (_, name: string) => samples[name] ?? 'sample');

/** Routes in groups small enough for one test each. */
function groups(site: Site, size: number): [string, FlatRoute[]][] {
  const all = behindSignIn(site);
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => {
    const part = all.slice(index * size, (index + 1) * size);
    return [`${part[0]?.path ?? ''} … ${part.at(-1)?.path ?? ''}`, part];
  });
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const STAFF_ONLY = 'This room is for the castle’s staff';
const NO_SCREEN =
  /^(This room is for the castle’s staff|Connect your wallet|Unexpected Application Error!|There is no such page|This part is for server owners|You are in admin mode)$/;

async function opens(page: Page, site: Site, part: FlatRoute[]) {
  for (const { path, title } of part) {
    await page.goto(address(site, path));
    await expect(heading(page), path).not.toHaveText(NO_SCREEN);
    await expect(heading(page), path).toBeVisible();
    // Its own, and not the one of the shape that stands for it.
    await expect(page.getByRole('status', { name: 'Loading the page' })).toHaveCount(0);
    // Pages below bots are called by their module.
    const name = path.endsWith('bots/:slug') ? 'Reaction roles' : title;
    await expect(page).toHaveTitle(new RegExp(`^${name.replaceAll(/[()]/g, '.')} \\|`));
  }
}

for (const [span, part] of groups('community', 5)) {
  test(`an admin opens the community site’s ${span}`, async ({ page, signIn, wallet }) => {
    // The platform's staff may open every page; what owners may not is below.
    await signIn('Platform staff');
    await page.addInitScript((id) => localStorage.setItem('SelectedServerId', id), SERVER);
    await wallet.wasConnected();
    await page.goto(ORIGIN.community);
    await opens(page, 'community', part);
  });
}

for (const [span, part] of groups('user', 8)) {
  test(`a member opens the user site’s ${span}`, async ({ page, signIn, wallet }) => {
    await signIn('Member');
    await wallet.wasConnected();
    await page.goto(ORIGIN.user);
    await opens(page, 'user', part);
  });
}

test('a server owner is refused the pages of the staff, and told why', async ({
  page,
  signIn,
  wallet,
}) => {
  await signIn('Server owner');
  await wallet.wasConnected();
  await page.goto(ORIGIN.community);
  const staffOnly = table.community.filter(({ capability }) => capability === 'staff');
  expect(staffOnly).not.toHaveLength(0);
  for (const { path } of staffOnly) {
    await page.goto(address('community', path));
    await expect(heading(page), path).toHaveText(STAFF_ONLY);
  }
});

for (const site of ['community', 'user'] as const) {
  test(`the open pages of the ${site} site need no sign-in`, async ({ page }) => {
    for (const { path } of table[site].filter(
      ({ flags }) => flags.loginStatus === 'not-required',
    )) {
      await page.goto(address(site, path));
      await expect(heading(page), path).toBeVisible();
      await expect(page, path).toHaveURL(address(site, path));
    }
  });

  for (const [span, part] of groups(site, 12)) {
    test(`without a sign-in, the ${site} site’s ${span} lead to /unauthorized`, async ({
      page,
    }) => {
      for (const { path } of part) {
        await page.goto(address(site, path));
        await expect(heading(page), path).toHaveText('You need to sign in');
        const url = new URL(page.url());
        expect(url.pathname, path).toBe('/unauthorized');
        const target = new URL(url.searchParams.get('redirect_url') ?? '', ORIGIN[site]);
        expect(target.href, path).toBe(address(site, path));
      }
    });
  }
}

for (const [span, part] of groups('community', 16)) {
  test(`a member is refused the community site’s ${span}`, async ({ page, signIn }) => {
    await signIn('Member');
    for (const { path } of part) {
      await page.goto(address('community', path));
      await expect(heading(page), path).toHaveText('This part is for server owners');
    }
  });
}

test('an owner in admin mode is not let onto the user site’s dashboard', async ({
  page,
  signIn,
}) => {
  await signIn('Server owner');
  for (const { path } of behindSignIn('user')) {
    await page.goto(address('user', path));
    await expect(heading(page), path).toHaveText('You are in admin mode');
  }
});
