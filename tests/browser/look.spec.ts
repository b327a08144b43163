import type { Page } from '@playwright/test';
import { inGate, onlyInFull } from './support/breadth';
import { chooseServer, headingOf } from './support/pages';
import { ORIGIN, type Site } from './support/sites';
import { expect, test } from './support/test';

/** docs/design.md: the screens on which the design rules are checked. */
const screens: Record<Site, readonly string[]> = {
  community: [
    '',
    '/server',
    '/package',
    '/user-order',
    '/ledger-wallet',
    '/discord-server-users',
    '/reports',
    '/discord-server-details',
    '/bots',
    '/schedule-message',
  ],
  user: [
    '',
    '/servers',
    '/questboard/solana-keep',
    '/questboard/solana-keep/task-to-earn/through-the-gate',
    '/portfolio',
    '/all-transactions',
    '/profile/wallets',
    '/settings',
    '/users',
    '/ambassador-program',
  ],
};
/** Five screens per test, so that a busy machine opens them in time. */
const inParts = (paths: readonly string[]): [span: string, paths: readonly string[]][] => [
  ['on the first screens', paths.slice(0, 5)],
  ['on the others', paths.slice(5)],
];
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function open(page: Page, site: Site, path: string): Promise<void> {
  await page.goto(`${ORIGIN[site]}/dashboard${path}`);
  await expect(headingOf(page), path).toBeVisible();
  await expect(page.locator('.skeleton, .loading-screen'), path).toHaveCount(0);
}

/** Texts of the controls in the action color, in the window that holds most of them. */
const goldTogether = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sample = document.createElement('a');
    sample.className = 'btn btn-primary';
    document.body.append(sample);
    const gold = getComputedStyle(sample).backgroundColor;
    sample.remove();
    const controls = [...document.querySelectorAll('a, button, input, summary')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === gold)
      .map((one) => ({ box: one.getBoundingClientRect(), words: one.textContent.trim() }));
    return controls
      .map(({ box: { top } }) =>
        controls
          .filter(({ box }) => box.top >= top && box.bottom <= top + window.innerHeight)
          .map(({ words }) => words),
      )
      .reduce((most, each) => (each.length > most.length ? each : most), []);
  });

/** Controls that are smaller than a thumb needs, with a description; links within text are exempt. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 43.5;
    const selector = 'a[href], button, select, textarea, summary, input:not([role=switch])';
    const isClipped = (one: Element | null): boolean =>
      one !== null &&
      (getComputedStyle(one).clipPath === 'inset(50%)' || isClipped(one.parentElement));
    return [...document.querySelectorAll(selector)]
      .filter(
        (one) => one.checkVisibility() && one.closest('.visually-hidden, .skip-link') === null,
      )
      .filter((one) => getComputedStyle(one).display !== 'inline')
      .filter((one) => {
        const after = getComputedStyle(one, '::after');
        return !(after.position === 'absolute' && after.inset === '0px');
      })
      .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && Math.min(box.height, box.width) < LEAST)
      .map(({ one, box }) => `${one.outerHTML.slice(0, 90)} ${box.width} × ${box.height}`);
  });

for (const site of ['community', 'user'] satisfies Site[]) {
  const persona = site === 'community' ? 'Server owner' : 'Regular';
  test.describe(`${site} site`, () => {
    test.beforeEach(async ({ page, signIn, wallet }) => {
      await wallet.wasConnected();
      await signIn(persona);
      await chooseServer(page, 'srv-keep');
    });

    for (const size of [WIDE, PHONE]) {
      for (const [span, paths] of inParts(screens[site])) {
        test(
          `the action color is on one control at most ${span}, at ${String(size.width)} px`,
          inGate(size === WIDE && site === 'community'),
          async ({ page }) => {
            await page.setViewportSize(size);
            for (const path of paths) {
              await open(page, site, path);
              expect((await goldTogether(page)).slice(1), path).toEqual([]);
            }
          },
        );
      }
    }

    test.describe('on a phone', () => {
      test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
      test(
        'the places in the bar are not underlined',
        inGate(site === 'user'),
        async ({ page }) => {
          await open(page, site, '');
          const place = page
            .getByRole('navigation', { name: 'Shortcuts' })
            .getByRole('link')
            .first();
          await page.keyboard.press('Tab');
          await place.focus();
          await expect(place).toHaveCSS('text-decoration-line', 'none');
        },
      );

      for (const [span, paths] of inParts(screens[site])) {
        test(
          `controls are large enough for a thumb ${span}`,
          inGate(site === 'user'),
          async ({ page }) => {
            for (const path of paths) {
              await open(page, site, path);
              // The last elements may still be moving into place.
              await expect.poll(() => tooSmall(page), path).toEqual([]);
            }
          },
        );
      }
    });
  });
}

test(
  'at 200 % bars take at most a fifth of the window',
  onlyInFull,
  async ({ page, signIn, wallet }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    await wallet.wasConnected();
    await signIn('Server owner');
    await chooseServer(page, 'srv-keep');
    await page.goto(`${ORIGIN.community}/dashboard/welcome-message`);
    await page.getByRole('switch', { name: 'Enabled' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('group', { name: /Unsaved changes/ })).toBeVisible();
    const taken = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight / 2);
      const bars = [...document.querySelectorAll('body *')].filter((one) => {
        const { position } = getComputedStyle(one);
        const { width, bottom, top } = one.getBoundingClientRect();
        const isBar = width > window.innerWidth / 2 && bottom > 0 && top < window.innerHeight;
        return (position === 'fixed' || position === 'sticky') && one.checkVisibility() && isBar;
      });
      const height = bars.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0);
      return height / window.innerHeight;
    });
    expect(taken).toBeLessThanOrEqual(0.2);
    // The whole header is at the top of the page, and scrolls with it.
    const header = page.getByRole('banner');
    await expect(header).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(header).toBeInViewport({ ratio: 1 });
    expect(await header.boundingBox()).toMatchObject({ y: 0, height: 64 });
  },
);
