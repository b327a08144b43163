import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { onlyInFull } from './support/breadth';
import { headingOf } from './support/pages';
import { signInThroughDiscord } from './support/session';
import { serveStatic } from './support/staticHost';
import { expect, test } from './support/test';

test.describe('the demo', () => {
  let host = { port: 0, stop: () => {} };
  test.beforeAll(async () => {
    if (!existsSync('dist-demo/index.html'))
      throw new Error('dist-demo is missing: run "npm run build:demo" first.');
    host = await serveStatic('dist-demo');
  });
  test.afterAll(() => host.stop());
  const at = (path = '/') => `http://localhost:${String(host.port)}${path}`;

  const connectBurner = async (page: Page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Burner Wallet/ })
      .click();
  };

  test(
    'runs whole in the browser: sign-in, a payment, a reload, the other site, and a reset',
    onlyInFull,
    async ({ page }) => {
      test.slow();
      await page.goto(at());
      const banner = page.getByRole('complementary', { name: 'Demo' });
      await expect(banner).toContainText('All data is made up');
      await signInThroughDiscord(page, 'Server owner');
      await connectBurner(page);
      await expect(headingOf(page)).toContainText('Welcome');

      await page.evaluate(() => localStorage.setItem('SelectedServerId', 'srv-pending'));
      await page.goto(at('/dashboard/user-order'));
      await page.getByRole('link', { name: /Purchase/ }).click();
      await page.getByRole('button', { name: 'Pay 1.25 SOL' }).click();
      await expect(page.locator('#payment-title')).toHaveText('Payment received', {
        timeout: 20_000,
      });
      await page.reload();
      await expect(page.locator('#payment-title')).toHaveText(
        /Payment received|Your package is active/,
      );

      await banner.getByRole('link', { name: 'Open the user site' }).click();
      await expect(page).toHaveTitle('CASTLE BOTS');
      await page.goBack();
      await expect(page.locator('#payment-title')).toBeVisible();
      await banner.getByRole('link', { name: 'Open the user site' }).click();
      await expect(page).toHaveTitle('CASTLE BOTS');
      await page.goto(at('/dashboard/questboard'));
      // One host means one session: the owner's is in admin mode.
      await page.getByRole('button', { name: 'Leave admin mode' }).click();
      await expect(headingOf(page)).toHaveText('Quests');
      await expect(page.getByRole('heading', { name: /^For you now/ })).toBeVisible();

      await banner.getByRole('button', { name: 'Reset demo' }).click();
      await page
        .getByRole('dialog', { name: 'Reset the demo?' })
        .getByRole('button', { name: 'Reset demo' })
        .click();
      await expect(page).toHaveURL(at());
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
      await expect(page).toHaveTitle('COMMUNITY - CASTLE BOTS');
      expect(await page.evaluate(() => localStorage.getItem('SelectedServerId'))).toBeNull();
    },
  );
});
