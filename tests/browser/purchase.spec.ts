import type { Page } from '@playwright/test';
import { inEveryEngine, onlyInFull } from './support/breadth';
import { signInThroughDiscord } from './support/session';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';
import {
  landedFor,
  panelTitle,
  payButton,
  PENDING,
  prepareOrders,
  TREASURY,
} from './support/purchase';

const HALF_SOL = 500_000_000n;

test(
  'an owner gets from sign-in to ENABLED with the burner wallet, all of it on-chain',
  inEveryEngine,
  async ({ page, backend }) => {
    test.slow();
    const before = await backend.balance(TREASURY);
    await page.goto(ORIGIN.community);
    await signInThroughDiscord(page, 'Server owner');

    await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Burner Wallet/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');

    await page.getByRole('link', { name: 'Choose a server' }).last().click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Quiet Tower' })
      .getByRole('button', { name: /Choose|Select/ })
      .click();

    const rail = page.getByRole('navigation', { name: 'Dashboard' });
    await rail.getByRole('link', { name: 'Packages', exact: true }).click();
    await page.getByRole('button', { name: /Order Bronze Keep/ }).click();

    await expect(page).toHaveURL(/\/package-payment\//);
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Pay 0.5 SOL' }).click();
    await expect(panelTitle(page)).toHaveText('Payment received', { timeout: 20_000 });

    expect((await backend.balance(TREASURY)) - before).toBe(HALF_SOL);
    const [landed] = await landedFor(backend, orderId);
    expect(landed).toMatchObject({ err: null, memos: [`castle:order:${orderId}`] });

    await page.getByRole('link', { name: 'Back to orders' }).first().click();
    const row = page.getByRole('row').filter({ hasText: 'Bronze Keep' });
    await expect(row).toContainText('VERIFYING');
    await expect(page.getByText(/0-30 minutes/)).toBeVisible();

    await backend.advanceClock(10_000);
    await expect(row).toContainText('ENABLED', { timeout: 15_000 });

    await rail.getByRole('link', { name: 'Overview' }).click();
    // What was bought is there to be turned on.
    const first = page.getByRole('region', { name: 'Turn on your first modules' });
    await expect(first.getByRole('link', { name: /^Turn on / })).toHaveCount(3);
  },
);

test(
  'after a payment, the Bots page shows the unlocked modules, also in a second tab',
  onlyInFull,
  async ({ page, wallet, backend, signIn }) => {
    await signIn('Server owner');
    await prepareOrders(page, wallet, backend);
    const bots = `${ORIGIN.community}/dashboard/bots`;
    const locked = (tab: Page) => tab.getByRole('button', { name: /^Not in your package \d+$/ });
    const second = await page.context().newPage();
    await second.addInitScript(
      (id) => localStorage.setItem('SelectedServerId', id),
      PENDING.serverId,
    );
    await second.goto(bots);
    const before = (await locked(second).textContent()) ?? '';
    await page.goto(bots);
    await expect(locked(page)).toHaveText(before);

    await page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'Orders' })
      .click();
    await page.getByRole('link', { name: /Purchase/ }).click();
    await payButton(page).click();
    await expect(panelTitle(page)).toHaveText('Payment received', { timeout: 20_000 });
    await backend.advanceClock(10_000);
    await page.getByRole('link', { name: 'Set up modules' }).click();

    await expect(locked(page)).not.toHaveText(before);
    await expect(locked(second)).toHaveText((await locked(page).textContent()) ?? '');
  },
);
