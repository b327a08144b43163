import type { Page } from '@playwright/test';
import { personaUserId } from '@/mock-api/domains/accounts/personas';
import { headingOf } from './support/pages';
import { PENDING } from './support/purchase';
import { onlyInFull } from './support/breadth';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const DASHBOARD = `${ORIGIN.user}/dashboard`;
const LEDGER = `${DASHBOARD}/all-transactions`;
const POINTS = `${DASHBOARD}/task-to-earn/solana-keep`;

const list = (page: Page) => page.getByRole('region', { name: 'Transactions' });
const drawer = (page: Page) => page.locator('.transaction-drawer');

test('a claim is followed to the chain, found again by its status, and printed', async ({
  page,
  wallet,
  backend,
  signIn,
}) => {
  await wallet.wasConnected();
  await signIn('Regular');
  await backend.givePoints('srv-keep', personaUserId('regular'), 2000);
  await backend.addChainFault({ method: 'sendTransaction', kind: 'swallow' });
  await page.goto(POINTS);
  const form = page.getByRole('form', { name: 'Claim' });
  await form.getByRole('textbox', { name: 'Points' }).fill('1000');
  await form.getByRole('button', { name: 'Claim points' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Claim points', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Latest claim' })).toContainText('On its way');

  await page.goto(LEDGER);
  await expect(headingOf(page)).toHaveText('All transactions');
  const row = list(page).getByRole('row', { name: /SOL for 1,000 points/ });
  await expect(row).toContainText('PROCESSED');
  await expect(row).toContainText('+0.1 SOL');
  await backend.clearChainFaults();
  // The list refetches automatically.
  await expect(row).toContainText('SUCCESS');

  await page.getByRole('button', { name: /^Filter by Status/ }).click();
  await page.getByRole('checkbox', { name: 'SUCCESS' }).click();
  await expect(page).toHaveURL(/status=SUCCESS/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter Status: SUCCESS' })).toBeVisible();
  await expect(row).toContainText('SUCCESS');

  await row.getByRole('link', { name: /^View SOL/ }).click();
  await expect(drawer(page)).toContainText('Arrived in your wallet');
  await expect(drawer(page)).toContainText(/0\.00000\d SOL \(not paid by you\)/);
  const signature = await drawer(page).locator('code.address').nth(2).getAttribute('title');
  await page.emulateMedia({ media: 'print' });
  const receipt = page.locator('.receipt');
  await expect(receipt).toBeVisible();
  await expect(receipt).toContainText('+0.1 SOL');
  await expect(receipt).toContainText(signature ?? 'no signature');
  await expect(page.locator('#root')).toBeHidden();
  // The receipt is a single sheet of paper, however long the page is.
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(/\/Count (\d+)/.exec(pdf)?.[1]).toBe('1');
  await page.emulateMedia({ media: 'screen' });
  await expect(receipt).toBeHidden();
});

test(
  'an order that waits is resumed on the community site, or cancelled here',
  onlyInFull,
  async ({ page, wallet, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await wallet.wasConnected();
    await signIn('Server owner');
    await page.goto(`${LEDGER}?transaction=${PENDING.orderId}`);
    await page.getByRole('button', { name: 'Leave admin mode' }).click();
    await expect(drawer(page).getByRole('link', { name: 'Resume payment' })).toHaveAttribute(
      'href',
      `${ORIGIN.community}/dashboard/package-payment/${PENDING.orderId}`,
    );
    await drawer(page).getByRole('button', { name: 'Cancel order' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm Order Cancellation' });
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(drawer(page)).toContainText('CANCELLED');
  },
);
