import type { Page } from '@playwright/test';
import {
  journal,
  ordersUrl,
  panelTitle,
  payUnseen,
  PENDING,
  SOL,
  storedOrder,
  TREASURY,
} from './support/purchase';
import type { Backend } from './support/backend';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const ACTIVE = { timeout: 20_000 };
const REPORTS = '/api/packages/subscriptions/payments';

test.beforeEach(async ({ signIn }) => {
  await signIn('Server owner');
});

/** Another manager, or another device, cancels the order: this browser's journal knows nothing of it. */
async function cancelElsewhere(page: Page): Promise<void> {
  const status = await page.evaluate(async (path) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch(path, { method: 'PUT', headers: { 'X-XSRF-TOKEN': token } });
    return answer.status;
  }, `/api/package-subscription/${PENDING.orderId}`);
  expect(status).toBe(200);
}

/** Fees in lamports of the payment and of its return, from what the chain holds on the order's reference. */
async function feesOnChain(backend: Backend) {
  const { reference } = await storedOrder(backend);
  const landed = await backend.transactions(reference);
  const feeOf = (isReturn: boolean) =>
    landed
      .filter(({ feePayer }) => (feePayer === TREASURY) === isReturn)
      .map(({ fee }) => BigInt(String(fee)));
  return { payments: feeOf(false), returns: feeOf(true) };
}

/** The row says that the money is back; it is, whole, and the explorer can be asked. */
async function expectReturned(page: Page, backend: Backend, payer: string, before: bigint) {
  const row = page.getByRole('row').filter({ hasText: 'Silver Keep' });
  await expect(row).toContainText('RECLAIMED_AFTER_FAILURE', ACTIVE);
  await expect(row).toContainText('CANCELLED');
  const { payments, returns } = await feesOnChain(backend);
  expect([payments.length, returns.length]).toEqual([1, 1]);
  expect(await backend.balance(payer)).toBe(10n * SOL - (payments[0] ?? 0n));
  expect(await backend.balance(TREASURY)).toBe(before - (returns[0] ?? 0n));
  const { returnSignature } = await storedOrder(backend);
  await expect(row.getByRole('link', { name: 'View in explorer' })).toHaveAttribute(
    'href',
    new RegExp(`/tx/${returnSignature ?? 'none'}`),
  );
  const [status] = (
    await backend.rpc<{ value: ({ err: unknown } | null)[] }>('getSignatureStatuses', [
      [returnSignature],
      { searchTransactionHistory: true },
    ])
  ).value;
  expect(status?.err).toBeNull();
}

test('row 21: a payment whose order is cancelled elsewhere on its way is registered, and comes back', async ({
  page,
  wallet,
  backend,
}) => {
  test.slow();
  const before = await payUnseen(page, wallet, backend);
  await cancelElsewhere(page);
  await backend.clearChainFaults();
  await expect(panelTitle(page)).toHaveText('Your payment arrived after the order closed', ACTIVE);
  expect(await journal(page)).toBeNull();
  expect((await backend.requests(REPORTS)).map(({ status }) => status)).toContain(200);
  await page.getByRole('link', { name: 'Back to orders' }).last().click();
  await expectReturned(page, backend, wallet.address, before);
});

test('row 21: a payment that lands after its order was cancelled comes back though the browser forgot it', async ({
  page,
  wallet,
  backend,
}) => {
  test.slow();
  const before = await payUnseen(page, wallet, backend);
  await cancelElsewhere(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${ORIGIN.community}/unauthorized`);
  // The journal alone: without the wallet's name in storage the wallet would have to be chosen again.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('PAY:')) localStorage.removeItem(key);
    }
  });
  await backend.clearChainFaults();
  const [bytes] = wallet.signed;
  await backend.rpc('sendTransaction', [
    Buffer.from(bytes ?? []).toString('base64'),
    { encoding: 'base64' },
  ]);
  await backend.advanceBlocks(4);
  await page.goto(ordersUrl);
  await expectReturned(page, backend, wallet.address, before);
});
