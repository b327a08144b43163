import type { Route } from '@playwright/test';
import { onlyInFull } from './support/breadth';
import { expect, test } from './support/test';
import {
  expectPaidOnce,
  journal,
  landedFor,
  openPayable,
  openPayment,
  ordersUrl,
  panelTitle,
  payButton,
  storedOrder,
  TREASURY,
} from './support/purchase';

const ACTIVE = { timeout: 20_000 };
/** The list of orders, where the flow reads the state of its order. */
const ORDERS = '/api/users/subscriptions/*';
const ON_ITS_WAY = /^(Sending|Confirming)/;
const REPORTS = '/api/packages/subscriptions/payments';

test.beforeEach(async ({ signIn }) => {
  await signIn('Server owner');
});

test('C7: a registration that fails three times is tried a fourth time', async ({
  page,
  wallet,
  backend,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 500/);
  const before = await openPayable(page, wallet, backend);
  await backend.addFault({ method: 'POST', path: REPORTS, fault: 'status=500', times: 3 });
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText(ON_ITS_WAY, ACTIVE);
  // Otherwise the list of orders would show that the payment is known before it is reported again.
  await backend.addFault({ path: ORDERS, fault: 'status=500', times: 3 });
  await expect(panelTitle(page)).toHaveText(/^Paid\. Registering your payment \(try/, ACTIVE);
  expect(await journal(page)).not.toBeNull();
  await expectPaidOnce(page, backend, before);
  const reports = (await backend.requests(REPORTS)).map(({ status }) => status);
  expect(reports.slice(0, 3)).toEqual([500, 500, 500]);
});

test('C7: another page shows an unregistered payment, and Retry registers it', async ({
  page,
  wallet,
  backend,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 500/);
  await openPayable(page, wallet, backend);
  await backend.addFault({ method: 'POST', path: REPORTS, fault: 'status=500', times: 50 });
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText(ON_ITS_WAY, ACTIVE);
  await backend.addFault({ path: ORDERS, fault: 'status=500', times: 50 });
  await expect(panelTitle(page)).toHaveText(/^Paid\. Registering your payment \(try/, ACTIVE);
  // The server recovers as soon as Retry is pressed: the page's automatic attempts come too early.
  await page.addInitScript(() => {
    window.addEventListener('click', () => document.documentElement.classList.add('is-pressed'));
  });
  const untilPressed = async (route: Route) => {
    if ((await page.locator('html.is-pressed').count()) > 0) await route.continue();
    else await route.fulfill({ status: 500 });
  };
  await page.route(`**${REPORTS}`, untilPressed);
  await page.route(`**${ORDERS}`, untilPressed);
  await backend.clearFaults();
  await page.goto(ordersUrl.replace('user-order', 'bots'));
  const banner = page.getByText(
    'Your payment of 1.25 SOL for Silver Keep was sent but isn’t registered yet',
  );
  await expect(banner).toBeVisible(ACTIVE);
  await expect(page.getByRole('link', { name: 'View in explorer' })).toHaveAttribute(
    'href',
    /\/tx\/\w{64,}/,
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(banner).toBeHidden(ACTIVE);
  expect(await journal(page)).toBeNull();
  expect(['VERIFYING', 'ENABLED']).toContain((await storedOrder(backend)).status);
});

test.describe('C6: a reload', () => {
  test('at Review keeps the order and the price', onlyInFull, async ({ page, wallet, backend }) => {
    await openPayable(page, wallet, backend);
    await page.reload();
    await expect(payButton(page)).toBeEnabled();
  });

  test('during the wallet prompt drops the request and charges nothing', async ({
    page,
    wallet,
    backend,
  }) => {
    const before = await backend.balance(TREASURY);
    wallet.signMode = 'late';
    await openPayment(page, wallet, backend);
    await payButton(page).click();
    await expect(panelTitle(page)).toHaveText('Approve the payment in your wallet');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    wallet.release();
    wallet.signMode = 'approve';
    await expect(payButton(page)).toBeEnabled(ACTIVE);
    expect(await landedFor(backend)).toHaveLength(0);
    await payButton(page).click();
    await expectPaidOnce(page, backend, before);
  });

  test('during confirmation continues with the same payment', async ({ page, wallet, backend }) => {
    const before = await openPayable(page, wallet, backend);
    await backend.addChainFault({ method: 'sendTransaction', kind: 'swallow' });
    await payButton(page).click();
    await expect(panelTitle(page)).toHaveText('Confirming your payment');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await backend.clearChainFaults();
    await expectPaidOnce(page, backend, before);
    expect(wallet.prompts.signTransaction).toBe(1);
  });

  test('before the payment is registered still registers it', async ({
    page,
    wallet,
    backend,
    allowConsole,
  }) => {
    allowConsole(/status of 500/);
    const before = await openPayable(page, wallet, backend);
    await backend.addFault({ method: 'POST', path: REPORTS, fault: 'status=500', times: 1 });
    await payButton(page).click();
    await expect(panelTitle(page)).toHaveText(/^Paid/, ACTIVE);
    await page.reload();
    await expectPaidOnce(page, backend, before);
    expect(wallet.prompts.signTransaction).toBe(1);
  });

  test(
    'after the payment shows that the order is paid',
    onlyInFull,
    async ({ page, wallet, backend }) => {
      await openPayment(page, wallet, backend);
      await payButton(page).click();
      await expect(panelTitle(page)).toHaveText('Payment received', ACTIVE);
      await page.reload();
      await expect(panelTitle(page)).toHaveText(
        /This order is already paid|Your package is active|This order is active/,
      );
      await expect(payButton(page)).toHaveCount(0);
    },
  );
});
