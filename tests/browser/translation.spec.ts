import type { Page } from '@playwright/test';
import type { FlatRoute } from '@/shared/routing/table';
import { onlyInFull } from './support/breadth';
import {
  chooseServer,
  headingOf,
  inGroups,
  insider,
  openRoute,
  routesOf,
  sidewaysScroll,
} from './support/pages';
import { ORIGIN, type Site } from './support/sites';
import { expect, test } from './support/test';
import { showOriginal, translateNow, translatePages } from './support/translator';

/** Error page that replaces a crashed page. */
const crash = (page: Page) => page.getByText('Unexpected Application Error!');
const main = (page: Page) => page.getByRole('main');

/** At least one text on the page is a translation. */
const isTranslated = (page: Page) => expect(page.locator('font').first()).toBeAttached();

/** Only the first fields of long forms are tested. */
const MOST_FIELDS = 5;

/** Types, opens a menu, and changes the tab, if the page has them. */
async function workOn(page: Page) {
  const fields = main(page).locator('input[type="text"], input[type="search"], textarea');
  for (const field of (await fields.all()).slice(0, MOST_FIELDS)) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    await field.press('End');
    await field.pressSequentially('a:');
    await field.press('Backspace');
    await field.press('Backspace');
  }
  const menu = main(page).locator('button[aria-haspopup]:not([role="combobox"])').first();
  if ((await menu.count()) > 0 && (await menu.isVisible()) && (await menu.isEnabled())) {
    await menu.click();
    await page.keyboard.press('Escape');
  }
  const tab = main(page).locator('[role="tab"][aria-selected="false"]').first();
  if ((await tab.count()) > 0 && (await tab.isVisible())) {
    await tab.click();
    await expect(headingOf(page)).toBeVisible();
  }
}

/** Follows a link, and goes back. */
async function goOnAndBack(page: Page) {
  const before = page.url();
  const links = page.locator('nav a[href^="/"]:not([aria-current]):visible');
  if ((await links.count()) === 0) return;
  await links.first().click();
  await expect(page).not.toHaveURL(before);
  await expect(headingOf(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(headingOf(page)).toBeVisible();
}

async function visit(page: Page, site: Site, { path }: FlatRoute) {
  await openRoute(page, site, path);
  await isTranslated(page);
  await workOn(page);
  await expect(crash(page), path).toHaveCount(0);
  await showOriginal(page);
  await workOn(page);
  await translateNow(page);
  await isTranslated(page);
  await goOnAndBack(page);
  await expect(crash(page), path).toHaveCount(0);
  expect(await sidewaysScroll(page), path).toBe(0);
}

for (const site of ['community', 'user'] as const) {
  for (const [span, part] of inGroups(routesOf[site], 8)) {
    test(
      `E41: the ${site} site’s ${span} can be used while the browser translates them`,
      onlyInFull,
      async ({ page, context, signIn, wallet }) => {
        test.slow();
        page.on('dialog', (dialog) => void dialog.accept());
        await signIn(insider[site]);
        await chooseServer(page);
        await wallet.wasConnected();
        await translatePages(context);
        for (const route of part) await visit(page, site, route);
      },
    );
  }
}

test.describe('while the browser translates', () => {
  test.beforeEach(async ({ page, context, wallet }) => {
    await wallet.wasConnected();
    await chooseServer(page, 'srv-keep');
    await translatePages(context);
  });

  test('E41: an owner finds a module, and the preview follows what they type', async ({
    page,
    backend,
    signIn,
  }) => {
    await backend.forgetModules();
    await signIn('Server owner');
    await openRoute(page, 'community', '/dashboard/bots');
    await isTranslated(page);
    await main(page).getByRole('searchbox').fill('welcome');
    await expect(main(page).getByRole('link', { name: 'Auto moderator' })).toHaveCount(0);
    await main(page)
      .getByRole('region', { name: 'Moderation and server tools' })
      .getByRole('link', { name: 'Welcome message', exact: true })
      .click();
    await expect(headingOf(page)).toHaveText('Welcome message');
    const text = page.getByRole('textbox', { name: 'Text' });
    const preview = page.getByRole('complementary', { name: 'Preview' });
    for (const [typed, shown] of [
      ['Hello {user.name}', 'Hello Mira Moat'],
      ['Hi <@1', 'Hi <@1'],
      ['', 'This message is empty.'],
      ['**Back** again', 'Back again'],
    ] as const) {
      await text.fill(typed);
      await expect(preview).toContainText(shown);
      await expect(main(page).getByText(`${String(typed.length)} / 2000`)).toBeAttached();
    }
    await expect(crash(page)).toHaveCount(0);
    // The preview shows texts for members as they are posted, untranslated.
    await expect(preview.locator('font').filter({ hasText: 'Back again' })).toHaveCount(0);
  });

  test('E41: a member comes in by the home, and does a quest', async ({ page, signIn }) => {
    await signIn('Member');
    await page.goto(ORIGIN.user);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isTranslated(page);
    await openRoute(page, 'user', '/dashboard/questboard/:slug/:moduleSlug/:questSlug');
    await workOn(page);
    await showOriginal(page);
    await translateNow(page);
    await goOnAndBack(page);
    await expect(headingOf(page)).toHaveText('Through the gate');
    await expect(crash(page)).toHaveCount(0);
  });

  test(
    'E41: a server’s name, an amount and an address keep their text',
    onlyInFull,
    async ({ page, signIn }) => {
      await signIn('Server owner');
      await openRoute(page, 'community', '/dashboard/ledger-wallet');
      await isTranslated(page);
      const server = page.locator('bdi', { hasText: 'Solana Keep' });
      const amount = main(page).locator('.ledger-fund__held').first();
      const value = main(page).locator('.ledger-fund__value .amount').first();
      const address = main(page).locator('code.address').first();
      await expect(amount).toHaveText(/\d SOL$/);
      await expect(value).toHaveText(/^≈ \$\d/);
      for (const kept of [server.first(), amount, value, address]) {
        await expect(kept).toBeVisible();
        await expect(kept.locator('font')).toHaveCount(0);
      }
    },
  );
});
