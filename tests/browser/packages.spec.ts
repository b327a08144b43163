import { chooseServer } from './support/pages';
import { onlyInFull } from './support/breadth';
import { ORIGIN } from './support/sites';
import { panelTitle, TREASURY } from './support/purchase';
import { expect, test } from './support/test';

const at = (path: string) => `${ORIGIN.community}/dashboard/${path}`;

test('staff change a package, and an owner upgrades to it for the difference', async ({
  page,
  backend,
  signIn,
  wallet,
}) => {
  await backend.airdrop(wallet.address, 5_000_000_000n);
  await wallet.wasConnected();
  await signIn('Platform staff');
  await page.goto(at('edit-package/pkg-silver'));
  await expect(page.getByText(/Changes apply to new orders only/)).toBeVisible();
  await page.getByLabel('Price', { exact: true }).fill('2');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).ok()).toBe(true);

  await signIn('Server owner');
  await chooseServer(page, 'srv-apes');
  await page.goto(at('package'));
  await page.getByRole('button', { name: /^Upgrade to Silver Keep for 1\.\d+ SOL/ }).click();
  const question = page.getByRole('dialog', { name: 'Upgrade to Silver Keep?' });
  await expect(question).toContainText('Replaces Bronze Keep');
  const before = await backend.balance(TREASURY);
  await question.getByRole('button', { name: 'Upgrade package' }).click();
  const pay = page.getByRole('button', { name: /^Pay 1\.\d+ SOL/ });
  const price = /[\d.]+/.exec((await pay.textContent()) ?? '')?.[0] ?? '';
  await pay.click();
  await expect(panelTitle(page)).toHaveText('Payment received');
  const paid = (await backend.balance(TREASURY)) - before;
  expect(paid).toBe(BigInt(Math.round(Number(price) * 1e9)));

  await backend.advanceClock(10_000);
  await page.goto(at('package'));
  await expect(page.getByRole('region', { name: 'Your packages' })).toContainText('Silver Keep');
});

test(
  'an owner is refused the staff screens for packages',
  onlyInFull,
  async ({ page, signIn, wallet }) => {
    await wallet.wasConnected();
    await signIn('Server owner');
    for (const path of ['manage-package', 'create-package', 'edit-package/pkg-gold']) {
      await page.goto(at(path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'You don’t have access to this page',
      );
    }
  },
);
