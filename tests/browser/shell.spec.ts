import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { inGate, onlyInFull } from './support/breadth';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const DASHBOARD = `${ORIGIN.community}/dashboard`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(async ({ page, signIn, wallet }) => {
  await signIn('Server owner');
  await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
  await wallet.wasConnected();
});

const openDashboard = async (page: Page) => {
  await page.goto(DASHBOARD);
  await expect(heading(page)).toContainText('Welcome');
};

test('breadcrumbs lead back', onlyInFull, async ({ page }) => {
  await page.goto(`${DASHBOARD}/package-payment/ord-4`);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Dashboard',
    'Packages',
    'Orders',
    'Payment',
  ]);
  await crumbs.getByRole('link', { name: 'Orders' }).click();
  await expect(heading(page)).toHaveText('Orders');
  await expect(heading(page)).toBeFocused();
});

test(
  'another server can be chosen from the rail and from the palette',
  onlyInFull,
  async ({ page }) => {
    await openDashboard(page);
    await page.getByRole('button', { name: /Server.*Solana Keep/ }).press('Enter');
    const list = page.getByRole('list', { name: 'Your servers' });
    await list.getByRole('button', { name: 'Quiet Tower' }).press('Enter');
    await expect(page.getByRole('button', { name: /Server.*Quiet Tower/ })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused();
    await page.keyboard.type('Switch to Solana');
    await expect(page.getByRole('option', { name: 'Switch to Solana Keep' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Server.*Solana Keep/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /Server.*Solana Keep/ })).toBeVisible();
  },
);

test('a notification leads to its page and lowers the unread count', async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).press('Enter');
  await page.getByRole('link', { name: 'Gold Keep is active' }).press('Enter');
  await expect(heading(page)).toHaveText('Orders');
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

for (const theme of ['dark', 'light']) {
  const title = `axe finds nothing in the menus of the shell in the ${theme} theme`;
  test(title, onlyInFull, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await openDashboard(page);
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Server.*Solana Keep/ }).click();
    await expect(page.getByRole('button', { name: 'Quiet Tower' })).toBeVisible();
    await axe(page);
  });
}

test('the rail shows which modules are on, and its server stays visible while it scrolls', async ({
  page,
}) => {
  await openDashboard(page);
  const rail = page.getByRole('complementary', { name: 'Menu' });
  await expect(rail.getByRole('link', { name: 'Welcome message (On)' })).toBeVisible();
  await expect(
    rail.getByRole('link', { name: 'NFT sales alert (needs attention)' }),
  ).toBeAttached();
  await expect(rail.getByRole('button', { name: /Solana Keep.*Gold Keep/ })).toBeVisible();
  const last = rail.getByRole('link', { name: 'Referral rewards' });
  await last.focus();
  await expect(last).toBeInViewport();
  await expect(rail.getByRole('button', { name: /Solana Keep/ })).toBeInViewport({ ratio: 1 });
});

test(
  'a page shorter than the window does not scroll, however long the rail is',
  onlyInFull,
  async ({ page }) => {
    await page.goto(`${DASHBOARD}/package-payment/ord-none`);
    await expect(page.getByText('Order not found')).toBeVisible();
    // Its modules come once it is known which of them are on.
    const rail = page.getByRole('navigation', { name: 'Dashboard' });
    await expect
      .poll(() => rail.evaluate((links) => links.scrollHeight - window.innerHeight))
      .toBeGreaterThan(0);
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(await beyond()).toBe(0);
  },
);

test('of two modules on a page, the rail marks the open module', onlyInFull, async ({ page }) => {
  await page.goto(`${DASHBOARD}/holder-verification?tab=crypto`);
  const current = page
    .getByRole('navigation', { name: 'Dashboard' })
    .locator('[aria-current="page"]');
  await expect(current).toHaveText(/^Crypto holder verification/);
  await page.goto(`${DASHBOARD}/holder-verification`);
  await expect(current).toHaveText(/^NFT holder verification/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the header is one row, with the server visible and the rest in the profile menu', async ({
    page,
  }) => {
    await openDashboard(page);
    const header = page.getByRole('banner');
    const { height = 0 } = (await header.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(64);
    await expect(header.getByRole('button', { name: /Solana Keep/ })).toBeInViewport({ ratio: 1 });
    await header.getByRole('button', { name: /^Profile menu/ }).click();
    await header.getByRole('radio', { name: 'Light' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
    await axe(page);
    await header.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(`${ORIGIN.community}/`);
  });

  test('the notifications panel fits in the window', onlyInFull, async ({ page }) => {
    await openDashboard(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    const panel = page.getByRole('region', { name: 'Notifications' });
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
    const { x = -1, width = 0 } = (await panel.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  });

  test('another server can be chosen from the header', async ({ page }) => {
    await openDashboard(page);
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: /Solana Keep/ }).click();
    await header.getByRole('button', { name: 'Quiet Tower' }).click();
    await expect(header.getByRole('button', { name: /Server.*Quiet Tower/ })).toBeVisible();
  });

  test('members have a shortcut bar, with the other pages in its menu', async ({
    page,
    signIn,
  }) => {
    await signIn('Member');
    await page.goto(`${ORIGIN.user}/dashboard`);
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await expect(bar.getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await bar.getByRole('link', { name: 'Portfolio' }).click();
    await expect(heading(page)).toHaveText('Portfolio');
    await expect(heading(page)).toBeFocused();
    await axe(page);
    const menu = bar.getByRole('button', { name: 'Open the menu' });
    await menu.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Wallets' }).press('Enter');
    await expect(heading(page)).toHaveText('Wallets');
    await expect(bar.getByRole('link', { name: 'Overview' })).not.toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const title = `on a phone, motion: ${reducedMotion}`;
  test.describe(title, inGate(reducedMotion === 'no-preference'), () => {
    test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion } });

    test('the menu is a drawer that closes on Escape and leads to other pages', async ({
      page,
    }) => {
      await openDashboard(page);
      const toggle = page.getByRole('button', { name: 'Open the menu' });
      await toggle.press('Enter');
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect(drawer).toBeVisible();
      await axe(page);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.press('Enter');
      await drawer.getByRole('link', { name: 'Orders' }).press('Enter');
      await expect(drawer).toBeHidden();
      await expect(heading(page)).toHaveText('Orders');
      await expect(heading(page)).toBeFocused();
    });

    test('the search in the drawer replaces the drawer with the palette', async ({ page }) => {
      await openDashboard(page);
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused();
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused();
    });
  });
}
