import { axe } from './support/axe';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';
import { connectWallet } from './support/wallet';

const HOME = ORIGIN.community;
const field = { name: 'Search and commands' } as const;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
});

test('Ctrl K finds a page by its name, and Enter opens it', async ({ page, signIn, wallet }) => {
  await signIn('Server owner');
  await page.goto(`${HOME}/dashboard`);
  await connectWallet(page);
  expect(wallet.prompts.connect).toBe(1);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', field)).toBeFocused();
  await page.keyboard.type('scheduled');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${HOME}/dashboard/schedule-message`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scheduled message');
});

test('a module without a route of its own is found as well', async ({ page, signIn, wallet }) => {
  await signIn('Server owner');
  await page.goto(`${HOME}/dashboard`);
  await connectWallet(page);
  expect(wallet.prompts.connect).toBe(1);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', field)).toBeFocused();
  await page.keyboard.type('reaction');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Reaction roles');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${HOME}/dashboard/bots/reaction-roles`);
});

test('visitors are offered no page that is closed to them', async ({ page }) => {
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Overview' })).toHaveCount(0);
  await expect(page.getByRole('option', { name: 'Logout' })).toHaveCount(0);
});

test('an action is done from the palette', async ({ page }) => {
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('its button in the dashboard opens it too, and Escape gives the focus back', async ({
  page,
  signIn,
  wallet,
}) => {
  await signIn('Server owner');
  await page.goto(`${HOME}/dashboard`);
  await connectWallet(page);
  expect(wallet.prompts.connect).toBe(1);
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await expect(page.getByRole('combobox', field)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

for (const theme of ['dark', 'light']) {
  test(`axe finds nothing in the palette in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.goto(HOME);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: 'Home' })).toBeVisible();
    await axe(page);
  });
}
