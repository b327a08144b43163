import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { onlyInFull } from './support/breadth';
import { chooseServer, headingOf, sidewaysScroll } from './support/pages';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const at = (path: string) => `${ORIGIN.community}/dashboard/${path}`;

/** Content of tabs; matrix.spec.ts checks the routes themselves. */
const tabs = [
  'admin-utility',
  'admin-utility?tab=servers',
  'admin-utility?tab=notices',
  'admin-utility?tab=flags',
  'admin-utility?tab=changes',
  'create-package',
  'manage-package',
  'edit-package/pkg-gold',
  'referral-sources?tab=ambassadors',
  'referral-rewards?tab=all',
  'referral-rewards?tab=payouts',
  'reports?report=platform',
];

/** Nothing is loading, axe finds nothing, and no sideways scrolling is needed. */
async function inspect(page: Page) {
  await expect(headingOf(page)).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await axe(page);
  expect(await sidewaysScroll(page), page.url()).toBe(0);
}

for (const theme of ['dark', 'light'])
  test(
    `axe finds no violations behind the staff tabs, ${theme}`,
    onlyInFull,
    async ({ page, signIn, wallet }) => {
      test.slow();
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await chooseServer(page);
      await wallet.wasConnected();
      await signIn('Platform staff');
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const path of tabs) {
          await page.goto(at(path));
          await inspect(page);
        }
      }
    },
  );

test(
  'staff re-sync a server by keyboard, and the re-sync is still listed after a reload',
  onlyInFull,
  async ({ page, signIn, wallet }) => {
    await wallet.wasConnected();
    await signIn('Platform staff');
    await page.goto(at('admin-utility?tab=servers&q=Solana'));
    const start = page.getByRole('button', { name: 'Re-sync Solana Keep' });
    await start.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await axe(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(start).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const running = page.getByRole('list', { name: 'Running re-syncs' });
    const past = page.getByRole('list', { name: 'Past re-syncs' });
    await expect(running.or(past)).toContainText('Solana Keep');
    await page.reload();
    await expect(running.or(past)).toContainText('Solana Keep');
    await inspect(page);
  },
);
