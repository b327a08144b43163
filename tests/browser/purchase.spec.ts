import { signInThroughDiscord } from './support/session';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';
import { landedFor, panelTitle, TREASURY } from './support/purchase';

const HALF_SOL = 500_000_000n;

test('from sign-in to ENABLED with the burner wallet, and all of it is on the chain', async ({
  page,
  backend,
}) => {
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
  const services = page.getByRole('region', { name: /Bot services of/ });
  await expect(services.getByRole('listitem').filter({ hasText: 'Token price' })).toContainText(
    'On',
  );
});
