import type { Locator, Page } from '@playwright/test';
import { inGate, onlyInFull } from './support/breadth';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

/** Largest distance between a button and its menu, pixels. */
const NEAR = 12;

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It isn’t shown.');
  return box;
}

/** Waits until rows that scroll into view no longer move the others. */
const expectAtRest = (page: Page, button: Locator) =>
  expect(async () => {
    const before = await boxOf(button);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await boxOf(button)).toEqual(before);
  }).toPass({ timeout: 15_000 });

/** The menu is above or below its button, aligned with one of its sides, and completely visible. */
async function expectBeside(page: Page, button: Locator): Promise<void> {
  const menu = page.locator('.dropdown-menu.show');
  await expect(menu).toBeVisible();
  await expect(async () => {
    const [at, of] = [await boxOf(menu), await boxOf(button)];
    const gap = Math.min(Math.abs(at.y - (of.y + of.height)), Math.abs(of.y - (at.y + at.height)));
    expect(gap, 'between menu and button').toBeLessThanOrEqual(NEAR);
    const aside = Math.min(Math.abs(at.x + at.width - (of.x + of.width)), Math.abs(at.x - of.x));
    expect(aside, 'between their sides').toBeLessThanOrEqual(NEAR);
  }).toPass({ timeout: 15_000 });
  const top = page.getByRole('menuitem').or(menu.getByRole('button')).first();
  const isOnTop = await top.evaluate((item) => {
    const { x, y, width, height } = item.getBoundingClientRect();
    return item.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop, 'nothing lies over the menu').toBe(true);
}

for (const width of [1920, 1440, 390]) {
  test.describe(`at ${String(width)} px`, inGate(width === 390), () => {
    test.use({ viewport: { width, height: 900 } });

    test('G5: the menu of a rule opens beside its button, also after scrolling', async ({
      page,
      signIn,
      wallet,
    }) => {
      await signIn('Server owner');
      await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
      await wallet.wasConnected();
      await page.goto(`${ORIGIN.community}/dashboard/holder-verification`);
      const button = page.getByRole('button', { name: 'More actions for Keepers' });
      await button.click();
      await expectBeside(page, button);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width, height: 500 });
      await page.evaluate(() => window.scrollBy(0, 150));
      await button.click();
      await expectBeside(page, button);
    });

    test('so does one in a list that scrolls', onlyInFull, async ({ page }) => {
      await page.goto(`${ORIGIN.community}/__kit`);
      const list = page.getByRole('region', { name: 'Debts', exact: true });
      const frame = list.locator('.table-frame');
      // On a phone a row must be expanded before its menu is visible.
      const isPhone = width === 390;
      const rows = list.getByRole('button', {
        name: isPhone ? /^Details of/ : /^More actions for/,
      });
      const first = (await rows.first().getAttribute('aria-label')) ?? '';
      await frame.evaluate((element) => {
        element.scrollTop = element.scrollHeight / 2;
      });
      // Waits until the new rows have replaced the old ones.
      await expect(list.getByRole('button', { name: first, exact: true })).toHaveCount(0);
      // By name, because the index of a row in the document changes with scrolling.
      const name = (await rows.nth(8).getAttribute('aria-label')) ?? '';
      if (isPhone) await list.getByRole('button', { name, exact: true }).click();
      const button = list.getByRole('button', {
        name: name.replace('Details of', 'More actions for'),
        exact: true,
      });
      await button.scrollIntoViewIfNeeded();
      await expectAtRest(page, button);
      await button.click();
      await expectBeside(page, button);
    });
  });
}
