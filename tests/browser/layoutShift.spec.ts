import type { Page } from '@playwright/test';
import { inGate } from './support/breadth';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

// With animations on: animated elements must not move others.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Most of the page that may move while it loads (cumulative layout shift). */
const LIMIT = 0.02;

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, '__shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, 'value'));
        Reflect.set(window, '__shift', Number(Reflect.get(window, '__shift')) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page) => page.evaluate(() => Number(Reflect.get(window, '__shift')));

for (const [site, last] of [
  ['community', 'Gold Keep'],
  ['user', 'Through the gate'],
] as const) {
  for (const width of [1440, 390]) {
    test(
      `nothing moves while the ${site} home loads at ${String(width)} px`,
      inGate(width === 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await watchShifts(page);
        await page.goto(ORIGIN[site], { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { name: last }).first()).toBeVisible();
        expect(await shiftOf(page)).toBeLessThan(LIMIT);
      },
    );
  }
}

for (const [site, path] of [
  ['community', '/'],
  ['user', '/'],
  ['user', '/dashboard'],
] as const) {
  test(
    `news of a slow answer does not move ${path} of the ${site} site`,
    inGate(path !== '/'),
    async ({ page, signIn, wallet: _wallet }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      if (path !== '/') await signIn('Member');
      await page.goto(ORIGIN[site] + path, { waitUntil: 'networkidle' });
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/api\/(?!auth)/, async (route) => {
        await released;
        await route.continue();
      });
      await watchShifts(page);
      await page.reload();
      await expect(page.getByText('This is taking longer than usual.')).toBeVisible({
        timeout: 15_000,
      });
      expect(await shiftOf(page)).toBeLessThan(LIMIT);
      release();
      await expect(page.getByText('This is taking longer than usual.')).toBeHidden();
      expect(await shiftOf(page)).toBeLessThan(LIMIT);
    },
  );
}

for (const width of [1440, 390]) {
  test(
    `nothing moves while the overview loads at ${String(width)} px`,
    inGate(width === 390),
    async ({ page, signIn, wallet }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn('Server owner');
      await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
      await wallet.wasConnected();
      await page.goto(`${ORIGIN.community}/dashboard`);
      await watchShifts(page);
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { name: 'Need your attention' })).toBeVisible();
      expect(await shiftOf(page)).toBeLessThan(LIMIT);
    },
  );
}
