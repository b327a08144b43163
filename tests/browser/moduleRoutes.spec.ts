import type { Locator, Page } from '@playwright/test';
import { collections, tokens } from '@/mock-api/domains/market/market';
import { inGate, onlyInFull } from './support/breadth';
import { add, chip, pick, pickAsset } from './support/pickers';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

/**
 * Every module route of spec §2, configured from end to end on a server whose package holds all of them: opened, filled
 * in, saved, and found unchanged after a reload.
 *
 * `npm test` runs one of each kind of address. The others work the same way, and each module is filled in, saved and
 * opened again in its unit tests.
 */
// modules.spec.ts has a form and a list with its form in a panel.
const chosen = new Set(['holder-verification', 'task-to-earn']);
const tagOf = (path: string) => inGate(chosen.has(path));

const DASHBOARD = `${ORIGIN.community}/dashboard`;
const COLLECTION = collections[0]?.address ?? '';
const MINT = tokens.find(({ symbol }) => symbol === 'KEEP')?.mint ?? '';

const box = (within: Page | Locator, name: string) =>
  within.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const saved = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached();
const turnOn = (page: Page) => press(page, 'Save and turn on');

test.beforeEach(async ({ page, backend, signIn, wallet }) => {
  await backend.forgetModules();
  await signIn('Platform staff');
  await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-hq'));
  await wallet.wasConnected();
});

const open = (page: Page, path: string) => page.goto(`${DASHBOARD}/${path}`);

interface Form {
  path: string;
  title: string;
  fill: (page: Page) => Promise<void>;
  /** Checks the saved values after a reload. */
  kept: (page: Page) => Promise<void>;
}

const forms: Form[] = [
  {
    path: 'token-price',
    title: 'Token price',
    fill: async (page) => {
      await pickAsset(page, 'Token', MINT);
      await expect(page.getByRole('combobox', { name: 'Token' })).toContainText('Keepcoin');
      await box(page, 'Symbol').fill('KEEP');
      await pick(page, 'Channel', '# price-talk');
    },
    kept: (page) => expect(box(page, 'Symbol')).toHaveValue('KEEP'),
  },
  {
    path: 'welcome-message',
    title: 'Welcome message',
    fill: async (page) => {
      await pick(page, 'Channel', '# welcome');
      await box(page, 'Text').fill('**Hello** {user.na');
      // Completed while typing.
      await box(page, 'Text').press('End');
      await page.getByRole('option', { name: /user\.name/ }).click();
      const preview = page.getByRole('complementary', { name: 'Preview' });
      await expect(preview.getByText('Hello', { exact: true })).toBeVisible();
    },
    kept: (page) => expect(box(page, 'Text')).toHaveValue('**Hello** {user.name}'),
  },
  {
    path: 'verification-bot',
    title: 'Captcha verification',
    // Its required fields are filled in from the server.
    fill: (page) => expect(page.getByText('Posts the panel in #verify now.')).toBeVisible(),
    kept: (page) => expect(chip(page, 'Roles to give', 'Verified')).toBeVisible(),
  },
  {
    path: 'server-stats-displayer',
    title: 'Server stats displayer',
    fill: async (page) => {
      await box(page, 'Text').fill('Humans: {members}');
      await pick(page, 'Show as the name of', 'An existing channel');
      await pick(page, 'Channel', 'Lounge');
    },
    kept: (page) => expect(box(page, 'Text')).toHaveValue('Humans: {members}'),
  },
  {
    path: 'nft-crypto-stats-displayer',
    title: 'NFT/crypto stats displayer',
    fill: async (page) => {
      await pickAsset(page, 'Collection or token', COLLECTION);
      await expect(page.getByRole('combobox', { name: 'Collection or token' })).toContainText(
        'Keepers',
      );
      await pick(page, 'Channel', 'Lounge');
    },
    kept: (page) =>
      expect(page.getByRole('combobox', { name: 'Collection or token' })).toContainText('Keepers'),
  },
];

for (const { path, title, fill, kept } of forms) {
  test(`${path} is configured and is on after a reload`, tagOf(path), async ({ page }) => {
    await open(page, path);
    await fill(page);
    await turnOn(page);
    await saved(page, `${title} is on`);
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Enabled' })).toBeChecked();
    await kept(page);
  });
}

interface List {
  /** Route of the list, and of the form if it has a separate one. */
  path: string;
  form: RegExp;
  singular: string;
  /** Its first rule is created in steps, which lead to the whole form (firstRule.spec.ts). */
  hasSteps?: true;
  /** Its list is a board, where rules cannot be switched on or off. */
  hasBoard?: true;
  /** Label of the field for its name. */
  name?: string;
  fill: (page: Page) => Promise<void>;
}

const lists: List[] = [
  {
    path: 'holder-verification',
    form: /\/holder-verification\/form\/new$/,
    singular: 'rule',
    hasSteps: true,
    fill: async (page) => {
      await pickAsset(page, 'Collection', COLLECTION);
      await expect(chip(page, 'Roles to give', 'Holder')).toBeVisible();
      await expect(page.getByText('Posts the panel in #verify now.')).toBeVisible();
      await expect(page.getByText(/^Holds 1 or more NFTs from \S/)).toBeVisible();
    },
  },
  {
    path: 'holder-verification?tab=crypto',
    form: /\/holder-verification\/form\/new\?tab=crypto$/,
    singular: 'rule',
    hasSteps: true,
    fill: async (page) => {
      await pickAsset(page, 'Token address', MINT);
      await box(page, 'Minimum amount').fill('1000');
      await add(page, 'Roles to give', 'Whale');
    },
  },
  {
    path: 'chat-to-earn',
    form: /\/chat-to-earn\/form\/new$/,
    singular: 'rule',
    fill: async () => {},
  },
  {
    path: 'hold-to-earn',
    form: /\/hold-to-earn\/form\/new$/,
    singular: 'program',
    fill: async (page) => {
      await pickAsset(page, 'Collection', COLLECTION);
      await pick(page, 'Channel', '# announcements');
    },
  },
  {
    path: 'tweet-to-earn',
    form: /\/tweet-to-earn\/form\/new$/,
    singular: 'group',
    fill: async (page) => {
      await press(page, 'Add post');
      await box(page, 'Post link').fill('https://x.com/castlebots/status/1');
      await box(page, 'Title').first().fill('The gates are open');
      await pick(page, 'Channel', '# announcements');
    },
  },
  {
    path: 'schedule-message',
    form: /\/schedule-message\/form\/new$/,
    singular: 'message',
    fill: async (page) => {
      await pick(page, 'Frequency', 'by the cron pattern');
      await box(page, 'Cron pattern').fill('0 9 * * 1');
      await pick(page, 'Time zone', 'Europe/Berlin');
      await expect(
        page.getByText(/^At 09:00, only on Monday \(Europe\/Berlin\)\. Next post: Mon/),
      ).toBeVisible();
      await pick(page, 'Channel', '# gm');
    },
  },
  {
    path: 'nft-stats-tracker',
    form: /\/nft-stats-tracker\?rule=new$/,
    singular: 'report',
    fill: async (page) => {
      await pickAsset(page, 'Collection or token', COLLECTION);
      await pick(page, 'Channel', '# price-talk');
    },
  },
  {
    path: 'nft-listing',
    form: /\/nft-listing\?rule=new$/,
    singular: 'alert',
    fill: async (page) => {
      await pickAsset(page, 'Collection', COLLECTION);
      await pick(page, 'Channel', '# listings');
    },
  },
  {
    path: 'nft-sale',
    form: /\/nft-sale\?rule=new$/,
    singular: 'alert',
    fill: async (page) => {
      await pickAsset(page, 'Collection', COLLECTION);
      await pick(page, 'Channel', '# sales');
    },
  },
  {
    path: 'trending-nft-crypto-tracker',
    form: /\/trending-nft-crypto-tracker\?rule=new$/,
    singular: 'tracker',
    fill: (page) => pick(page, 'Channel', '# price-talk'),
  },
  {
    path: 'task-to-earn',
    form: /\/task-to-earn\/category\/new$/,
    singular: 'category',
    hasBoard: true,
    fill: async (page) => {
      await press(page, 'Choose an emoji');
      await page.getByRole('searchbox').fill('castle');
      await page.getByRole('searchbox').press('Enter');
    },
  },
];

for (const { path, form, singular, hasSteps, hasBoard, name = 'Name', fill } of lists) {
  test(`${path}: a new ${singular} is added and opened again`, tagOf(path), async ({ page }) => {
    await open(page, path);
    await page
      .getByRole('link', { name: `Add ${singular}` })
      .first()
      .click();
    await expect(page).toHaveURL(form);
    if (hasSteps) await page.getByRole('link', { name: 'All settings' }).click();
    await box(page, name).first().fill('First of all');
    await fill(page);
    await turnOn(page);
    const row = page.getByRole('listitem', { name: 'First of all' });
    await expect(page).toHaveURL(`${DASHBOARD}/${path}`);
    if (hasBoard) {
      await press(page, 'More actions for First of all');
      await press(page, 'Edit');
    } else {
      await expect(row.getByRole('switch')).toBeChecked();
      await row.getByRole('link', { name: 'Edit First of all' }).click();
    }
    await page.reload();
    await expect(box(page, name).first()).toHaveValue('First of all');
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  });
}

test(
  'task-to-earn: a quest is added to a category and deleted with it once its name is typed',
  onlyInFull,
  async ({ page }) => {
    await open(page, 'task-to-earn/category/new');
    await box(page, 'Name').fill('At the gate');
    await turnOn(page);
    await page.getByRole('link', { name: 'New quest' }).click();
    await expect(page).toHaveURL(/\/task-to-earn\/quest\/new\?categoryId=/);
    await page.getByRole('button', { name: /^Write an answer/ }).click();
    await box(page, 'Instructions').fill('Who are you?');
    await box(page, 'Title').fill('Say hello');
    await press(page, 'Continue');
    await press(page, 'Continue');
    await press(page, 'Save as draft');
    // The rule appears in its list.
    await expect(page).toHaveURL(`${DASHBOARD}/task-to-earn`);
    const row = page
      .getByRole('list', { name: 'At the gate', exact: true })
      .getByRole('listitem', { name: 'Say hello' });
    await expect(row).toContainText('Draft');
    await row.getByRole('link', { name: 'Say hello' }).click();
    await expect(page).toHaveURL(/\/task-to-earn\/quest\/rule-/);
    await expect(page.getByRole('combobox', { name: 'Category' })).toContainText('At the gate');
    await page.goto(`${DASHBOARD}/task-to-earn`);
    await press(page, 'More actions for At the gate');
    await press(page, 'Delete');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Delete the quests/ }).check();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('Enter the category name exactly as shown.')).toBeVisible();
    await expect(
      page.getByRole('listitem', { name: 'At the gate', includeHidden: true }),
    ).toHaveCount(1);
    await dialog.getByRole('textbox', { name: /^Type At the gate/ }).fill('At the gate');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('listitem', { name: 'At the gate' })).toHaveCount(0);
  },
);
