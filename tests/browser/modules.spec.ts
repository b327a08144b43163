import type { Page } from '@playwright/test';
import { collections, tokens } from '@/mock-api/domains/market/market';
import { axe } from './support/axe';
import { inEveryEngine, inGate, onlyInFull } from './support/breadth';
import { ORIGIN } from './support/sites';
import { pick, pickAsset } from './support/pickers';
import { addStyles } from './support/styles';
import { expect, test } from './support/test';

const DASHBOARD = `${ORIGIN.community}/dashboard`;
const ADDRESS = collections[0]?.address ?? '';
const MINT = tokens[0]?.mint ?? '';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const turnOn = (page: Page) => page.getByRole('button', { name: 'Save and turn on', exact: true });
const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first();

test.beforeEach(async ({ page, backend, signIn, wallet }) => {
  await backend.forgetModules();
  await signIn('Server owner');
  await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
  await wallet.wasConnected();
});

test(
  'a module with a single form is found, configured and on after a reload',
  inEveryEngine,
  async ({ page }) => {
    await page.goto(`${DASHBOARD}/bots`);
    await expect(heading(page)).toHaveText('Bots');
    await page
      .getByRole('main')
      .getByRole('region', { name: 'Moderation and server tools' })
      .getByRole('link', { name: 'Welcome message', exact: true })
      .click();
    await expect(heading(page)).toHaveText('Welcome message');
    await expect(heading(page)).toBeFocused();
    await pick(page, 'Channel', 'No channel');
    await turnOn(page).click();
    // The chosen channel is gone: the field says so, and has the focus.
    const channel = page.getByRole('combobox', { name: 'Channel' });
    await expect(channel).toBeFocused();
    await expect(channel).toHaveAccessibleDescription(/Choose a channel/);
    await pick(page, 'Channel', '# welcome');
    await page.getByRole('textbox', { name: 'Text' }).fill('Hello {user.name}');
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(
      'Hello Mira Moat',
    );
    await turnOn(page).click();
    await expect(
      toast(page, 'Welcome message is on. New members see it in #welcome.'),
    ).toBeAttached();
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Enabled' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Hello {user.name}');
    await page.goto(`${DASHBOARD}/bots`);
    const card = page.getByRole('listitem').filter({ hasText: 'Welcome message' });
    await expect(card.getByRole('switch', { name: 'Welcome message' })).toBeChecked();
  },
);

test('a rule is added, edited, and deleted', async ({ page }) => {
  await page.goto(`${DASHBOARD}/nft-sale`);
  await page.getByRole('link', { name: 'Add alert' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Keepers');
  await pickAsset(page, 'Collection', ` ${ADDRESS} `);
  await pick(page, 'Channel', '# sales');
  await turnOn(page).click();
  const row = page.getByRole('listitem', { name: 'Keepers' });
  await expect(row).toContainText('in #sales');
  await row.getByRole('link', { name: 'Edit Keepers' }).click();
  await page.getByRole('textbox', { name: 'Minimum price' }).fill('1.000000001');
  await save(page).click();
  await expect(toast(page, '“Keepers” is on. Sales appear in #sales.')).toBeAttached();
  // With the keyboard, because the toast covers the link for its five seconds (spec §9).
  await page.getByRole('link', { name: 'Back to list' }).press('Enter');
  await row.getByRole('button', { name: 'More actions for Keepers' }).click();
  await row.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No alerts yet' })).toBeVisible();
});

test('E11: typed values survive an expired session and the sign-in', async ({
  page,
  backend,
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.goto(`${DASHBOARD}/token-price`);
  await page.getByRole('textbox', { name: 'Text' }).fill('{symbol} {price}');
  await pickAsset(page, 'Token', MINT);
  await expect(page.getByRole('combobox', { name: 'Token' })).toContainText('Wrapped SOL');
  await page.getByRole('textbox', { name: 'Symbol' }).fill('KEEP');
  await pick(page, 'Channel', '# price-talk');
  await backend.endSessions();
  await turnOn(page).click();
  await expect(page).toHaveURL(/\/unauthorized\?redirect_url=/);
  await page.getByRole('button', { name: 'Sign in with Discord' }).click();
  await page.getByRole('button', { name: 'Server owner', exact: true }).click();
  await expect(page).toHaveURL(`${DASHBOARD}/token-price`);
  await expect(page.getByText(/unsaved changes were restored/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('{symbol} {price}');
  await expect(page.getByRole('textbox', { name: 'Symbol' })).toHaveValue('KEEP');
});

test(
  'E11: typed values survive a reload, and leaving requires confirmation',
  onlyInFull,
  async ({ page }) => {
    await page.goto(`${DASHBOARD}/token-price`);
    await page.getByRole('textbox', { name: 'Text' }).fill('{symbol} {price}');
    await page.getByRole('link', { name: 'Servers', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/unsaved changes were restored/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('{symbol} {price}');
  },
);

/** Nothing may need sideways scrolling. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const theme of ['dark', 'light']) {
  const choose = (page: Page) =>
    page.addInitScript((value) => localStorage.setItem('theme', value), theme);

  const title = `axe finds nothing on the catalogue in the ${theme} theme`;
  test(title, onlyInFull, async ({ page }) => {
    await choose(page);
    await page.goto(`${DASHBOARD}/bots`);
    const alerts = page.getByRole('region', { name: 'Alerts' });
    await expect(alerts.getByRole('link', { name: 'Token price' })).toBeVisible();
    await axe(page);
  });

  for (const width of [1440, 390]) {
    const name = `axe finds nothing on a rule’s form at ${String(width)} px in the ${theme} theme`;
    test(name, inGate(theme === 'dark' && width === 390), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await choose(page);
      await page.goto(`${DASHBOARD}/schedule-message/form/new`);
      await expect(page.getByText(/^Next post: .*6:00 PM/)).toBeVisible();
      const views = page.getByRole('group', { name: 'View' });
      if (width === 390) await views.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('gm');
      if (width === 390) {
        await axe(page, 'main');
        await views.getByRole('button', { name: 'Edit' }).click();
      }
      await page.getByRole('button', { name: 'Add embed' }).click();
      await page.getByRole('button', { name: 'Add button' }).click();
      await page.getByRole('heading', { level: 2, name: 'Pings, pinning and threads' }).click();
      // A field half covered by a sticky bar is still large enough: the scroll position does not matter here.
      await addStyles(page, '.site-header, .save-bar { position: static !important; }');
      await axe(page, 'main');
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });
  }
}
