import { expect, test } from './support/test';
import { onlyInFull } from './support/breadth';
import {
  expectPaidOnce,
  openPayable,
  panelTitle,
  payButton,
  payUnseen,
  TREASURY,
} from './support/purchase';

const ACTIVE = { timeout: 20_000 };

test.beforeEach(async ({ signIn }) => {
  await signIn('Server owner');
});

test('a transaction that the network drops is sent again until it lands', async ({
  page,
  wallet,
  backend,
}) => {
  const before = await openPayable(page, wallet, backend);
  await backend.addChainFault({ method: 'sendTransaction', kind: 'swallow', times: 2 });
  await payButton(page).click();
  await expectPaidOnce(page, backend, before);
  expect(wallet.prompts.signTransaction).toBe(1);
});

test('C4: a lost answer to the sending is no failed payment', async ({
  page,
  wallet,
  backend,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource: net::ERR_/);
  const before = await openPayable(page, wallet, backend);
  await backend.addChainFault({ method: 'sendTransaction', kind: 'lost-answer', times: 1 });
  await payButton(page).click();
  await expectPaidOnce(page, backend, before);
});

test('C3: an expired transaction is proven unused, and only then may one pay again', async ({
  page,
  wallet,
  backend,
}) => {
  test.slow();
  const before = await payUnseen(page, wallet, backend);
  await expect(page.getByRole('button', { name: /Pay/ })).toHaveCount(0);
  await backend.advanceBlocks(400);
  await expect(panelTitle(page)).toHaveText('The payment didn’t go through', ACTIVE);
  await backend.clearChainFaults();
  expect((await backend.balance(TREASURY)) - before).toBe(0n);
  await page.getByRole('button', { name: 'Pay again' }).click();
  await expectPaidOnce(page, backend, before);
  expect(wallet.prompts.signTransaction).toBe(2);
});

test(
  'C14: a node that answers 429 is waited for',
  onlyInFull,
  async ({ page, wallet, backend, allowConsole }) => {
    allowConsole(/status of 429/);
    const before = await openPayable(page, wallet, backend);
    await backend.addChainFault({ method: 'sendTransaction', kind: '429', times: 2 });
    await payButton(page).click();
    await expectPaidOnce(page, backend, before);
  },
);
