import { expect, test } from './support/test';
import { payByPhone } from './support/phone';
import {
  expectPaidOnce,
  landedFor,
  openOrders,
  openPayable,
  openPayment,
  panelTitle,
  payButton,
  paymentUrl,
  PENDING,
  storedOrder,
  TREASURY,
} from './support/purchase';

const ACTIVE = { timeout: 20_000 };

test.beforeEach(async ({ signIn }) => {
  await signIn('Server owner');
});

test('the page shows the server, the price, the recipient and the balance', async ({
  page,
  wallet,
  backend,
}) => {
  await openPayable(page, wallet, backend);
  const summary = page.getByRole('region', { name: 'Silver Keep' });
  for (const text of ['Pixel Rampart', '1.25 SOL', 'Solana', TREASURY, '10 SOL']) {
    await expect(summary).toContainText(text);
  }
});

test('a payment is registered, verified and enabled while the page is open', async ({
  page,
  wallet,
  backend,
}) => {
  const before = await openPayable(page, wallet, backend);
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText('Payment received', ACTIVE);
  await expectPaidOnce(page, backend, before);
  await backend.advanceClock(10_000);
  await expect(panelTitle(page)).toHaveText('Your package is active', ACTIVE);
  await expect(page.locator('.toasts').getByText('Silver Keep is active.')).toBeVisible();
});

test('C5: a double click opens the wallet once and pays once', async ({
  page,
  wallet,
  backend,
}) => {
  const before = await openPayable(page, wallet, backend);
  await payButton(page).dblclick();
  await expectPaidOnce(page, backend, before);
  expect(wallet.prompts.signTransaction).toBe(1);
});

test('C22: declining in the wallet loses nothing, and the payment can be tried again', async ({
  page,
  wallet,
  backend,
}) => {
  const before = await backend.balance(TREASURY);
  wallet.signMode = 'reject';
  await openPayment(page, wallet, backend);
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText('You declined the payment');
  expect(await landedFor(backend)).toHaveLength(0);
  wallet.signMode = 'approve';
  await payButton(page).click();
  await expectPaidOnce(page, backend, before);
});

test('C9: with too little SOL, the page shows the missing amount before the wallet opens', async ({
  page,
  wallet,
  backend,
}) => {
  await openPayment(page, wallet, backend, 1_000_000_000n);
  await expect(panelTitle(page)).toHaveText(/^You need 0\.25\d* SOL more$/);
  await expect(payButton(page)).toHaveCount(0);
  expect(wallet.prompts.signTransaction).toBe(0);
  await backend.airdrop(wallet.address, 2_000_000_000n);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(payButton(page)).toBeEnabled();
});

test('C5: a second tab cannot pay an order that is being paid', async ({
  page,
  context,
  wallet,
  backend,
}) => {
  test.slow();
  const before = await openPayable(page, wallet, backend);
  const other = await context.newPage();
  await other.addInitScript((id) => localStorage.setItem('SelectedServerId', id), PENDING.serverId);
  await other.goto(paymentUrl);
  await expect(payButton(other)).toBeEnabled(ACTIVE);
  wallet.signMode = 'late';
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText('Approve the payment in your wallet');
  await payButton(other).click();
  await expect(panelTitle(other)).toHaveText('Payment in progress in another tab');
  wallet.signMode = 'approve';
  wallet.release();
  await expectPaidOnce(page, backend, before);
  await expect(panelTitle(other)).toHaveText(
    /This order is already paid|Payment received|Your package is active/,
    ACTIVE,
  );
  expect(wallet.prompts.signTransaction).toBe(1);
});

test('B9: switching accounts during the wallet prompt discards the signature', async ({
  page,
  wallet,
  backend,
}) => {
  const before = await backend.balance(TREASURY);
  wallet.signMode = 'late';
  await openPayment(page, wallet, backend);
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText('Approve the payment in your wallet');
  await backend.airdrop(await wallet.switchAccount(), 5_000_000_000n);
  wallet.release();
  await expect(panelTitle(page)).toHaveText(
    /The wallet account changed|Your wallet reported a problem/,
  );
  expect((await backend.balance(TREASURY)) - before).toBe(0n);
});

test('leaving during a payment requires confirmation', async ({ page, wallet, backend }) => {
  wallet.signMode = 'late';
  await openPayment(page, wallet, backend);
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText('Approve the payment in your wallet');
  await page.getByRole('link', { name: 'Back to orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave this payment?' });
  await dialog.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(paymentUrl);
});

test('a payment from a phone is found by its reference', async ({ page, wallet, backend }) => {
  const before = await backend.balance(TREASURY);
  await openPayment(page, wallet, backend, 0n);
  await page.getByText('Pay from your phone', { exact: true }).click();
  await expect(page.getByRole('img', { name: 'Solana Pay QR code' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Open in wallet' });
  const url = new URL((await link.getAttribute('href')) ?? '');
  const { reference } = await storedOrder(backend);
  expect(url.protocol + url.pathname).toBe(`solana:${TREASURY}`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    amount: '1.25',
    reference,
    memo: `castle:order:${PENDING.orderId}`,
  });
  await payByPhone(backend, url.href);
  await expectPaidOnce(page, backend, before);
  expect(wallet.prompts.signTransaction).toBe(0);
});

test('a payment with full browser storage requires confirmation before signing', async ({
  page,
  wallet,
  backend,
}) => {
  const before = await backend.balance(TREASURY);
  await openOrders(page, wallet, backend);
  await page.evaluate(() => {
    // localStorage itself cannot be replaced, but what it inherits can.
    const keep: unknown = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      if (key.startsWith('PAY:')) throw new DOMException('full', 'QuotaExceededError');
      if (typeof keep === 'function') Reflect.apply(keep, this, [key, value]);
    };
  });
  await page.getByRole('link', { name: /Purchase/ }).click();
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText('This browser can’t save your payment');
  expect(wallet.prompts.signTransaction).toBe(0);
  await page.getByRole('button', { name: 'Pay anyway' }).click();
  await expectPaidOnce(page, backend, before);
});
