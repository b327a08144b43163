import { axe } from './support/axe';
import { BACKEND, ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const DASHBOARD = `${ORIGIN.user}/dashboard`;
const CLAIMS = '**/api/users/me/claims';

interface Body {
  lines: { key: string; terms: { amount: string } }[];
}

test('H8: a phone claims four rewards: one fails alone, and a lost response is sent again', async ({
  page,
  wallet,
  signIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED.*users\/me\/claims/);
  await page.setViewportSize({ width: 390, height: 844 });
  await wallet.wasConnected();
  await signIn('Regular');
  await page.goto(DASHBOARD);

  const keys: string[] = [];
  // The first line claims more than was shown. The first response is lost.
  await page.route(CLAIMS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body: Body = route.request().postDataJSON();
    keys.push(body.lines.map(({ key }) => key).join(' '));
    const [first] = body.lines;
    if (first) first.terms.amount = '1';
    const { pathname } = new URL(route.request().url());
    const headers = await route.request().allHeaders();
    // The body has another length now.
    delete headers['content-length'];
    headers['host'] = new URL(DASHBOARD).host;
    // Node may not resolve the host name that the browser uses.
    const postData = JSON.stringify(body);
    const response = await route.fetch({ url: BACKEND + pathname, headers, postData });
    return keys.length === 1 ? route.abort() : route.fulfill({ response });
  });

  await page.getByRole('button', { name: 'Claim all' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await axe(page);
  await dialog.getByRole('button', { name: 'Claim 4 rewards' }).click();
  await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();

  await page.reload();
  await expect(dialog.getByRole('heading', { name: '3 of 4 rewards claimed' })).toBeVisible();
  await expect(dialog).toContainText('The exchange rate changed.');
  expect(new Set(keys).size).toBe(1);
  await expect(dialog.getByText('On its way')).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'View in explorer' }).first()).toBeVisible();
  await axe(page);

  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Ready to claim' })).toContainText('1 reward');
});
