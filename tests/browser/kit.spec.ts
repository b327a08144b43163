import type { Page } from '@playwright/test';
import { onlyInFull } from './support/breadth';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

/** Most rows that may be in the document at once, regardless of the list's length. */
const MOST_ROWS = 60;
const KIT = `${ORIGIN.community}/__kit`;

const longList = (page: Page) => page.getByRole('region', { name: 'All payouts', exact: true });
const rowsIn = (page: Page) => longList(page).locator('tbody tr[data-index]');

async function scrollTo(page: Page, share: number) {
  await longList(page)
    .locator('.table-frame')
    .evaluate((frame, part) => {
      frame.scrollTop = frame.scrollHeight * part;
    }, share);
}

test.beforeEach(async ({ page }) => {
  await page.goto(KIT);
  await expect(longList(page)).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`of 10,000 rows, only visible rows are in the document, at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await expect(longList(page).getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    for (const share of [0, 0.25, 0.5, 0.9, 1]) {
      await scrollTo(page, share);
      await expect
        .poll(async () => {
          const first = await rowsIn(page).first().getAttribute('data-index');
          return Number(first) / 10_000;
        })
        .toBeGreaterThan(share - 0.05);
      expect(await rowsIn(page).count()).toBeLessThan(MOST_ROWS);
    }
    // The list measures rows as they scroll into view; its end is reached when scrolling stops.
    await expect(async () => {
      await scrollTo(page, 1);
      await expect(longList(page).getByText('Dee 10000')).toBeVisible({ timeout: 500 });
    }).toPass();
  });
}

test('a key pressed between two turns of the wheel is not lost', async ({ page }) => {
  await longList(page).scrollIntoViewIfNeeded();
  const frame = longList(page).locator('.table-frame');
  await frame.hover();
  const top = () => frame.evaluate((element) => element.scrollTop);
  for (let turn = 1; turn <= 12; turn += 1) {
    const before = await top();
    await page.mouse.wheel(0, 2500);
    // The browser handles a turn of the wheel later: "between two turns" begins when this one has been handled.
    await expect.poll(top).toBeGreaterThan(before + 2000);
    // A row well inside the frame, whichever that is by now.
    const box = await frame.boundingBox();
    if (!box) throw new Error('The list isn’t on the page.');
    const at = { x: box.x + 26, y: box.y + box.height / 2 };
    const isOn = await page.evaluate(({ x, y }) => {
      const row = document.elementFromPoint(x + 60, y)?.closest('tr');
      const check = row?.querySelector<HTMLInputElement>('input');
      check?.focus({ preventScroll: true });
      return check === document.activeElement;
    }, at);
    expect(isOn).toBe(true);
    await page.keyboard.press('Space');
    await expect(
      longList(page)
        .getByText(`${String(turn)} selected`)
        .first(),
    ).toBeAttached();
  }
});

test('a table can be used by keyboard alone', onlyInFull, async ({ page }) => {
  const table = page.getByRole('region', { name: 'Payouts', exact: true });
  const names = table.getByRole('rowheader');
  await table.getByRole('searchbox').focus();
  await page.keyboard.type('Bob');
  await expect(names).toHaveText(Array.from({ length: 6 }, () => /^Bob/));
  await page.keyboard.press('Tab');
  await expect(table.getByRole('button', { name: 'Filter by Status' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(table.getByRole('checkbox', { name: 'PENDING', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(table.getByRole('button', { name: 'Filter by Status' })).toBeFocused();
  await table.getByRole('button', { name: 'Amount' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=Bob&sort=lamports/);
  await expect(names.first()).toHaveText('Bob 00037');
});

test('tabs, switch and save bar can be used by keyboard', onlyInFull, async ({ page }) => {
  await page.getByRole('tab', { name: 'Open' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Waiting' })).toBeFocused();
  await expect(page).toHaveURL(/kit-tab=waiting/);
  await page.getByRole('switch', { name: 'Switched on' }).focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('group', { name: 'Unsaved changes' });
  await expect(bar).toBeVisible();
  await page.keyboard.press('Enter');
  const channel = page.getByRole('combobox', { name: 'Channel', exact: true });
  await expect(channel).toBeFocused();
  await expect(channel).toHaveAccessibleDescription('Choose a channel.');
  await channel.selectOption('# general');
  await bar.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(bar).toBeHidden();
});

test('a chart follows the theme, and its figures are in a table', onlyInFull, async ({ page }) => {
  const chart = page.getByRole('figure', { name: 'Prices, 60 days' });
  await chart.scrollIntoViewIfNeeded();
  const canvas = chart.locator('canvas');
  await expect(canvas).toBeVisible();
  const picture = () => canvas.evaluate((node: HTMLCanvasElement) => node.toDataURL());
  const dark = await picture();
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect.poll(picture).not.toBe(dark);
  await chart.getByText('Show as a table').click();
  await expect(chart.getByRole('row')).toHaveCount(61);
});
