import { onlyInFull } from './support/breadth';
import { openOrders, ordersUrl, PENDING, prepareOrders, storedOrder } from './support/purchase';
import { expect, test } from './support/test';

const EMPTY = 'No orders available. Make sure you have placed an order.';

test.beforeEach(async ({ signIn }) => {
  await signIn('Server owner');
});

// The screen's unit tests cover all of these; `npm test` runs one of them in a browser.
const CANCEL_PATH = `/api/package-subscription/${PENDING.orderId}`;

test('Cancel asks first, and No changes nothing', onlyInFull, async ({ page, wallet, backend }) => {
  await openOrders(page, wallet, backend);
  await page.getByRole('button', { name: /^Cancel/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Order Cancellation' });
  await expect(dialog).toContainText('Are you sure you want to cancel this order?');
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Cancel/ })).toBeFocused();
  expect((await storedOrder(backend)).status).toBe('PENDING');
});

test('Yes cancels the order, and the server’s message is shown', async ({
  page,
  wallet,
  backend,
}) => {
  await openOrders(page, wallet, backend);
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('.toasts').getByText('Order cancelled.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Silver Keep' })).toContainText('CANCELLED');
  await expect(page.getByRole('link', { name: /Purchase/ })).toHaveCount(0);
  expect((await storedOrder(backend)).status).toBe('CANCELLED');
});

test(
  'a refused cancel shows what the server says',
  onlyInFull,
  async ({ page, wallet, backend, allowConsole }) => {
    allowConsole(/status of 409/);
    await openOrders(page, wallet, backend);
    await backend.addFault({ method: 'PUT', path: CANCEL_PATH, fault: 'status=409' });
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.locator('.toasts').getByText('Requested fault: 409.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Silver Keep' })).toContainText('PENDING');
  },
);

// A browser repeats a call when a kept-alive connection is cut: hence many cuts.
test(
  'a cancel that gets no answer says so',
  onlyInFull,
  async ({ page, wallet, backend, allowConsole }) => {
    allowConsole(/Failed to load resource: net::ERR_/);
    await openOrders(page, wallet, backend);
    await backend.addFault({ method: 'PUT', path: CANCEL_PATH, fault: 'drop', times: 20 });
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.locator('.toasts').getByText('Failed to cancel order')).toBeVisible({
      timeout: 60_000,
    });
  },
);

test(
  'a server without orders says how to get one',
  onlyInFull,
  async ({ page, wallet, backend }) => {
    await prepareOrders(page, wallet, backend);
    await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-empty'));
    await page.goto(ordersUrl);
    await expect(page.getByText(EMPTY)).toBeVisible();
  },
);

test(
  'features show their first three, and the rest on request',
  onlyInFull,
  async ({ page, wallet, backend }) => {
    await openOrders(page, wallet, backend);
    const features = page
      .getByRole('row')
      .filter({ hasText: 'Silver Keep' })
      .getByRole('cell')
      .nth(2);
    await expect(features.locator('.badge')).toHaveCount(3);
    await features.getByRole('button', { name: /Show More/ }).click();
    await expect(features.locator('.badge')).toHaveCount(8);
    await features.getByRole('button', { name: /Show Less/ }).click();
    await expect(features.locator('.badge')).toHaveCount(3);
  },
);
