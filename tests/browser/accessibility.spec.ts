import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { openOrders, openPayment, ordersUrl, payButton } from './support/purchase';
import { ORIGIN, type Site } from './support/sites';
import { expect, test } from './support/test';

const themes = ['dark', 'light'] as const;
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function useTheme(page: Page, theme: string) {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
}

/** axe at both widths; nothing may need a sideways scroll either. */
async function inspect(page: Page) {
  for (const size of sizes) await inspectAt(page, size);
}

async function inspectAt(page: Page, size: (typeof sizes)[number]) {
  await page.setViewportSize(size);
  await axe(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll at ${String(size.width)} px`).toBeLessThanOrEqual(0);
}

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(async ({ page }) => {
      await useTheme(page, theme);
    });

    for (const site of ['community', 'user'] satisfies Site[]) {
      test(`axe finds nothing on the ${site} home and its header`, async ({ page }) => {
        await page.goto(ORIGIN[site]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(
          page.getByRole('heading', { name: /tiers/i }).or(page.locator('footer')),
        ).not.toHaveCount(0);
        await inspect(page);
      });
    }

    test('axe finds nothing on /unauthorized', async ({ page }) => {
      await page.goto(`${ORIGIN.community}/unauthorized`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await inspect(page);
    });

    // A long page: each width by itself.
    for (const size of sizes) {
      test(`axe finds nothing in the kit at ${String(size.width)} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(`${ORIGIN.community}/__kit`);
        await expect(page.getByRole('heading', { name: 'The kit' })).toBeVisible();
        await inspectAt(page, size);
      });
    }

    test('axe finds nothing in a dialog', async ({ page }) => {
      await page.goto(`${ORIGIN.community}/__kit`);
      await page.getByRole('button', { name: 'Ask' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await axe(page, '[role=dialog]');
    });

    test('axe finds nothing in the wallet dialog', async ({ page }) => {
      await page.goto(ORIGIN.community);
      await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('button', { name: 'More options' }).click();
      await inspect(page);
    });

    for (const size of sizes) {
      test(`axe finds nothing on orders and their question at ${String(size.width)} px`, async ({
        page,
        signIn,
        wallet,
        backend,
      }) => {
        await signIn('Server owner');
        await openOrders(page, wallet, backend);
        await expect(page.getByRole('link', { name: /Purchase/ })).toBeVisible();
        await inspectAt(page, size);
        await page.getByRole('button', { name: /^Cancel/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await inspectAt(page, size);
      });

      test(`axe finds nothing on overview, servers and packages at ${String(size.width)} px`, async ({
        page,
        signIn,
        wallet,
        backend,
      }) => {
        await signIn('Server owner');
        await openOrders(page, wallet, backend);
        await page.goto(ordersUrl.replace('/user-order', ''));
        await expect(page.getByText('PENDING').first()).toBeVisible();
        await inspectAt(page, size);
        for (const path of ['server', 'package']) {
          await page.goto(ordersUrl.replace('user-order', path));
          const keep = page.getByRole('listitem').filter({ hasText: /Keep/ });
          await expect(keep.first()).toBeVisible();
          await inspectAt(page, size);
        }
      });
    }

    test('axe finds nothing on the payment', async ({ page, signIn, wallet, backend }) => {
      await signIn('Server owner');
      await openPayment(page, wallet, backend);
      await expect(payButton(page)).toBeEnabled();
      await page.getByText('Pay from your phone').click();
      await expect(page.getByRole('img', { name: 'QR code of the Solana Pay link' })).toBeVisible();
      await inspect(page);
    });
  });
}
