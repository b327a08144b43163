import { axe } from './support/axe';
import { modulesOf } from './support/builtModules';
import { inGate, onlyInFull } from './support/breadth';
import { sidewaysScroll } from './support/pages';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const TIER = `${ORIGIN.community}/dashboard/package?tier=pkg-silver`;

test('a tier chosen on the home page is shown after the sign-in and the choice of a server', async ({
  page,
  wallet,
}) => {
  await wallet.wasConnected();
  await page.goto(ORIGIN.community);
  await expect(page.getByRole('link', { name: 'From 0.5 SOL a month' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose Silver Keep' }).click();
  await page.getByRole('button', { name: 'Server owner', exact: true }).click();
  await expect(page).toHaveURL(TIER);
  await page.getByRole('button', { name: 'Quiet Tower' }).click();
  await expect(page.getByRole('heading', { name: 'Silver Keep' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Silver Keep' })).toBeInViewport();
  await expect(page).toHaveURL(TIER);
});

test('prices fit into a window 320 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(ORIGIN.community);
  await expect(page.getByText(/^About 1\.\d+ SOL/)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a home page looks the same before its full style sheet has loaded', async ({ page }) => {
  const boxes = () =>
    page.locator('#root *').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${[x, y, width, height].join(' ')}`;
      }),
    );
  const sheet = page.locator('link[rel="stylesheet"][media="print"]');
  // Without its code a page stays as the build wrote it.
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  for (const origin of [ORIGIN.community, ORIGIN.user]) {
    await page.goto(origin);
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null))
      .toBe(true);
    const before = await boxes();
    await sheet.evaluate((link) => link.setAttribute('media', 'all'));
    expect(before.length).toBeGreaterThan(100);
    expect(await boxes()).toEqual(before);
  }
});

test(
  'a signed-in owner goes from a tier straight to its package',
  onlyInFull,
  async ({ page, signIn, wallet }) => {
    await signIn('Server owner');
    await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
    await wallet.wasConnected();
    await page.goto(ORIGIN.community);
    await page.getByRole('link', { name: 'Choose Silver Keep' }).press('Enter');
    await expect(page).toHaveURL(TIER);
    await expect(page.getByRole('heading', { name: 'Silver Keep' })).toBeFocused();
  },
);

test(
  'a quest read on the home page opens after the sign-in, with a link to join its server',
  onlyInFull,
  async ({ page, wallet }) => {
    await wallet.wasConnected();
    await page.goto(ORIGIN.user);
    const view = page.getByRole('link', { name: 'View Through the gate' });
    await view.click();
    await expect(page).toHaveURL(/\/\?quest=solana-keep\/through-the-gate$/);
    const panel = page.getByRole('dialog', { name: 'Through the gate' });
    await expect(panel.getByRole('region', { name: 'Tasks' })).toContainText('seed phrase');
    await axe(page);
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await expect(view).toBeFocused();

    await page.goForward();
    await panel.getByRole('button', { name: 'Sign in with Discord to start' }).click();
    await page.getByRole('button', { name: 'Newcomer', exact: true }).click();
    await expect(page).toHaveURL(/\/questboard\/solana-keep\/task-to-earn\/through-the-gate$/);
    await expect(
      page.getByRole('link', { name: 'Join Solana Keep on Discord to start' }),
    ).toHaveAttribute('href', 'https://discord.gg/solana-keep');
  },
);

for (const site of ['community', 'user'] as const) {
  test(
    `the static parts of the ${site} home page come from the build, without code`,
    inGate(site === 'community'),
    async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/assets\/.*\.js$/.test(pathname)) fetched.push(...modulesOf(pathname));
      });
      await page.goto(ORIGIN[site], { waitUntil: 'commit' });
      const features = await page.locator('#features').elementHandle();
      const last = site === 'community' ? 'Silver Keep' : 'Through the gate';
      await expect(page.getByRole('heading', { name: last })).toBeVisible();
      expect(await features?.evaluate((element) => element.isConnected)).toBe(true);
      expect(fetched.filter((module) => /FamilyScenes|Questions|Steps/.test(module))).toEqual([]);
      expect(fetched.length).toBeGreaterThan(0);
    },
  );
}

/** In CSS pixels: half of what they were as rows of pictures and words. */
const MOST = { community: 4160, user: 3730 };

for (const site of ['community', 'user'] as const) {
  test(`the ${site} home page is at most ${String(MOST[site])} px high on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(ORIGIN[site]);
    const last = site === 'community' ? 'Citadel' : 'Through the gate';
    await expect(page.getByRole('heading', { name: last })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const { height, width } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
    }));
    expect(height).toBeLessThanOrEqual(MOST[site]);
    expect(width).toBe(390);
  });
}

test('choosing an example shows only that example', async ({ page }) => {
  await page.goto(ORIGIN.community);
  const shown = page.locator('.channel-preview .scene__bar').filter({ visible: true });
  await expect(shown).toHaveText(['# welcome']);
  await page.getByRole('radio', { name: 'Welcome' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Price' })).toBeChecked();
  await expect(shown).toHaveText(['# market']);
});

test('the home page is complete when reached from another page', onlyInFull, async ({ page }) => {
  await page.goto(`${ORIGIN.community}/unauthorized`);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Features',
    'Bot Tiers',
    'Get Started',
    'Questions and answers',
    'Product',
    'Community',
  ]);
});

test(
  'the footer of the user site leads to the tiers of the community home page',
  onlyInFull,
  async ({ page }) => {
    await page.goto(ORIGIN.user);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Bot Tiers' }).click();
    await expect(page).toHaveURL(`${ORIGIN.community}/#bot-tiers`);
    await expect(page.getByRole('heading', { name: 'Bot Tiers' })).toBeInViewport();
  },
);
