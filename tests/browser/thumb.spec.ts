import type { Locator } from '@playwright/test';
import { onlyInFull } from './support/breadth';
import { headingOf } from './support/pages';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const DASHBOARD = `${ORIGIN.user}/dashboard`;

/**
 * Whether the whole element can be tapped where the browser scrolls it to: neither a bar nor the screen edge covers it.
 */
const isFree = (target: Locator) =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, width, top, bottom } = element.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
      const hit = document.elementFromPoint(left + width / 2, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  });

/** Counts taps, each on an element that is large enough and not covered. */
function thumb() {
  let taps = 0;
  return {
    count: () => taps,
    tap: async (target: Locator) => {
      await target.waitFor();
      await expect.poll(() => isFree(target)).toBe(true);
      const box = await target.boundingBox();
      expect(box?.height ?? 0).toBeGreaterThanOrEqual(24);
      // Fails if another element would receive the tap.
      await target.click();
      taps += 1;
    },
  };
}

test('a member on a phone claims points in two taps on the points page', async ({
  page,
  wallet,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await wallet.wasConnected();
  await signIn('Regular');
  await page.goto(`${DASHBOARD}/task-to-earn/solana-keep`);
  const { tap, count } = thumb();
  await expect(headingOf(page)).toHaveText('Task to earn');
  const form = page.getByRole('form', { name: 'Claim' });
  // With the on-screen keyboard, little more than half of the screen is left.
  const points = form.getByRole('textbox', { name: 'Points' });
  await page.setViewportSize({ width: 390, height: 480 });
  await points.focus();
  await expect.poll(() => isFree(points)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  // The field contains all claimable points from the start.
  await tap(form.getByRole('button', { name: 'Claim points' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Claim points', exact: true }));
  await expect(page.getByRole('region', { name: 'Latest claim' })).toContainText(
    'Arrived in your wallet',
  );
  expect(count()).toBe(2);
  await page.goto(DASHBOARD);
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('0.005 SOL');
});

test(
  'all quests are one tap from any page, a quest two, and going back keeps the list position',
  onlyInFull,
  async ({ page, wallet, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await wallet.wasConnected();
    await signIn('Regular');
    await page.goto(`${DASHBOARD}/settings`);
    const { tap, count } = thumb();
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await tap(bar.getByRole('link', { name: 'Quests' }));
    const quest = page.getByRole('listitem', { name: 'Show your Keeper' }).last();
    await tap(quest);
    await expect(headingOf(page)).toHaveText('Show your Keeper');
    await expect(bar.getByRole('link', { name: 'Quests' })).toHaveAttribute('aria-current', 'page');
    expect(count()).toBe(2);
    await page.goBack();
    await expect(quest).toBeInViewport();
  },
);

test(
  'a member on a phone reaches their public page in two taps from any page',
  onlyInFull,
  async ({ page, wallet, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await wallet.wasConnected();
    await signIn('Regular');
    await page.goto(`${DASHBOARD}/all-transactions`);
    const { tap, count } = thumb();
    await tap(page.getByRole('button', { name: /^Profile menu of/ }));
    await tap(page.getByRole('link', { name: 'Your page' }));
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(count()).toBe(2);
  },
);

test(
  'a member on a phone gets from a quest’s link to its claim in three taps',
  onlyInFull,
  async ({ page, wallet, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await wallet.wasConnected();
    await signIn('Regular');
    await page.goto(`${DASHBOARD}/questboard/solana-keep/task-to-earn/an-nft-of-your-own`);
    await expect(headingOf(page)).toHaveText('An NFT of your own');
    const { tap, count } = thumb();
    await tap(page.getByText('Holding an NFT in a linked wallet'));
    await tap(page.getByRole('button', { name: 'Check answer: task 1' }));
    await tap(page.getByRole('button', { name: /^Claim/ }));
    await expect(page.getByText(/Moat Monsters #\d+/).first()).toBeVisible();
    expect(count()).toBe(3);
  },
);

test(
  'a member finds and pins a server by keyboard across a reload, and checks their roles',
  onlyInFull,
  async ({ page, wallet, signIn }) => {
    await wallet.wasConnected();
    await signIn('Regular');
    await page.goto(`${DASHBOARD}/servers`);
    await expect(headingOf(page)).toHaveText('Servers');
    await page.getByRole('searchbox', { name: 'Search servers' }).fill('fort');
    const card = page.getByRole('listitem', { name: 'Far Fortress' });
    await expect(page.getByRole('list', { name: 'My servers' }).getByRole('heading')).toHaveCount(
      1,
    );
    await card.getByRole('button').press('Enter');
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    // Shown at once; a reload before the server's answer would cancel the request.
    await expect(card.getByRole('button')).toHaveAttribute('aria-busy', 'false');
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search servers' })).toHaveValue('fort');
    await page.goto(`${DASHBOARD}/servers?order=members`);
    await expect(
      page.getByRole('list', { name: 'My servers' }).getByRole('heading').first(),
    ).toHaveText('Far Fortress');
    await page.goto(`${DASHBOARD}/server/solana-keep?tab=roles`);
    await page.getByRole('button', { name: 'Check my roles now' }).press('Enter');
    await expect(page.getByText(/Checked 1 wallet against \d+ rules\. No changes\./)).toBeVisible();
  },
);
