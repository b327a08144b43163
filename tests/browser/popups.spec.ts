import type { Locator, Page } from '@playwright/test';
import { onlyInFull } from './support/breadth';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

test.beforeEach(async ({ page, backend, signIn, wallet }) => {
  await backend.forgetModules();
  await signIn('Server owner');
  await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
  await wallet.wasConnected();
});

/** Buttons that open something to choose from, by what opens. */
const openers: readonly [dialog: string | RegExp, opener: (page: Page) => Locator][] = [
  ['Channel', (page) => page.getByRole('combobox', { name: 'Channel', exact: true })],
  ['Time zone', (page) => page.getByRole('combobox', { name: 'Time zone', exact: true })],
  ['Collection', (page) => page.getByRole('combobox', { name: 'Collection', exact: true })],
  [/Roles to mention/, (page) => page.getByRole('button', { name: /^Add.*role/ })],
  ['Choose an emoji', (page) => page.getByRole('button', { name: 'Emoji', exact: true })],
];

/** Scrolls until the element is right above the bar that saves. */
const toTheBar = (opener: Locator) =>
  opener.evaluate((element) => {
    const bar = document.querySelector('.save-bar');
    if (!bar) throw new Error('There is no save bar.');
    const { bottom } = element.getBoundingClientRect();
    window.scrollBy({ top: bottom + 16 - bar.getBoundingClientRect().top, behavior: 'instant' });
  });

/** How far something sticks out over the page's header or the bar that saves, CSS pixels. */
const overBars = (popup: Locator) =>
  popup.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const head = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    const bar = document.querySelector('.save-bar')?.getBoundingClientRect().top ?? 0;
    return Math.max(0, head - top, bottom - bar);
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(
    `at ${String(width)} × ${String(height)} what opens near the save bar opens above it`,
    onlyInFull,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${ORIGIN.community}/dashboard/schedule-message/form/new`);
      await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('form details'))
          fold.toggleAttribute('open', true);
      });
      await page
        .getByRole('combobox', { name: 'Market condition' })
        .selectOption('Collection floor above');
      for (const [dialog, openerIn] of openers) {
        const opener = openerIn(page).last();
        await toTheBar(opener);
        await opener.click();
        const popup = page.getByRole('dialog', { name: dialog });
        await expect(popup.getByRole('option').or(popup.getByRole('grid')).first()).toBeVisible();
        await expect.poll(() => overBars(popup), String(dialog)).toBe(0);
        await page.keyboard.press('Escape');
        await expect(opener).toBeFocused();
      }
      const text = page.getByRole('textbox', { name: 'Text', exact: true });
      await toTheBar(text);
      await text.pressSequentially(' {');
      const list = page.getByRole('listbox', { name: 'Variables' });
      await expect(list).toBeVisible();
      await expect.poll(() => overBars(list), 'variables').toBe(0);
    },
  );
}
