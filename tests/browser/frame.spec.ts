import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { axe } from './support/axe';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';
import { onlyInFull } from './support/breadth';

// Toasts come, go and make way with motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const KIT = `${ORIGIN.community}/__kit`;
const toasts = (page: Page) => page.locator('.Toastify__toast');

async function boxOf(part: Locator, timeout = 15_000) {
  const box = await part.boundingBox({ timeout });
  if (!box) throw new Error('It isn’t on the page.');
  return box;
}

/** Shows a toast, whatever lies over the button that does. */
const toastBehind = (page: Page) =>
  page
    .getByRole('button', { name: 'Retry', includeHidden: true })
    .first()
    .evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });

/** Waits until toasts that are shown lie over none of these. One that was slow to be found is shown again. */
async function expectClear(page: Page, parts: Locator) {
  await expect(async () => {
    if ((await toasts(page).count()) === 0) await toastBehind(page);
    await expect(toasts(page).first()).toBeVisible();
    for (const toast of await toasts(page).all()) {
      // One that is gone isn't waited for.
      const one = await boxOf(toast, 2000);
      for (const part of await parts.filter({ visible: true }).all()) {
        const other = await boxOf(part);
        const isApart =
          one.y >= other.y + other.height ||
          one.y + one.height <= other.y ||
          one.x >= other.x + other.width ||
          one.x + one.width <= other.x;
        expect(isApart, `${JSON.stringify(one)} over ${JSON.stringify(other)}`).toBe(true);
      }
    }
  }).toPass({ timeout: 60_000 });
}

const WIDTHS = [320, 390, 768, 1440, 1920];

/** At every width, a new toast and those still there: none lies over any of these. */
async function expectClearAtAllWidths(page: Page, parts: Locator) {
  for (const width of WIDTHS) {
    await test.step(`at ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await toastBehind(page);
      await expectClear(page, parts);
    });
  }
}

test('E20: toasts stay clear of header actions, page header actions and banners', async ({
  page,
  context,
}) => {
  await page.goto(KIT);
  await page.getByRole('heading', { name: 'The kit' }).waitFor();
  // The first toast brings the toasts' code, which cannot be had offline.
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(toasts(page)).toHaveCount(1);
  // Parts of the page that come late are here as well.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expectClearAtAllWidths(
    page,
    page.locator('.site-header, .banner, .page-header__actions button'),
  );
});

test('E20: toasts stay clear of a dialog’s actions', onlyInFull, async ({ page }) => {
  await page.goto(KIT);
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClearAtAllWidths(page, page.getByRole('dialog').getByRole('button'));
});

test('E20: toasts stay clear of the open wallet menu', onlyInFull, async ({ page, wallet }) => {
  await wallet.wasConnected();
  await page.goto(KIT);
  await page.getByRole('button', { name: /connected wallet/ }).click();
  const items = page.locator('.wallet-menu .dropdown-item');
  await expect(items).toHaveCount(3);
  await expectClearAtAllWidths(page, items);
});

test('a toast keeps its full duration with reduced motion', onlyInFull, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(KIT);
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(toasts(page)).toBeVisible();
  const clock = toasts(page).locator('.Toastify__progress-bar').last();
  await expect(clock).toHaveCSS('animation-duration', '5s');
});

test(
  'axe accepts the open wallet menu above the bell on a phone',
  onlyInFull,
  async ({ page, signIn, wallet }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('Server owner');
    await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
    await wallet.wasConnected();
    await page.goto(`${ORIGIN.community}/dashboard`);
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await page.getByRole('button', { name: /connected wallet/ }).click();
    await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible();
    await axe(page);
  },
);

test(
  'B19: the frame of an unreachable wallet is removed with the failed attempt',
  onlyInFull,
  async ({ page, allowConsole }) => {
    allowConsole(/ERR_|connect\.solflare\.com/);
    await page.route(/solflare\.com/, (route) => route.abort());
    await page.clock.install();
    await page.goto(ORIGIN.community);
    await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).click();
    const picker = page.getByRole('dialog');
    await picker.getByRole('button', { name: /Solflare/ }).click();
    const frame = page.locator('.solflare-wallet-adapter-iframe');
    await expect(frame).toBeAttached();
    await page.clock.fastForward(30_000);
    await expect(picker).toContainText('The wallet didn’t answer in time');
    await expect(frame).toHaveCount(0);
    await picker.getByRole('button', { name: 'Close' }).click();
    await expect(picker).toBeHidden();
  },
);

test.describe('E21: in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });
  const ground = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).backgroundColor);

  test('a switch that is on differs from one that is off', onlyInFull, async ({ page }) => {
    await page.goto(KIT);
    const control = page.getByRole('switch', { name: 'Switched on' });
    const on = await ground(control);
    await control.press('Space');
    await expect(control).not.toBeChecked();
    // It changes within a moment.
    await expect.poll(() => ground(control)).not.toBe(on);
  });

  test('a chosen option differs from the others', onlyInFull, async ({ page }) => {
    await page.goto(ORIGIN.community);
    const choices = page.locator('.channel-preview label');
    const on = await ground(choices.filter({ has: page.locator(':checked') }));
    expect(on).not.toBe(await ground(choices.filter({ hasNot: page.locator(':checked') }).first()));
  });

  test('the open tab is marked by an edge', onlyInFull, async ({ page }) => {
    await page.goto(KIT);
    const edge = (name: string) =>
      page
        .getByRole('tab', { name })
        .evaluate((element) => getComputedStyle(element).borderBottomColor);
    expect(await edge('Open')).not.toBe(await edge('Waiting'));
  });

  test('the bell’s number stays inside its frame', onlyInFull, async ({ page, signIn, wallet }) => {
    await signIn('Server owner');
    await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
    await wallet.wasConnected();
    await page.goto(`${ORIGIN.community}/dashboard`);
    const bell = await boxOf(page.getByRole('button', { name: 'Notifications, 2 unread' }));
    const count = await boxOf(page.locator('.bell__count'));
    expect(count.y).toBeGreaterThan(bell.y);
    expect(count.x + count.width).toBeLessThan(bell.x + bell.width);
  });
});

test('headings, landmarks and labels pass axe', onlyInFull, async ({ page, signIn, wallet }) => {
  await signIn('Server owner');
  await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
  await wallet.wasConnected();
  const rules = ['heading-order', 'landmark-unique', 'p-as-heading', 'label-content-name-mismatch'];
  for (const path of ['bots', 'server', 'package', 'task-to-earn/category/rule-cat-gate']) {
    await page.goto(`${ORIGIN.community}/dashboard/${path}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withRules(rules).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
      path,
    ).toEqual([]);
  }
});
