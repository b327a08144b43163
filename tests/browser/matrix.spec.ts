import { axe } from './support/axe';
import {
  addressOf,
  behindSignIn,
  chooseServer,
  headingOf,
  inGroups,
  insider,
  openRoute,
  routesOf,
  sidewaysScroll,
} from './support/pages';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

/**
 * Every route for every persona, in both themes, wide and narrow: `npm run test:full`. `npm test` opens each route once
 * (routes.spec.ts) and checks some of them with axe (accessibility.spec.ts).
 */
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const GROUP = 12;

test.describe('access control', { tag: '@full' }, () => {
  for (const site of ['community', 'user'] as const) {
    for (const [span, part] of inGroups(behindSignIn(site), GROUP)) {
      test(`without a sign-in, the ${site} site’s ${span} lead to /unauthorized`, async ({
        page,
      }) => {
        for (const { path } of part) {
          await page.goto(addressOf(site, path));
          await expect(headingOf(page), path).toHaveText('You need to sign in');
          const url = new URL(page.url());
          expect(url.pathname, path).toBe('/unauthorized');
          const target = new URL(url.searchParams.get('redirect_url') ?? '', ORIGIN[site]);
          expect(target.href, path).toBe(addressOf(site, path));
        }
      });
    }
  }

  for (const [span, part] of inGroups(behindSignIn('community'), GROUP)) {
    test(`a member is refused the community site’s ${span}`, async ({ page, signIn }) => {
      await signIn('Member');
      for (const { path } of part) {
        await page.goto(addressOf('community', path));
        await expect(headingOf(page), path).toHaveText('This part is for server owners');
      }
    });
  }

  test('a server owner is refused the staff pages, with a reason', async ({
    page,
    signIn,
    wallet,
  }) => {
    await signIn('Server owner');
    await wallet.wasConnected();
    const staffOnly = routesOf.community.filter(({ capability }) => capability === 'staff');
    expect(staffOnly).not.toHaveLength(0);
    for (const { path } of staffOnly) {
      await page.goto(addressOf('community', path));
      await expect(headingOf(page), path).toHaveText('You don’t have access to this page');
    }
  });

  test('an owner in admin mode is kept out of the user site’s dashboard', async ({
    page,
    signIn,
  }) => {
    await signIn('Server owner');
    for (const { path } of behindSignIn('user')) {
      await page.goto(addressOf('user', path));
      await expect(headingOf(page), path).toHaveText('You’re in admin mode');
    }
  });
});

for (const persona of ['Newcomer', 'Regular', 'Ambassador'] as const) {
  for (const size of sizes) {
    test.describe(`${persona}, ${String(size.width)} px`, { tag: '@full' }, () => {
      test.use({ viewport: size });
      for (const [span, part] of inGroups(behindSignIn('user'), GROUP)) {
        test(`the user site’s ${span} load without errors or sideways scrolling`, async ({
          page,
          wallet,
          consoleGuard,
          signIn,
        }) => {
          test.slow();
          // For servers the persona is not a member of, and people they may not see, the page says so.
          if (persona === 'Newcomer') consoleGuard.allow(/status of 40[34]/);
          await wallet.wasConnected();
          await signIn(persona);
          for (const { path } of part) {
            await openRoute(page, 'user', path);
            await expect(page.getByRole('heading', { name: /^Couldn’t load / }), path).toHaveCount(
              0,
            );
            expect(await sidewaysScroll(page), path).toBe(0);
          }
        });
      }
    });
  }
}

for (const theme of ['dark', 'light']) {
  for (const size of sizes) {
    test.describe(`${theme}, ${String(size.width)} px`, { tag: '@full' }, () => {
      test.use({ viewport: size });
      test.beforeEach(async ({ page, wallet }) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        await chooseServer(page);
        await wallet.wasConnected();
      });

      for (const site of ['community', 'user'] as const) {
        for (const [span, part] of inGroups(routesOf[site], GROUP)) {
          test(`axe finds no violations on the ${site} site’s ${span}`, async ({
            page,
            signIn,
          }) => {
            test.slow();
            await signIn(insider[site]);
            for (const { path } of part) {
              await openRoute(page, site, path);
              await axe(page);
              expect(await sidewaysScroll(page), path).toBe(0);
            }
          });
        }
      }
    });
  }
}
