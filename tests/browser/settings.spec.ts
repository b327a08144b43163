import { ORIGIN } from './support/sites';
import { onlyInFull } from './support/breadth';
import { expect, test } from './support/test';

const SETTINGS = `${ORIGIN.user}/dashboard/settings`;

test(
  'looks survive a reload, and signing out everywhere ends the other site’s session too',
  onlyInFull,
  async ({ page, signIn, wallet, allowConsole }) => {
    // What a page asks while it is signed out everywhere.
    allowConsole(/status of 401/);
    await signIn('Member');
    await wallet.wasConnected();
    await page.goto(SETTINGS);
    await page.getByLabel('Numbers').selectOption('de-DE');
    await page.getByLabel('Theme', { exact: true }).selectOption('light');
    await page.reload();
    await expect(page.getByLabel('Numbers')).toHaveValue('de-DE');
    await expect(page.getByText('12.408,5', { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');

    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL(`${ORIGIN.user}/`);
    await page.goto(`${ORIGIN.community}/dashboard`);
    await expect(page).toHaveURL(/\/unauthorized/);
  },
);
