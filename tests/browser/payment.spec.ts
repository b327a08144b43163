import { expect, test } from './support/test';
import {
  expectPaidOnce,
  journal,
  landedFor,
  openOrders,
  openPayment,
  ordersUrl,
  panelTitle,
  payButton,
  paymentUrl,
  PENDING,
  storedOrder,
  TREASURY,
} from './support/purchase';

const ACTIVE = { timeout: 20_000 };
/** The list of orders, by which the flow looks at its order. */
const ORDERS = '/api/users/subscriptions/*';
const ON_ITS_WAY = /^(Sending|Confirming)/;
const REPORTS = '/api/packages/subscriptions/payments';

test.beforeEach(async ({ signIn }) => {
  await signIn('Server owner');
});

test('the page tells what is paid, to whom, and what will be left', async ({
  page,
  wallet,
  backend,
}) => {
  await openPayment(page, wallet, backend);
  await expect(payButton(page)).toBeEnabled();
  const summary = page.getByRole('region', { name: 'Silver Keep' });
  for (const text of ['Pixel Rampart', '1.25 SOL', 'Solana', TREASURY, '10 SOL']) {
    await expect(summary).toContainText(text);
  }
});

test('a payment is registered, verified and enabled while the page is watched', async ({
  page,
  wallet,
  backend,
}) => {
  const before = await backend.balance(TREASURY);
  await openPayment(page, wallet, backend);
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText('Payment received', ACTIVE);
  await expectPaidOnce(page, backend, before);
  await backend.advanceClock(10_000);
  await expect(panelTitle(page)).toHaveText('Your package is active', ACTIVE);
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Silver Keep is active.'),
  ).toBeVisible();
});

test('a double click asks the wallet once and pays once', async ({ page, wallet, backend }) => {
  const before = await backend.balance(TREASURY);
  await openPayment(page, wallet, backend);
  await payButton(page).dblclick();
  await expectPaidOnce(page, backend, before);
  expect(wallet.prompts.signTransaction).toBe(1);
});

test('a refusal in the wallet loses nothing, and paying is offered again', async ({
  page,
  wallet,
  backend,
}) => {
  const before = await backend.balance(TREASURY);
  wallet.signMode = 'reject';
  await openPayment(page, wallet, backend);
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText('You declined in your wallet');
  expect(await landedFor(backend)).toHaveLength(0);
  wallet.signMode = 'approve';
  await payButton(page).click();
  await expectPaidOnce(page, backend, before);
});

test('with too little SOL the page says how much is missing before the wallet opens', async ({
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

test('a transaction that the network drops is sent again until it lands', async ({
  page,
  wallet,
  backend,
}) => {
  const before = await backend.balance(TREASURY);
  await openPayment(page, wallet, backend);
  await expect(payButton(page)).toBeEnabled();
  await backend.addChainFault({ method: 'sendTransaction', kind: 'swallow', times: 2 });
  await payButton(page).click();
  await expectPaidOnce(page, backend, before);
  expect(wallet.prompts.signTransaction).toBe(1);
});

test('a lost answer to the sending is no failed payment', async ({
  page,
  wallet,
  backend,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource: net::ERR_/);
  const before = await backend.balance(TREASURY);
  await openPayment(page, wallet, backend);
  await expect(payButton(page)).toBeEnabled();
  await backend.addChainFault({ method: 'sendTransaction', kind: 'lost-answer', times: 1 });
  await payButton(page).click();
  await expectPaidOnce(page, backend, before);
});

test('an expired transaction is proven unused, and only then may one pay again', async ({
  page,
  wallet,
  backend,
}) => {
  test.slow();
  const before = await backend.balance(TREASURY);
  await openPayment(page, wallet, backend);
  await expect(payButton(page)).toBeEnabled();
  await backend.addChainFault({ method: 'sendTransaction', kind: 'swallow' });
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText('Confirming');
  await expect(page.getByRole('button', { name: /Pay/ })).toHaveCount(0);
  await backend.advanceBlocks(400);
  await expect(panelTitle(page)).toHaveText('The payment did not go through', ACTIVE);
  await backend.clearChainFaults();
  expect((await backend.balance(TREASURY)) - before).toBe(0n);
  await page.getByRole('button', { name: 'Pay again' }).click();
  await expectPaidOnce(page, backend, before);
  expect(wallet.prompts.signTransaction).toBe(2);
});

test('a node that answers 429 is waited for', async ({ page, wallet, backend, allowConsole }) => {
  allowConsole(/status of 429/);
  const before = await backend.balance(TREASURY);
  await openPayment(page, wallet, backend);
  await expect(payButton(page)).toBeEnabled();
  await backend.addChainFault({ method: 'sendTransaction', kind: '429', times: 2 });
  await payButton(page).click();
  await expectPaidOnce(page, backend, before);
});

test('a registration that fails three times is tried a fourth time by itself', async ({
  page,
  wallet,
  backend,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 500/);
  const before = await backend.balance(TREASURY);
  await openPayment(page, wallet, backend);
  await expect(payButton(page)).toBeEnabled();
  await backend.addFault({ method: 'POST', path: REPORTS, fault: 'status=500', times: 3 });
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText(ON_ITS_WAY, ACTIVE);
  // Otherwise the list of orders tells that the payment is known before it is reported again.
  await backend.addFault({ path: ORDERS, fault: 'status=500', times: 3 });
  await expect(panelTitle(page)).toHaveText(/^Paid\. Waiting for our server/, ACTIVE);
  expect(await journal(page)).not.toBeNull();
  await expectPaidOnce(page, backend, before);
  const reports = (await backend.requests(REPORTS)).map(({ status }) => status);
  expect(reports.slice(0, 3)).toEqual([500, 500, 500]);
});

test('another page shows a payment that is not registered yet, and Retry registers it', async ({
  page,
  wallet,
  backend,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 500/);
  await openPayment(page, wallet, backend);
  await expect(payButton(page)).toBeEnabled();
  await backend.addFault({ method: 'POST', path: REPORTS, fault: 'status=500', times: 50 });
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText(ON_ITS_WAY, ACTIVE);
  await backend.addFault({ path: ORDERS, fault: 'status=500', times: 50 });
  await expect(panelTitle(page)).toHaveText(/^Paid\. Waiting for our server/, ACTIVE);
  await page.goto(ordersUrl.replace('user-order', 'bots'));
  const banner = page.getByText(
    'A payment of 1.25 SOL for Silver Keep has been sent but is not yet registered',
  );
  await expect(banner).toBeVisible(ACTIVE);
  await expect(page.getByRole('link', { name: 'View in explorer' })).toHaveAttribute(
    'href',
    /\/tx\/\w{64,}/,
  );
  await backend.clearFaults();
  await page.getByRole('banner').waitFor();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(banner).toBeHidden(ACTIVE);
  expect(await journal(page)).toBeNull();
  expect(['VERIFYING', 'ENABLED']).toContain((await storedOrder(backend)).status);
});

test.describe('a reload', () => {
  test('at Review keeps the order and the price', async ({ page, wallet, backend }) => {
    await openPayment(page, wallet, backend);
    await expect(payButton(page)).toBeEnabled();
    await page.reload();
    await expect(payButton(page)).toBeEnabled();
  });

  test('while the wallet asks throws the question away and charges nothing', async ({
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

  test('while it is confirming goes on with the same payment', async ({
    page,
    wallet,
    backend,
  }) => {
    const before = await backend.balance(TREASURY);
    await openPayment(page, wallet, backend);
    await expect(payButton(page)).toBeEnabled();
    await backend.addChainFault({ method: 'sendTransaction', kind: 'swallow' });
    await payButton(page).click();
    await expect(panelTitle(page)).toHaveText('Confirming');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await backend.clearChainFaults();
    await expectPaidOnce(page, backend, before);
    expect(wallet.prompts.signTransaction).toBe(1);
  });

  test('before the server was told registers the payment', async ({
    page,
    wallet,
    backend,
    allowConsole,
  }) => {
    allowConsole(/status of 500/);
    const before = await backend.balance(TREASURY);
    await openPayment(page, wallet, backend);
    await expect(payButton(page)).toBeEnabled();
    await backend.addFault({ method: 'POST', path: REPORTS, fault: 'status=500', times: 1 });
    await payButton(page).click();
    await expect(panelTitle(page)).toHaveText(/^Paid/, ACTIVE);
    await page.reload();
    await expectPaidOnce(page, backend, before);
    expect(wallet.prompts.signTransaction).toBe(1);
  });

  test('afterwards shows that the order is paid', async ({ page, wallet, backend }) => {
    await openPayment(page, wallet, backend);
    await payButton(page).click();
    await expect(panelTitle(page)).toHaveText('Payment received', ACTIVE);
    await page.reload();
    await expect(panelTitle(page)).toHaveText(/This order is paid|Your package is active|This order is active/);
    await expect(payButton(page)).toHaveCount(0);
  });
});

test('of two tabs on one order only one can pay, and the other follows', async ({
  page,
  context,
  wallet,
  backend,
}) => {
  test.slow();
  const before = await backend.balance(TREASURY);
  await openPayment(page, wallet, backend);
  await expect(payButton(page)).toBeEnabled();
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
  await expect(panelTitle(other)).toHaveText(/This order is paid|Payment received|Your package is active/, ACTIVE);
  expect(wallet.prompts.signTransaction).toBe(1);
});

test('an account switched while the wallet asks throws the signature away', async ({
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
    /The wallet account was changed|Your wallet reported a problem/,
  );
  expect((await backend.balance(TREASURY)) - before).toBe(0n);
});

test('leaving while a payment is on its way is asked about', async ({ page, wallet, backend }) => {
  wallet.signMode = 'late';
  await openPayment(page, wallet, backend);
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText('Approve the payment in your wallet');
  await page.getByRole('link', { name: 'Back to orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave this payment?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(paymentUrl);
});

test('a payment from a phone is found by its reference', async ({ page, wallet, backend }) => {
  await openPayment(page, wallet, backend, 0n);
  await page.getByText('Pay from your phone').click();
  await expect(page.getByRole('img', { name: 'QR code of the Solana Pay link' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Open in a wallet on this device' });
  const url = new URL((await link.getAttribute('href')) ?? '');
  const { reference } = await storedOrder(backend);
  expect(url.protocol).toBe('solana:');
  expect(url.pathname).toBe(TREASURY);
  expect(url.searchParams.get('amount')).toBe('1.25');
  expect(url.searchParams.get('reference')).toBe(reference);
  expect(url.searchParams.get('memo')).toBe(`castle:order:${PENDING.orderId}`);
});

test('a full storage is asked about before anything is signed', async ({
  page,
  wallet,
  backend,
}) => {
  const before = await backend.balance(TREASURY);
  await openOrders(page, wallet, backend);
  await page.evaluate(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      if (key.startsWith('PAY:')) throw new DOMException('full', 'QuotaExceededError');
      set.call(this, key, value);
    };
  });
  await page.getByRole('link', { name: /Purchase/ }).click();
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText('This browser cannot remember your payment');
  expect(wallet.prompts.signTransaction).toBe(0);
  await page.getByRole('button', { name: 'Pay anyway' }).click();
  await expectPaidOnce(page, backend, before);
});
