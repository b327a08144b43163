import type { Page } from '@playwright/test';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

/** Holds the answer of who is signed in back until it is called. */
async function holdSession(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/authenticate', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Where the parts of the header are that are there before and after, once its font is. */
const boxes = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return ['.site-header', '.site-header__brand', '.site-header__tools > .wallet-button'].map(
      (part) => {
        const { x, y, width, height } =
          document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return [x, y, width, height].map(Math.round);
      },
    );
  });

for (const path of ['/', '/dashboard']) {
  test(`the header of ${path} has a placeholder for who was signed in, and nothing moves`, async ({
    page,
    signIn,
    wallet: _wallet,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn('Member');
    await page.addInitScript(() => localStorage.setItem('castle-signed-in', '1'));
    const release = await holdSession(page);
    await page.goto(ORIGIN.user + path, { waitUntil: 'commit' });
    const header = page.getByRole('banner');
    const coming = header.locator('.account-coming');
    await expect(coming).toBeVisible();
    await expect(header.getByRole('button', { name: 'Sign In' })).toBeHidden();
    const before = await boxes(page);
    const place = await coming.boundingBox();
    release();
    const menu = header.getByRole('button', { name: /^Profile menu/ });
    await expect(menu).toBeVisible();
    expect(await boxes(page)).toEqual(before);
    const { x, width } = (await menu.boundingBox()) ?? {};
    expect({ x, width }).toEqual({ x: place?.x, width: place?.width });
  });
}

test('a browser that remembers no session shows Sign In at once, and it stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdSession(page);
  await page.goto(ORIGIN.user, { waitUntil: 'commit' });
  const signInButton = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
  await expect(signInButton).toBeVisible();
  // Its words are as wide as their font makes them, which comes after the page.
  await page.evaluate(() => document.fonts.load('1rem Figtree'));
  const before = await signInButton.boundingBox();
  const answered = page.waitForResponse('**/api/auth/authenticate');
  release();
  await answered;
  await expect(page.locator('.account-coming')).toHaveCount(0);
  expect(await signInButton.boundingBox()).toEqual(before);
});

test('the header of who comes back from a first sign-in has a placeholder, and nothing moves', async ({
  page,
  signIn,
  wallet: _wallet,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('Member');
  await page.addInitScript(() => {
    sessionStorage.setItem(
      'castle-sign-in',
      JSON.stringify({ nonce: 'n', returnTo: '/', at: Date.now() }),
    );
  });
  const release = await holdSession(page);
  await page.goto(ORIGIN.user, { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await expect(header.locator('.account-coming')).toBeVisible();
  await expect(header.getByRole('button', { name: 'Sign In' })).toBeHidden();
  const before = await boxes(page);
  release();
  await expect(header.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
  expect(await boxes(page)).toEqual(before);
});
