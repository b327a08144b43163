import { onlyInFull } from './support/breadth';
import { chooseServer, headingOf } from './support/pages';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const MEMBERS = `${ORIGIN.community}/dashboard/discord-server-users`;

test('an owner finds members, gives them a role after a dry run, and reads why one lacks another', async ({
  page,
  wallet,
  signIn,
}) => {
  await chooseServer(page, 'srv-keep');
  await wallet.wasConnected();
  await signIn('Server owner');
  await page.goto(`${MEMBERS}?q=amber.otter190`);
  const table = page.getByRole('region', { name: 'Members' });
  await expect(table.getByRole('link', { name: 'Amber Otter' })).toBeVisible();
  await page.getByRole('button', { name: /^Change roles for/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Admin');
  await expect(dialog.getByText(/is below this one/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Whale');
  await dialog.getByRole('button', { name: /^Give to/ }).click();
  await expect(page.getByRole('heading', { name: 'Give Whale' })).toBeVisible();
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible();
  await page.goto(`${MEMBERS}/user-detail/otter.of.amber?tab=roles`);
  await expect(headingOf(page)).toHaveText('Amber Otter');
  await expect(page.getByText(/is now called @amber.otter190/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Roles' })).toContainText('Whale');
  await expect(page.getByRole('region', { name: 'Why a role is missing' })).toContainText('Admin');
});

test('the field for the page number covers none of its neighbours on a phone', async ({
  page,
  wallet,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseServer(page, 'srv-keep');
  await wallet.wasConnected();
  await signIn('Server owner');
  await page.goto(`${MEMBERS}?page=13`);
  const steps = page.getByRole('navigation', { name: 'Pages of Members' });
  await expect(steps.getByLabel('Go to page')).toHaveValue('13');
  const [field, next] = await Promise.all([
    steps.getByLabel('Go to page').boundingBox(),
    steps.getByRole('button', { name: 'Next' }).boundingBox(),
  ]);
  expect(field && field.x + field.width).toBeLessThan(next?.x ?? 0);
});

test(
  'a reviewer looks and changes nothing, a member is refused',
  onlyInFull,
  async ({ page, wallet, signIn, allowConsole }) => {
    allowConsole(/403/);
    await chooseServer(page, 'srv-keep');
    await wallet.wasConnected();
    await signIn('Reviewer');
    await page.goto(`${MEMBERS}?q=amber.otter190`);
    await expect(page.getByText(/View only\. Ask an editor/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Amber Otter' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Change roles|Export/ })).toHaveCount(0);
    const refused = await page.evaluate(async () => {
      const body = JSON.stringify({ filters: {} });
      const headers = { 'content-type': 'application/json' };
      const to = '/api/servers/srv-keep/members/export';
      return (await fetch(to, { method: 'POST', headers, body })).status;
    });
    expect(refused).toBe(403);
    await signIn('Member');
    await page.goto(MEMBERS);
    await expect(headingOf(page)).toHaveText('This part is for server owners');
  },
);
