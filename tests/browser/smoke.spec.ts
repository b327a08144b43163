import { ORIGIN, TITLE } from './support/sites';
import { expect, test } from './support/test';

test('the community host opens the community site', async ({ page }) => {
  await page.goto(ORIGIN.community);
  await expect(page).toHaveTitle(TITLE.community);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the app host opens the user site', async ({ page }) => {
  await page.goto(ORIGIN.user);
  await expect(page).toHaveTitle(TITLE.user);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the footer is on the home alone', async ({ page }) => {
  await page.goto(ORIGIN.community);
  await expect(page.getByRole('contentinfo')).toContainText('© 2025');
  await page.goto(`${ORIGIN.community}/unauthorized`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
