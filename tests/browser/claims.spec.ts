import type { Page } from '@playwright/test';
import { headingOf } from './support/pages';
import { signInAs } from './support/session';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const DASHBOARD = `${ORIGIN.user}/dashboard`;
const POINTS = `${DASHBOARD}/task-to-earn/solana-keep`;
const HOUR = 3_600_000;
/** More blocks than a transaction stays valid for, plus those until the server knows that it has expired. */
const LIFETIME = 190;

const lastClaim = (page: Page) => page.getByRole('region', { name: 'Latest claim' });
const ledger = (page: Page) => page.getByRole('region', { name: 'Points ledger' });

async function claim(page: Page, points: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Claim' });
  await form.getByRole('textbox', { name: 'Points' }).fill(points);
  await form.getByRole('button', { name: 'Claim points' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Claim points', exact: true }).click();
}

test('H6: points become SOL on a phone, and come back where no transfer can land', async ({
  page,
  wallet,
  backend,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await wallet.wasConnected();
  await signIn('Member');
  await backend.givePoints('srv-keep', 'usr-member', 2000);
  await page.goto(POINTS);
  await page.getByRole('link', { name: 'Link a wallet' }).click();
  // Not the header's own, which is there until the page has changed.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Link / })
    .click();
  await expect(page.getByRole('main').getByText('DEFAULT', { exact: true })).toBeVisible();
  await page.goto(`${POINTS}?list=ledger`);
  await expect(headingOf(page)).toHaveText('Task to earn');

  const form = page.getByRole('form', { name: 'Claim' });
  await form.getByRole('textbox', { name: 'Points' }).fill('20');
  await form.getByRole('button', { name: 'Claim points' }).click();
  await expect(form.getByText('The minimum claim is 50 points.')).toBeVisible();
  await claim(page, '1,000');
  await expect(lastClaim(page)).toContainText('Arrived in your wallet');
  await expect(lastClaim(page)).toContainText('0.1 SOL');
  expect(await backend.balance(wallet.address)).toBe(100_000_000n);
  await expect(ledger(page)).toContainText('-1,000 (locked)');
  await expect(ledger(page)).toContainText(/Paid for claim \d+: 0\.1 SOL/);

  // A page that calls the API in between would learn that its session has ended.
  await page.goto('about:blank');
  await backend.advanceClock(HOUR);
  await signInAs(page, backend, 'Member');
  await backend.addChainFault({ method: 'sendTransaction', kind: 'swallow' });
  await page.goto(`${POINTS}?list=ledger`);
  await claim(page, '500');
  // The claim before it was sent as well.
  await expect(lastClaim(page)).not.toContainText('Arrived in your wallet');
  for (const times of [1, 2, 3]) {
    await expect(lastClaim(page).getByText('Sent to Solana')).toHaveCount(times);
    await expect(lastClaim(page)).not.toContainText('Points returned');
    await backend.advanceBlocks(LIFETIME);
  }
  await expect(lastClaim(page)).toContainText('Points returned');
  await expect(lastClaim(page)).toContainText('Returned');
  await expect(ledger(page)).toContainText(/Returned \+500 \(claim \d+ failed\)/);
  expect(await backend.balance(wallet.address)).toBe(100_000_000n);
  await expect(page.getByText('Available').locator('..')).toContainText('1,000');
});
