import type { Page } from '@playwright/test';
import { onlyInFull } from './support/breadth';
import { chooseServer, headingOf } from './support/pages';
import { signInAs } from './support/session';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const DASHBOARD = `${ORIGIN.community}/dashboard`;
const LEDGER = `${DASHBOARD}/ledger-wallet`;
const WALLETS = `${DASHBOARD}/manage-wallet`;
const DAY = 24 * 3_600_000;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

test('an owner verifies a treasury wallet and withdraws to it a day later', async ({
  page,
  wallet,
  backend,
}) => {
  await wallet.wasConnected();
  await signInAs(page, backend, 'Server owner');
  await chooseServer(page, 'srv-keep');
  await page.goto(WALLETS);
  await button(page, /^Add \w{4}…\w{4}/).click();
  await expect(page.getByText('Wallet verified.')).toBeVisible();
  await expect(page.getByText(/^Can receive withdrawals starting/)).toHaveCount(2);
  expect(wallet.prompts.signTransaction).toBe(0);

  await page.goto('about:blank');
  await backend.advanceClock(DAY);
  await signInAs(page, backend, 'Server owner');
  await page.goto(`${LEDGER}?tab=withdraw`);
  const form = page.getByRole('form', { name: 'Withdraw' });
  await form.getByRole('textbox', { name: 'Amount' }).fill('1.5');
  await form.getByLabel('To', { exact: true }).selectOption(wallet.address);
  await form.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw from the ledger wallet?' });
  await dialog.getByRole('textbox').fill('15');
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(dialog.getByText('This doesn’t match the amount above.')).toBeVisible();
  await dialog.getByRole('textbox').fill('1.5');
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(dialog).toBeHidden();
  await backend.advanceBlocks(4);
  await page.goto(LEDGER);
  const row = page.getByRole('row', { name: /Withdrawal of 1\.5 SOL/ });
  await expect(row).toContainText('Paid');
  expect(await backend.balance(wallet.address)).toBe(1_500_000_000n);
});

test(
  'a deposit from the connected wallet is a single signed transfer, seen on-chain',
  onlyInFull,
  async ({ page, wallet, backend }) => {
    await wallet.wasConnected();
    await backend.airdrop(wallet.address, 1_000_000_000n);
    await signInAs(page, backend, 'Server owner');
    await chooseServer(page, 'srv-keep');
    await page.goto(`${LEDGER}?tab=deposit`);
    await page.getByRole('textbox', { name: 'Amount' }).fill('0.25');
    await button(page, /^Deposit from/).evaluate((element: HTMLElement) => {
      // Three presses in one task, faster than the page can be drawn.
      for (let press = 0; press < 3; press += 1) element.click();
    });
    await expect(page.getByText('Deposit received.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Deposits' })).toContainText('0.25 SOL');
    expect(wallet.prompts.signTransaction).toBe(1);
  },
);

test(
  'a reviewer is refused on both screens',
  onlyInFull,
  async ({ page, wallet, backend, allowConsole }) => {
    allowConsole(/status of 403/);
    await wallet.wasConnected();
    await signInAs(page, backend, 'Reviewer');
    await chooseServer(page, 'srv-keep');
    for (const [path, what] of [
      [LEDGER, 'the ledger wallet'],
      [WALLETS, 'these wallets'],
    ] as const) {
      await page.goto(path);
      await expect(
        page.getByRole('heading', { name: `You don’t have access to ${what}` }),
      ).toBeVisible();
      await expect(headingOf(page)).toBeVisible();
    }
  },
);
