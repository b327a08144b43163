import { headingOf } from './support/pages';
import { onlyInFull } from './support/breadth';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const PORTFOLIO = `${ORIGIN.user}/dashboard/portfolio`;

test('thousands of NFTs are grouped and looked through with less than a hundred pictures', async ({
  page,
  wallet,
  backend,
  signIn,
}) => {
  await wallet.wasConnected();
  await signIn('Member');
  await backend.giveHoard('member', 4, 2000);
  await page.goto(`${PORTFOLIO}?tab=nfts`);
  await expect(headingOf(page)).toHaveText('Portfolio');
  const found = page.getByText(/^8,000 NFTs in 8 groups$/);
  await expect(found).toBeVisible();
  const images = () => page.evaluate(() => document.images.length);
  const card = page.locator('.piece-card').first();
  await expect(card).toBeVisible();
  expect(await images()).toBeLessThan(100);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const isSeen = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.piece-card__name')].some((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return top < window.innerHeight && bottom > 0;
      }),
    );
  await expect.poll(isSeen).toBe(true);
  expect(await images()).toBeLessThan(100);

  await page.getByRole('combobox', { name: 'Wallet' }).selectOption({ index: 3 });
  await expect(page).toHaveURL(/wallet=/);
  await expect(page.getByText(/^2,000 NFTs/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^2,000 NFTs/)).toBeVisible();
});

test(
  'NFTs that cannot be read are said to be missing, and come with Retry',
  onlyInFull,
  async ({ page, wallet, backend, signIn }) => {
    await wallet.wasConnected();
    await signIn('Regular');
    await backend.addChainFault({ method: 'getAssetsByOwner', kind: 'refuse' });
    await page.goto(`${PORTFOLIO}?tab=nfts`);
    const retry = page.getByRole('button', { name: /^Retry: .*, NFTs$/ });
    await expect(retry).toBeVisible();
    await expect(page.getByText('14.21 SOL').first()).toBeVisible();
    await backend.clearChainFaults();
    await retry.click();
    await expect(page.locator('.piece-card').first()).toBeVisible();
    await expect(retry).toBeHidden();
  },
);
