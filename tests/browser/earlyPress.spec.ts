import type { Page } from '@playwright/test';
import { inGate } from './support/breadth';
import { ORIGIN, type Site } from './support/sites';
import { expect, test } from './support/test';

/** Holds all of the app's code back until it is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const places: [Site, string, 'Server owner' | 'Member'][] = [
  ['community', '/dashboard', 'Server owner'],
  ['user', '/dashboard', 'Member'],
];

for (const [site, path, persona] of places) {
  test(
    `a press in a dashboard header before its code has loaded takes effect afterward: ${site}`,
    inGate(site === 'community'),
    async ({ page, signIn, wallet: _wallet }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await signIn(persona);
      const release = await holdCode(page);
      await page.goto(ORIGIN[site] + path, { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Switch to the light theme' }).click();
      await page.getByRole('button', { name: 'Select Wallet' }).first().click();
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
      release();
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  );
}

test('on a phone, a key pressed on Select Wallet before the code has loaded opens its dialog', async ({
  page,
  signIn,
  wallet: _wallet,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('Server owner');
  const release = await holdCode(page);
  await page.goto(`${ORIGIN.community}/dashboard`, { waitUntil: 'commit' });
  // Signed in, the theme is in the profile menu: nothing looks live that is going to leave.
  await expect(page.getByRole('button', { name: /Switch to the/ })).toBeHidden();
  await page.getByRole('button', { name: 'Select Wallet' }).first().focus();
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});
