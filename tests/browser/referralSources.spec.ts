import { headingOf } from './support/pages';
import { onlyInFull } from './support/breadth';
import { signInThroughDiscord } from './support/session';
import { follow } from './support/referral';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const DASHBOARD = `${ORIGIN.community}/dashboard`;

test('staff make a link for an ambassador; who follows it and signs up is counted with its tags', async ({
  page,
  wallet,
  signIn,
}) => {
  await wallet.wasConnected();
  await signIn('Platform staff');
  await page.goto(`${DASHBOARD}/referral-sources`);
  await page.getByRole('link', { name: 'New referral link' }).click();
  await page.getByLabel('Name').fill('A talk');
  await page.getByLabel('Code').fill('a-talk');
  await page.getByLabel('Owner').selectOption({ label: 'Abel Banner' });
  await page.getByLabel('UTM campaign').fill('autumn');
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = (await page.getByText('ref=a-talk').textContent()) ?? '';
  const made = page.url();

  // Pending requests of the page would be refused.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /^castle_(?:access|refresh)$/ });
  await follow(page, link.replace(/^https?:\/\/[^/]+/, ORIGIN.user));
  await signInThroughDiscord(page, 'Newcomer');
  await expect(page).toHaveURL(`${ORIGIN.user}/dashboard`);

  await signIn('Platform staff');
  await page.goto(made);
  const tags = page.getByRole('table', { name: 'Clicks by UTM tag' });
  await expect(tags.getByRole('row', { name: /autumn/ })).toContainText('1');
  await page.getByRole('tab', { name: 'Sign-ups' }).click();
  await expect(page.getByRole('region', { name: 'Sign-ups' })).toContainText('Signed up');
});

test(
  'an owner sees rewards of their own, and is refused the sources on the page and by the API',
  onlyInFull,
  async ({ page, wallet, signIn, allowConsole }) => {
    allowConsole(/403/);
    await wallet.wasConnected();
    await signIn('Server owner');
    await page.goto(`${DASHBOARD}/referral-sources`);
    await expect(headingOf(page)).toHaveText('You don’t have access to this page');
    const status = await page.evaluate(
      async () => (await fetch('/api/referrals/commissions')).status,
    );
    expect(status).toBe(403);
    await page.goto(`${DASHBOARD}/referral-rewards`);
    await expect(page.getByText('ref=ref-owner')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'All commissions' })).toHaveCount(0);
  },
);

test(
  'between tabs and what they open there is as much room as on other pages',
  onlyInFull,
  async ({ page, wallet, signIn }) => {
    await wallet.wasConnected();
    await signIn('Platform staff');
    // Measured together, because content that loads later may move both.
    const room = () =>
      page.evaluate(() => {
        const tabs = document.querySelector('[role=tablist]')?.getBoundingClientRect();
        const panel = document.querySelector('[role=tabpanel]')?.getBoundingClientRect();
        return tabs && panel ? Math.round(panel.top - tabs.bottom) : null;
      });
    const open = async (path: string) => {
      await page.goto(`${DASHBOARD}/${path}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
    };
    await open('admin-utility');
    const usual = await room();
    for (const path of ['referral-sources', 'referral-rewards']) {
      await open(path);
      await expect.poll(room).toBe(usual);
    }
  },
);
