import { devices } from '@playwright/test';
import { inGate, onlyInFull } from './support/breadth';
import { axe } from './support/axe';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const PAGE = `${ORIGIN.community}/dashboard/package?from=news`;

test('the wallet gate explains what the wallet is for and where to get a wallet', async ({
  page,
  signIn,
}) => {
  await signIn('Server owner');
  await page.goto(PAGE);
  const gate = page.getByRole('region', { name: 'Connect your wallet' });
  await expect(gate).toContainText('doesn’t start a transaction');
  await expect(gate.getByRole('link', { name: 'Phantom' })).toBeVisible();
  await expect(gate.getByRole('link', { name: /^Open in/ })).toHaveCount(0);
  await axe(page);
  await gate.getByRole('button', { name: 'Select Wallet' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'the wallet gate shows a module’s sample, follows to the next page and loads no screen',
  onlyInFull,
  async ({ page, signIn, wallet }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const ofScreens = () => asked.filter((path) => /\/api\/.*(rules|stats|orders?)$/.test(path));
    await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
    await signIn('Server owner');
    await page.goto(`${ORIGIN.community}/dashboard/holder-verification`);
    const gate = page.getByRole('region', { name: 'Connect your wallet' });
    const sample = gate.getByRole('figure', { name: /^What members will see/ });
    await expect(sample).toContainText('Verify what you hold');
    await expect(sample.getByRole('button')).toHaveCount(0);
    await axe(page);

    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await menu.getByRole('link', { name: 'Orders' }).click();
    await expect(gate).toContainText('Your server’s orders');
    await expect(sample).toHaveCount(0);
    expect(ofScreens()).toEqual([]);

    await gate.getByRole('button', { name: 'Select Wallet' }).click();
    await page.getByRole('button', { name: /Test Wallet/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();

    // The screen that lost the wallet stays mounted; pages opened without it do not start.
    await wallet.leave();
    await expect(gate).toContainText('Your server’s orders');
    const before = ofScreens().length;
    await menu.getByRole('link', { name: 'NFT holder verification' }).click();
    await expect(sample).toBeVisible();
    await expect(page.locator('.guarded')).toHaveCount(1);
    expect(ofScreens()).toHaveLength(before);
  },
);

for (const device of ['iPhone 15', 'Pixel 7'] as const) {
  const { userAgent, viewport } = devices[device];
  test.describe(`on a phone: ${device}`, () => {
    test.use({ userAgent, viewport });

    test(
      'the gate links to this page in the browser of a wallet',
      inGate(device === 'Pixel 7'),
      async ({ page, signIn }) => {
        await signIn('Server owner');
        await page.goto(PAGE);
        const gate = page.getByRole('region', { name: 'Connect your wallet' });
        const kept = encodeURIComponent(PAGE);
        for (const [name, browser] of [
          ['Phantom', 'https://phantom.app/ul/browse/'],
          ['Solflare', 'https://solflare.com/ul/v1/browse/'],
        ] as const) {
          await expect(gate.getByRole('link', { name: `Open in ${name}` })).toHaveAttribute(
            'href',
            `${browser}${kept}?ref=${encodeURIComponent(ORIGIN.community)}`,
          );
        }
        await axe(page);
      },
    );

    test('signing in returns to the same page', inGate(device === 'Pixel 7'), async ({ page }) => {
      await page.goto(PAGE);
      await page
        .getByRole('main')
        .getByRole('button', { name: /Sign in/i })
        .click();
      await page.getByRole('button', { name: 'Server owner', exact: true }).click();
      await expect(page).toHaveURL(PAGE);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect your wallet');
    });
  });
}
