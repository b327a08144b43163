import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { onlyInFull } from './support/breadth';
import { enter, tabTo } from './support/keys';
import { sidewaysScroll } from './support/pages';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const BOARD = `${ORIGIN.community}/dashboard/task-to-earn`;

const step = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const phone = (page: Page) => page.getByRole('region', { name: 'Member preview' });

async function inspect(page: Page, name: RegExp): Promise<void> {
  await expect(step(page, name)).toBeFocused();
  expect(await sidewaysScroll(page), 'sideways scroll').toBe(0);
  await axe(page);
}

test.beforeEach(async ({ page, signIn, wallet }) => {
  await signIn('Server owner');
  await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
  await wallet.wasConnected();
  await page.goto(BOARD);
});

test(
  'a quest with two tasks is made and published by keyboard alone, over a mistake, Back and a reload',
  onlyInFull,
  async ({ page }) => {
    await enter(page, page.getByRole('link', { name: 'New quest' }));
    await expect(step(page, /Step 1 of 3/)).toBeVisible();
    await axe(page);
    await tabTo(page, page.getByRole('searchbox', { name: 'Search tasks' }));
    await page.keyboard.type('follow on x');
    await expect(page.getByRole('button', { name: /^Follow on X / })).toBeVisible();
    await enter(page, button(page, /^Follow on X /));
    // What the kind needs is asked for at once.
    await expect(box(page, 'X account')).toBeFocused();
    await enter(page, button(page, 'Continue'));
    await expect(box(page, 'X account')).toBeFocused();
    await expect(box(page, 'X account')).toHaveAccessibleDescription(/./);
    await page.keyboard.type('solanakeep');
    await tabTo(page, page.getByRole('searchbox', { name: 'Search tasks' }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('messages');
    await enter(page, button(page, /^Send messages on this server /));
    await expect(box(page, 'Title')).toHaveValue('Follow us on X and chat with us');
    await expect(phone(page)).toContainText('Chat on our server.');
    await enter(page, button(page, 'Continue'));
    await inspect(page, /Step 2 of 3/);
    await tabTo(page, box(page, 'Points'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('10');
    const figures = page.getByRole('status', { name: 'Rewards in figures' });
    await expect(figures).toHaveText('10 points each · no limit on completions');
    await page.reload();
    await expect(box(page, 'Points')).toHaveValue('10');
    await page.goBack();
    await expect(step(page, /Step 1 of 3/)).toBeVisible();
    await expect(box(page, 'Title')).toHaveValue('Follow us on X and chat with us');
    await page.goForward();
    await enter(page, button(page, 'Continue'));
    await inspect(page, /Step 3 of 3/);
    await enter(page, button(page, 'Publish'));
    const row = page.getByRole('listitem', { name: 'Follow us on X and chat with us' });
    await expect(row).toContainText('Active');
    await expect(row).toContainText('2 tasks · 10 points');
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the preview is behind a button', onlyInFull, async ({ page }) => {
    await page.getByRole('link', { name: 'New quest' }).tap();
    await button(page, /^Check in daily /).tap();
    await expect(phone(page)).toBeHidden();
    await button(page, 'Preview').tap();
    await expect(phone(page)).toContainText('Check in today.');
    await axe(page);
    await button(page, 'Continue').tap();
    await inspect(page, /Step 2 of 3/);
  });
});
