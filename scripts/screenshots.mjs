import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withEmbeddedBrowser } from './lib/embeddedBrowser.mjs';
import { say } from './lib/run.mjs';
import { screenshotIndex } from './lib/screenshotIndex.mjs';

/**
 * `npm run screenshots`: pictures of the pages, in both themes, wide and narrow, into a folder of the run's name
 * (`--run`, otherwise "latest") in screenshots/, and screenshots/index.html, which compares them with those of another
 * run (`--against`, otherwise the newest of the others). Needs `npm run build:embedded` first. With names at the end
 * (`npm run screenshots -- bots quest`) only pages of the dashboard whose name begins with one of them.
 */
const PORT = 4187;
const ALL = 'screenshots';
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { run: { type: 'string', default: 'latest' }, against: { type: 'string' } },
});
const FOLDER = `${ALL}/${options.run}`;
const COMMUNITY = `http://community.localhost:${String(PORT)}`;
const USER = `http://app.localhost:${String(PORT)}`;
const widths = [1440, 390];
const themes = ['dark', 'light'];

/** Public pages, and those of a server owner. */
const open = [
  ['home-community', `${COMMUNITY}/`],
  ['home-user', `${USER}/`],
  ['unauthorized', `${COMMUNITY}/unauthorized`],
  ['not-found', `${COMMUNITY}/no-such-page`],
];
const owned = [
  ['overview', ''],
  ['servers', 'server'],
  ['packages', 'package'],
  ['orders', 'user-order'],
  ['no-permission', 'manage-package'],
  ['payment', 'package-payment/ord-10'],
];

/** Bot modules, on the server whose modules are seeded. */
const modules = [
  ['module-overview', ''],
  ['module-bots', 'bots'],
  ['module-holders', 'holder-verification'],
  ['module-holder-rule', 'holder-verification/form/rule-srv-keep-holder-verification-2'],
  ['module-crypto', 'holder-verification?tab=crypto'],
  ['module-schedule', 'schedule-message'],
  ['module-schedule-form', 'schedule-message/form/rule-srv-keep-schedule-message-2'],
  ['module-category', 'task-to-earn/category/rule-cat-gate'],
  ['module-chat-form', 'chat-to-earn/form/rule-srv-keep-chat-to-earn-1'],
  ['module-hold-form', 'hold-to-earn/form/rule-srv-keep-hold-to-earn-1'],
  ['module-tweet-form', 'tweet-to-earn/form/rule-srv-keep-tweet-to-earn-1'],
  ['module-engage', 'bots/engage-to-earn'],
  ['module-play', 'bots/play-to-earn'],
  ['module-welcome', 'welcome-message'],
  ['module-sales', 'nft-sale'],
  ['module-reaction', 'bots/reaction-roles?rule=new'],
];

/** Pages about earning that the owner of a community sees. */
const earning = [
  ['ledger-wallet', 'ledger-wallet'],
  ['wallets', 'manage-wallet'],
  ['members', 'discord-server-users'],
  ['reports', 'reports'],
  ['settings', 'discord-server-details'],
  ['audit-log', 'discord-server-details?tab=log'],
  ['quests', 'task-to-earn'],
  ['quests-category', 'task-to-earn/category/rule-cat-lore'],
  ['quests-edit', 'task-to-earn/quest/rule-quest-gate'],
  ['quests-submissions', 'task-to-earn/quest/rule-quest-gate?tab=submissions'],
  ['quests-winners', 'task-to-earn/quest/rule-quest-best?tab=winners'],
  ['quests-statistics', 'task-to-earn/quest/rule-quest-gate?tab=statistics'],
  ['quests-preview', 'task-to-earn/quest/rule-quest-gate?tab=preview'],
  ['quests-inbox', 'task-to-earn?tab=submissions'],
  ['boards', 'bots/leaderboard'],
  ['accruals-hold', 'hold-to-earn?tab=payouts'],
  ['accruals-chat', 'chat-to-earn?tab=payouts'],
  ['accruals-estimate', 'hold-to-earn/form/rule-srv-keep-hold-to-earn-1?tab=estimate'],
  ['accruals-engage', 'bots/engage-to-earn?tab=payouts'],
  ['deliveries', 'nft-sale?view=deliveries'],
  ['deliveries-why', 'nft-sale?view=why'],
  ['checks-rule', 'holder-verification/form/rule-srv-keep-holder-verification-2?view=dry-run'],
  ['checks-member', 'holder-verification?view=check'],
];

/** Pages that a member sees. */
const member = [
  ['member-board', 'questboard/solana-keep'],
  ['member-quest', 'questboard/solana-keep/task-to-earn/through-the-gate'],
  ['member-points', 'task-to-earn/solana-keep'],
  ['member-hold', 'hold-to-earn/solana-keep'],
  ['member-transactions', 'all-transactions'],
  ['member-portfolio', 'portfolio'],
  ['member-settings', 'settings'],
  ['member-users', 'users'],
  ['member-socials', 'profile'],
  ['member-wallets', 'profile/wallets'],
];
const isWanted = ([name]) => wanted.length === 0 || wanted.some((each) => name.startsWith(each));

async function shoot(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: true });
  say(`${FOLDER}/${name}.png`);
}

/** Captures each section of the kit separately; the header must not cover them. */
async function shootKit(page, suffix) {
  await page.goto(`${COMMUNITY}/__kit`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.querySelector('.site-header').style.position = 'static';
  });
  for (const section of await page.locator('.kit > section').all()) {
    const name = `${await section.getAttribute('id')}-${suffix}`;
    await section.screenshot({ path: `${FOLDER}/${name}.png` });
    say(`${FOLDER}/${name}.png`);
  }
}

/** Menus and panels that open in the frame of a dashboard. */
async function shootShell(page, suffix) {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).waitFor();
  await shoot(page, `bell-${suffix}`);
  await page.keyboard.press('Escape');
  const menu = page.getByRole('button', { name: 'Open the menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.screenshot({ path: `${FOLDER}/drawer-${suffix}.png` });
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  await page.screenshot({ path: `${FOLDER}/palette-${suffix}.png` });
  await page.keyboard.press('Escape');
}

async function newPage(browser, theme, width) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript((value) => {
    localStorage.setItem('theme', value);
    localStorage.setItem('SelectedServerId', 'srv-pending');
  }, theme);
  return page;
}

async function connect(page) {
  await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).click();
  await page.getByRole('dialog').waitFor();
}

async function visitAsMember(browser, theme, width) {
  const page = await newPage(browser, theme, width);
  await page.goto(USER, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Member', exact: true }).click();
  await page.getByRole('heading', { name: 'Connect your wallet' }).waitFor();
  await connect(page);
  await page.getByRole('button', { name: /Burner Wallet/ }).click();
  await page.getByRole('heading', { name: 'Connect your wallet' }).waitFor({ state: 'detached' });
  for (const [name, path] of member.filter(isWanted)) {
    await page.goto(`${USER}/dashboard/${path}`, { waitUntil: 'networkidle' });
    await shoot(page, `${name}-${theme}-${String(width)}`);
  }
  await page.context().close();
}

async function visit(browser, theme, width) {
  const page = await newPage(browser, theme, width);
  const suffix = `${theme}-${String(width)}`;
  if (wanted.length === 0) {
    for (const [name, url] of open) {
      await page.goto(url, { waitUntil: 'networkidle' });
      await shoot(page, `${name}-${suffix}`);
    }
    await shootKit(page, suffix);
  }
  await page.goto(COMMUNITY, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Server owner', exact: true }).click();
  await page.getByRole('heading', { name: 'Connect your wallet' }).waitFor();
  await shoot(page, `wallet-gate-${suffix}`);
  await connect(page);
  await shoot(page, `wallet-dialog-${suffix}`);
  await page.getByRole('button', { name: /Burner Wallet/ }).click();
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  if (wanted.length === 0) await shootShell(page, suffix);
  for (const [name, path] of owned.filter(isWanted)) {
    await page.goto(`${COMMUNITY}/dashboard/${path}`, { waitUntil: 'networkidle' });
    await shoot(page, `${name}-${suffix}`);
  }
  // The tab's initial storage is set again at each load, so the last script wins.
  await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
  for (const [name, path] of [...modules, ...earning].filter(isWanted)) {
    await page.goto(`${COMMUNITY}/dashboard/${path}`, { waitUntil: 'networkidle' });
    await shoot(page, `${name}-${suffix}`);
  }
  await page.context().close();
}

mkdirSync(FOLDER, { recursive: true });
await withEmbeddedBrowser(PORT, async (browser) => {
  for (const theme of themes) {
    for (const width of widths) {
      if (member.some(isWanted)) {
        await visitAsMember(browser, theme, width);
      }
      await visit(browser, theme, width);
    }
  }
});

/** The digest of each picture of a run, by its name. */
const picturesOf = (run) =>
  new Map(
    readdirSync(`${ALL}/${run}`)
      .filter((file) => file.endsWith('.png'))
      .map((file) => [
        file.slice(0, -'.png'.length),
        createHash('sha256')
          .update(readFileSync(`${ALL}/${run}/${file}`))
          .digest('hex'),
      ]),
  );
const others = readdirSync(ALL, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== options.run)
  .map(({ name }) => ({ name, at: statSync(`${ALL}/${name}`).mtimeMs }))
  .toSorted((one, other) => other.at - one.at);
const against = options.against ?? others[0]?.name;
writeFileSync(
  `${ALL}/index.html`,
  screenshotIndex(against === undefined ? null : { name: against, pictures: picturesOf(against) }, {
    name: options.run,
    pictures: picturesOf(options.run),
  }),
);
say(`${ALL}/index.html`);
