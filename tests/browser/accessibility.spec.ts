import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { inGate } from './support/breadth';
import { sidewaysScroll } from './support/pages';
import { openOrders, openPayment, ordersUrl, payButton, prepareOrders } from './support/purchase';
import { ORIGIN, type Site } from './support/sites';
import { expect, test } from './support/test';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const looks = [
  { theme: 'dark', size: WIDE },
  { theme: 'light', size: PHONE },
  { theme: 'dark', size: PHONE },
  { theme: 'light', size: WIDE },
];

/** Nothing for axe, and nothing that needs a sideways scroll. */
async function inspect(page: Page) {
  await axe(page);
  expect(await sidewaysScroll(page), 'sideways scroll').toBe(0);
}

for (const { theme, size } of looks) {
  // The gate looks at each screen in one theme and at one width.
  const inDark = inGate(theme === 'dark' && size === WIDE);
  const inLight = inGate(theme === 'light' && size === PHONE);
  test.describe(`in the ${theme} theme at ${String(size.width)} px`, () => {
    test.use({ viewport: size });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    });

    for (const site of ['community', 'user'] satisfies Site[]) {
      test(
        `axe finds nothing on the ${site} home and its header`,
        site === 'user' ? inDark : inLight,
        async ({ page }) => {
          await page.goto(ORIGIN[site]);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(
            page.getByRole('heading', { name: /tiers/i }).or(page.locator('footer')),
          ).not.toHaveCount(0);
          await inspect(page);
        },
      );
    }

    test('axe finds nothing on /unauthorized', inDark, async ({ page }) => {
      await page.goto(`${ORIGIN.community}/unauthorized`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await inspect(page);
    });

    test('axe finds nothing in the kit, nor in a dialog', inLight, async ({ page }) => {
      await page.goto(`${ORIGIN.community}/__kit`);
      await expect(page.getByRole('heading', { name: 'The kit' })).toBeVisible();
      await inspect(page);
      await page.getByRole('button', { name: 'Ask' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await axe(page, '[role=dialog]');
    });

    test('axe finds nothing in the wallet dialog', inDark, async ({ page }) => {
      await page.goto(ORIGIN.community);
      await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('button', { name: 'More options' }).click();
      await inspect(page);
    });

    test(
      'axe finds nothing on orders and their question',
      inLight,
      async ({ page, signIn, wallet, backend }) => {
        await signIn('Server owner');
        await openOrders(page, wallet, backend);
        await expect(page.getByRole('link', { name: /Purchase/ })).toBeVisible();
        await inspect(page);
        await page.getByRole('button', { name: /^Cancel/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await inspect(page);
      },
    );

    test('axe finds nothing on the overview', inDark, async ({ page, signIn, wallet, backend }) => {
      await signIn('Server owner');
      await prepareOrders(page, wallet, backend);
      await page.goto(ordersUrl.replace('/user-order', ''));
      await expect(page.getByText('PENDING').filter({ visible: true })).not.toHaveCount(0);
      await inspect(page);
    });

    test(
      'axe finds nothing on servers and packages',
      inDark,
      async ({ page, signIn, wallet, backend }) => {
        await signIn('Server owner');
        await prepareOrders(page, wallet, backend);
        for (const path of ['server', 'package']) {
          await page.goto(ordersUrl.replace('user-order', path));
          const keep = page.getByRole('listitem').filter({ hasText: /Keep/ });
          await expect(keep.first()).toBeVisible();
          await inspect(page);
        }
      },
    );

    test('axe finds nothing on the payment', inLight, async ({ page, signIn, wallet, backend }) => {
      await signIn('Server owner');
      await openPayment(page, wallet, backend);
      await expect(payButton(page)).toBeEnabled();
      await page.getByText('Pay from your phone').click();
      await expect(page.getByRole('img', { name: 'Solana Pay QR code' })).toBeVisible();
      await inspect(page);
    });
  });
}
