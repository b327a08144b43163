import type { Locator, Page } from '@playwright/test';
import { onlyInFull } from './support/breadth';
import { axe } from './support/axe';
import { enter, tabTo } from './support/keys';
import { headingOf, sidewaysScroll } from './support/pages';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const LIST = `${ORIGIN.community}/dashboard/holder-verification`;

const step = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const estimate = (page: Page) => page.getByRole('region', { name: 'Members who qualify' });

/** Waits for the search of a picker, whose code loads as it opens, so that typing goes into it. */
const searchIsOpen = (page: Page) =>
  expect(page.locator('input:focus')).toHaveAccessibleName(/^Search/);

test.beforeEach(async ({ page, backend, signIn, wallet }) => {
  await backend.forgetModules();
  await signIn('Server owner');
  await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
  await wallet.wasConnected();
  await page.goto(LIST);
});

/** The step has the focus, and does not need sideways scrolling. */
async function inspect(page: Page, heading: Locator) {
  await expect(heading).toBeFocused();
  expect(await sidewaysScroll(page), 'sideways scroll').toBe(0);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an owner’s first rule is made by touch, over a reload', onlyInFull, async ({ page }) => {
    await page.getByRole('link', { name: 'Add rule' }).first().tap();
    await expect(step(page, /Step 1 of 4/)).toBeVisible();
    await axe(page);
    // Nothing is chosen yet.
    await button(page, 'Continue').tap();
    await expect(box(page, 'Collection')).toHaveAccessibleDescription(/./);
    await box(page, 'Collection').tap();
    await page.getByRole('option', { name: /^Keepers of the Tower/ }).tap();
    await expect(estimate(page)).toContainText(/\d+ members.*Known holders/);
    await button(page, 'Continue').tap();
    await inspect(page, step(page, /Step 2 of 4/));
    await axe(page);
    await page.getByText('NFTs with certain traits').tap();
    await page.getByRole('button', { name: /^Robe / }).tap();
    await page.getByRole('button', { name: /^Gold / }).tap();
    await button(page, 'Continue').tap();
    await inspect(page, step(page, /Step 3 of 4/));
    await page.reload();
    await button(page, 'Add role').tap();
    await page.getByRole('option', { name: 'Verified' }).tap();
    await page.keyboard.press('Escape');
    await box(page, 'Panel channel').tap();
    await page.getByRole('option', { name: '# verify' }).tap();
    await button(page, 'Continue').tap();
    await inspect(page, step(page, /Step 4 of 4/));
    await expect(page.getByRole('heading', { name: /\d+ members would get a role/ })).toBeVisible();
    await axe(page);
    await button(page, 'Save and turn on').tap();
    await inspect(page, step(page, /Holders is saved and on/));
  });
});

test('an owner’s first rule is made by keyboard alone', async ({ page }) => {
  await enter(page, page.getByRole('link', { name: 'Add rule' }).first());
  await expect(headingOf(page)).toHaveText('NFT holder verification: first rule');
  await enter(page, box(page, 'Collection'));
  await searchIsOpen(page);
  await page.keyboard.type('Keepers');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await enter(page, button(page, 'Continue'));
  await inspect(page, step(page, /Step 2 of 4/));
  await tabTo(page, page.getByRole('textbox', { name: 'Minimum number' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2');
  // Enter in a field continues to the next step.
  await page.keyboard.press('Enter');
  await inspect(page, step(page, /Step 3 of 4/));
  await enter(page, button(page, 'Add role'));
  await searchIsOpen(page);
  await page.keyboard.type('Whale');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await enter(page, box(page, 'Panel channel'));
  await searchIsOpen(page);
  await page.keyboard.type('verify');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await enter(page, button(page, 'Continue'));
  await inspect(page, step(page, /Step 4 of 4/));
  await page.goBack();
  await expect(step(page, /Step 3 of 4/)).toBeFocused();
  await page.goForward();
  await expect(step(page, /Step 4 of 4/)).toBeFocused();
  await enter(page, button(page, 'Save and turn on'));
  await inspect(page, step(page, /Holders is saved and on/));
});
