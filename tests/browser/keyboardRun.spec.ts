import type { Page } from '@playwright/test';
import { inGate } from './support/breadth';
import { enter, tabTo } from './support/keys';
import { panelTitle } from './support/purchase';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const railLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true });

/** Follows a link of the rail; the new page's heading has the focus. */
async function follow(page: Page, name: string): Promise<void> {
  await enter(page, railLink(page, name));
  await expect(heading(page)).toBeFocused();
}

async function connectByKeys(page: Page): Promise<void> {
  await enter(page, page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }));
  const picker = page.getByRole('dialog', { name: 'Connect a wallet on Solana to continue' });
  await enter(page, picker.getByRole('button', { name: /Test Wallet/ }));
  await expect(picker).toBeHidden();
}

async function order(page: Page, name: string): Promise<void> {
  await follow(page, 'Packages');
  await enter(page, page.getByRole('button', { name: new RegExp(`^Order ${name}`) }));
  await isPayment(page);
}

/** The list may still be the one from before the payment, with “Order” on its buttons. */
async function upgrade(page: Page, name: string): Promise<void> {
  await follow(page, 'Packages');
  await enter(page, page.getByRole('button', { name: new RegExp(`^Upgrade to ${name}`) }));
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Upgrade package' }));
  await isPayment(page);
}

async function isPayment(page: Page): Promise<void> {
  await expect(page).toHaveURL(/package-payment/);
  await expect(heading(page)).toBeFocused();
}

/** Chooses a server in the server switcher's menu, by arrow keys. */
async function switchServer(page: Page, name: string): Promise<void> {
  const rail = page.getByRole('complementary', { name: 'Menu' });
  await tabTo(page, rail.getByRole('button', { name: /^Server / }));
  await page.keyboard.press('ArrowDown');
  const servers = page.getByRole('list', { name: 'Your servers' });
  await expect(servers.getByRole('button').first()).toBeFocused();
  const wanted = servers.getByRole('button', { name });
  for (let step = 0; step < 20; step += 1) {
    if (await wanted.evaluate((item) => item === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(rail.getByRole('button', { name: `Server ${name}` })).toBeFocused();
}

// Every test checks that the focus is never lost on the whole way (focusGuard). `npm test` runs the parts of the way
// separately (keyboard.spec.ts, focus.spec.ts).
test(
  'G2: from sign-in to logging out without a mouse',
  inGate(false),
  async ({ page, backend, wallet, context }) => {
    test.setTimeout(240_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await backend.airdrop(wallet.address, 10_000_000_000n);

    await page.goto(ORIGIN.community);
    await expect(heading(page)).toBeVisible();
    await enter(page, page.getByRole('banner').getByRole('button', { name: 'Sign In' }));
    await expect(page.getByRole('heading', { name: 'Sign in to Castle Bots' })).toBeVisible();
    await enter(page, page.getByRole('button', { name: 'Server owner', exact: true }));
    await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
    await connectByKeys(page);

    await enter(page, page.getByRole('link', { name: 'Choose a server' }).last());
    await enter(page, page.getByRole('button', { name: 'Choose: Quiet Tower' }));
    await expect(heading(page)).toContainText('Welcome');
    await expect(heading(page)).toBeFocused();

    await order(page, 'Bronze Keep');
    await enter(page, page.getByRole('button', { name: 'Pay 0.5 SOL' }));
    await expect(panelTitle(page)).toHaveText('Payment received', { timeout: 20_000 });
    await expect(panelTitle(page)).toBeFocused();

    await upgrade(page, 'Silver Keep');
    await follow(page, 'Orders');
    await enter(page, page.getByRole('button', { name: 'Cancel Silver Keep' }));
    await expect(page.getByRole('dialog').getByRole('button', { name: 'No' })).toBeFocused();
    await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Yes' }));
    await expect(page.getByRole('row').filter({ hasText: 'Silver Keep' })).toContainText(
      'CANCELLED',
    );
    await expect(page.getByRole('table')).toBeFocused();

    await switchServer(page, 'Solana Keep');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused();
    await page.keyboard.type('new nft sales');
    await expect(page.getByRole('option', { name: 'New: NFT sales alert' })).toBeVisible();
    await page.keyboard.press('Enter');
    await enter(page, page.getByRole('combobox', { name: 'Collection' }));
    const collections = page.getByRole('dialog', { name: 'Collection' });
    await expect(collections.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('keepers');
    await expect(collections.getByRole('status')).toHaveText('1 found');
    await page.keyboard.press('Enter');
    const channel = page.getByRole('combobox', { name: 'Channel' });
    await tabTo(page, channel);
    // Typing opens the list.
    await page.keyboard.type('sales');
    await expect(page.getByRole('dialog', { name: 'Channel' }).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(channel).toBeFocused();
    await expect(channel).toHaveText('# sales');
    await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('By keys');
    await enter(page, page.getByRole('button', { name: 'Save and turn on', exact: true }));
    const more = page.getByRole('button', { name: 'More actions for By keys' });
    await expect(more).toBeVisible();
    await enter(page, more);
    await page.keyboard.press('ArrowDown');
    await enter(page, page.getByRole('button', { name: 'Delete', exact: true }));
    await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await expect(more).toHaveCount(0);

    await enter(page, page.locator('.wallet-button'));
    await enter(page, page.getByRole('button', { name: 'Copy address' }));
    await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet.address);
    await page.keyboard.press('Escape');
    await expect(page.locator('.wallet-button')).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: /^Profile menu/ }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(heading(page)).toBeFocused();
  },
);
