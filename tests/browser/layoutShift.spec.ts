import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

/** Most of the page that may move while it loads (cumulative layout shift; design/look.md). */
const LIMIT = 0.02;

for (const site of ['community', 'user'] as const) {
  for (const width of [1440, 390]) {
    test(`nothing moves while the ${site} home loads at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        Reflect.set(window, '__shift', 0);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const value = Number(Reflect.get(entry, 'value'));
            Reflect.set(window, '__shift', Number(Reflect.get(window, '__shift')) + value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(ORIGIN[site], { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { name: 'Gold Keep' })).toBeVisible();
      const shift = await page.evaluate(() => Number(Reflect.get(window, '__shift')));
      expect(shift).toBeLessThan(LIMIT);
    });
  }
}
