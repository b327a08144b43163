import { expect, type Page } from '@playwright/test';
import { EMBEDDED_TREASURY } from '@/mock-api/store/constants';
import type { Backend } from './backend';
import { ORIGIN } from './sites';
import type { TestWallet } from './wallet';

export const TREASURY = EMBEDDED_TREASURY;
export const SOL = 1_000_000_000n;

/** The owner persona's server with one PENDING order, Silver Keep at 1.25 SOL. */
export const PENDING = { serverId: 'srv-pending', orderId: 'ord-10', lamports: 1_250_000_000n };

export const ordersUrl = `${ORIGIN.community}/dashboard/user-order`;
export const paymentUrl = `${ORIGIN.community}/dashboard/package-payment/${PENDING.orderId}`;

/** The heading of the payment panel, which is the payment's phase in words. */
export const panelTitle = (page: Page) => page.locator('#payment-title');
export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay 1.25 SOL' });

/** Pages opened from now on use the server with the PENDING order, with a connected and funded wallet. */
export async function prepareOrders(
  page: Page,
  wallet: TestWallet,
  backend: Backend,
  lamports = 10n * SOL,
): Promise<void> {
  if (lamports > 0n) await backend.airdrop(wallet.address, lamports);
  await page.addInitScript((id) => localStorage.setItem('SelectedServerId', id), PENDING.serverId);
  await wallet.wasConnected();
}

/** Opens the User Orders of that server. */
export async function openOrders(...given: Parameters<typeof prepareOrders>): Promise<void> {
  await prepareOrders(...given);
  await given[0].goto(ordersUrl);
}

/** Opens the payment of the PENDING order, up to the Pay button. */
export async function openPayment(
  page: Page,
  wallet: TestWallet,
  backend: Backend,
  lamports = 10n * SOL,
): Promise<void> {
  await openOrders(page, wallet, backend, lamports);
  await page.getByRole('link', { name: /Purchase/ }).click();
  await expect(page).toHaveURL(paymentUrl);
}

/** The same, returning the treasury's balance beforehand, in lamports, for later comparison. */
export async function openPayable(
  page: Page,
  wallet: TestWallet,
  backend: Backend,
): Promise<bigint> {
  const before = await backend.balance(TREASURY);
  await openPayment(page, wallet, backend);
  await expect(payButton(page)).toBeEnabled();
  return before;
}

/** Pays, while the chain drops the transaction: it stays unconfirmed until the fault is removed. */
export async function payUnseen(page: Page, wallet: TestWallet, backend: Backend): Promise<bigint> {
  const before = await openPayable(page, wallet, backend);
  await backend.addChainFault({ method: 'sendTransaction', kind: 'swallow' });
  await payButton(page).click();
  await expect(panelTitle(page)).toHaveText('Confirming your payment');
  return before;
}

/** The order as the back end currently stores it. */
export async function storedOrder(backend: Backend, orderId = PENDING.orderId) {
  const { orders } = await backend.state();
  const order = orders.find(({ id }) => id === orderId);
  if (!order) throw new Error(`The back end has no order ${orderId}.`);
  return order;
}

/** Landed transactions that paid the treasury and name the order's reference. */
export async function landedFor(backend: Backend, orderId = PENDING.orderId) {
  const { reference } = await storedOrder(backend, orderId);
  return await backend.transactions(reference);
}

/** The browser's journal entry of the order, as text; null when it is cleared. */
export const journal = (page: Page, orderId = PENDING.orderId) =>
  page.evaluate((key) => localStorage.getItem(key), `PAY:${orderId}`);

/** Follows an unconfirmed payment up to ENABLED, checked on chain and in the back end. */
export async function expectPaidOnce(
  page: Page,
  backend: Backend,
  before: bigint,
  { lamports, orderId } = { lamports: PENDING.lamports, orderId: PENDING.orderId },
): Promise<void> {
  await expect(panelTitle(page)).toHaveText(/Payment received|Your package is active/, {
    timeout: 20_000,
  });
  expect(await landedFor(backend, orderId)).toHaveLength(1);
  expect((await backend.balance(TREASURY)) - before).toBe(lamports);
  expect(['VERIFYING', 'ENABLED']).toContain((await storedOrder(backend, orderId)).status);
  expect(await journal(page, orderId)).toBeNull();
}
