import type { Page } from '@playwright/test';
import { signInThroughDiscord } from './support/session';
import { headingOf } from './support/pages';
import { follow } from './support/referral';
import { ORIGIN } from './support/sites';
import { inGate, onlyInFull } from './support/breadth';
import { expect, test } from './support/test';

const PROGRAM = `${ORIGIN.user}/dashboard/ambassador-program`;

for (const site of ['community', 'user'] as const) {
  test(
    `a link followed on the ${site} site counts for its ambassador at the first sign-in`,
    inGate(site === 'user'),
    async ({ page, wallet, signIn }) => {
      await follow(page, `${ORIGIN[site]}/?ref=BANNER&src=youtube`);
      // Another one followed later changes nothing, and the address need not be kept.
      await follow(page, `${ORIGIN[site]}/?ref=ref-owner`);
      await page.goto(ORIGIN[site]);
      await signInThroughDiscord(page, 'Newcomer');
      await expect(page).toHaveURL(`${ORIGIN[site]}/dashboard`);
      expect(await page.evaluate(() => localStorage.getItem('castle-referral'))).toBeNull();

      await wallet.wasConnected();
      await signIn('Ambassador');
      await page.goto(`${PROGRAM}?ref-source=src-youtube&ref-at=7`);
      const list = page.getByRole('region', { name: 'Referrals' });
      await expect(list.getByRole('row', { name: /N•••/ })).toContainText('YouTube');
      await expect(list.getByRole('row', { name: /N•••/ })).toContainText('Signed up');
    },
  );
}

test('a payout goes to the default wallet named in the dialog and arrives on-chain', async ({
  page,
  wallet,
  backend,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await wallet.wasConnected();
  await signIn('Ambassador');
  await page.goto(`${PROGRAM}?tab=payouts`);
  await expect(headingOf(page)).toHaveText('Ambassador program');
  // What had been asked for before is paid first.
  const payouts = page.getByRole('region', { name: 'Payouts' });
  await expect(payouts.getByText('Paid', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Request payout…' }).click();
  const dialog = page.getByRole('dialog');
  const address = (await dialog.locator('code').textContent()) ?? '';
  const before = await backend.balance(address);
  await dialog.getByRole('button', { name: 'Request payout', exact: true }).click();
  await expect(payouts.getByText('Paid', { exact: true })).toHaveCount(2);
  await expect(page.getByText('The minimum payout is 0.1 SOL.')).toBeVisible();
  expect(await backend.balance(address)).toBeGreaterThan(before + 100_000_000n);
});

/** How far the name of a value runs beyond its room, into the value; the widest of all names in sight, CSS pixels. */
const nameOverflow = (page: Page) =>
  page.locator('.cards-on-phone td:visible').evaluateAll((cells) => {
    const beyond = cells.map((cell) => {
      const style = getComputedStyle(cell, '::before');
      const name = document.createElement('span');
      name.textContent = cell.getAttribute('data-label');
      name.style.cssText = `display: block; white-space: ${style.whiteSpace}; width: ${style.width}; font: ${style.font}; overflow-wrap: ${style.overflowWrap}`;
      document.body.append(name);
      const by = name.scrollWidth - name.clientWidth;
      name.remove();
      return by;
    });
    return Math.max(...beyond);
  });

test(
  'on a phone, the label of a figure never overlaps the figure',
  onlyInFull,
  async ({ page, wallet, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await wallet.wasConnected();
    await signIn('Ambassador');
    await page.goto(`${PROGRAM}?tab=referrals`);
    const sale = page.getByRole('row').filter({ hasText: 'On hold' }).first();
    await sale.getByRole('button', { name: /^Details of/ }).click();
    await expect(sale.getByRole('cell', { name: /^Order value \(SOL\) \+?\d/ })).toBeVisible();
    expect(await nameOverflow(page)).toBe(0);
  },
);

test(
  'a referral code leaves the address once a member is signed in',
  onlyInFull,
  async ({ page, wallet, signIn }) => {
    await wallet.wasConnected();
    await signIn('Member');
    await page.goto(`${PROGRAM}?ref=BANNER&src=youtube&tab=assets`);
    await expect(page).toHaveURL(`${PROGRAM}?tab=assets`);
  },
);
