import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';
import { connectWallet } from './support/wallet';

const DASHBOARD = `${ORIGIN.community}/dashboard`;
const ADDRESS = '2dJ58H29NPMUPLSxJKEyGcYsZieQeXauhv4KtGiD9dtb';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first();

test.beforeEach(async ({ page, signIn, wallet }) => {
  await signIn('Server owner');
  await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
  await page.goto(`${DASHBOARD}/bots`);
  await connectWallet(page);
  expect(wallet.prompts.connect).toBe(1);
  await expect(heading(page)).toHaveText('Bots');
});

test('a module with one form is found, configured, and is on after a reload', async ({ page }) => {
  await page.getByRole('link', { name: 'Configure Welcome message' }).click();
  await expect(heading(page)).toHaveText('Welcome message');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('switch', { name: 'Switched on' }).click();
  await save(page).click();
  // Nothing was chosen yet: the field says so, and has the focus.
  const channel = page.getByRole('combobox', { name: 'Channel' });
  await expect(channel).toBeFocused();
  await expect(channel).toHaveAccessibleDescription(/Choose a channel/);
  await channel.selectOption('# welcome');
  await page.getByRole('textbox', { name: 'Text' }).fill('Hello {user.name}');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(
    'Hello Mira Moat',
  );
  await save(page).click();
  await expect(toast(page, 'Welcome message saved')).toBeAttached();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Switched on' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Hello {user.name}');
  await page.goto(`${DASHBOARD}/bots`);
  const card = page.getByRole('listitem').filter({ hasText: 'Welcome message' });
  await expect(card.getByText('On', { exact: true })).toBeVisible();
});

test('a rule is added, edited, and deleted', async ({ page }) => {
  await page.goto(`${DASHBOARD}/nft-sale`);
  await page.getByRole('link', { name: 'Add alert' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Keepers');
  await page.getByRole('textbox', { name: 'Collection' }).fill(` ${ADDRESS} `);
  await page.getByRole('combobox', { name: 'Channel' }).selectOption('# sales');
  await save(page).click();
  const row = page.getByRole('row', { name: /Keepers/ });
  await expect(row).toContainText('# sales');
  await row.getByRole('link', { name: 'Edit Keepers' }).click();
  await page.getByRole('textbox', { name: 'From' }).fill('1.000000001');
  await save(page).click();
  await expect(toast(page, 'Saved')).toBeAttached();
  // By the keyboard: the toast stands before the link for its five seconds (spec §9).
  await page.getByRole('link', { name: 'Back to the list' }).press('Enter');
  await row.getByRole('button', { name: 'Delete Keepers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No alert yet' })).toBeVisible();
});

test('E11: what was typed outlives a reload, and leaving asks', async ({ page }) => {
  await page.goto(`${DASHBOARD}/token-price`);
  await page.getByRole('textbox', { name: 'Text' }).fill('{symbol} {price}');
  await page.getByRole('link', { name: 'Servers', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/did not save is back/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('{symbol} {price}');
});

for (const theme of ['dark', 'light']) {
  test(`axe finds nothing on the catalogue, a form and a list in the ${theme} theme`, async ({
    page,
  }) => {
    await page.evaluate((value) => localStorage.setItem('theme', value), theme);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Configure Token price' })).toBeVisible();
    await axe(page);
    await page.goto(`${DASHBOARD}/nft-sale?rule=new`);
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('sold for');
    await axe(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await axe(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
