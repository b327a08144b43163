import { readFile } from 'node:fs/promises';
import { onlyInFull } from './support/breadth';
import { personaUserId } from '@/mock-api/domains/accounts/personas';
import { chooseServer, headingOf } from './support/pages';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const REPORTS = `${ORIGIN.community}/dashboard/reports`;

test('an owner follows a figure to its rows and on to one of them, and comes back', async ({
  page,
  wallet,
  backend,
  signIn,
}) => {
  await wallet.wasConnected();
  await signIn('Server owner');
  await chooseServer(page, 'srv-keep');
  await backend.givePoints('srv-keep', personaUserId('member'), 1234);
  await page.goto(`${REPORTS}?report=earning&days=7`);
  await expect(headingOf(page)).toHaveText('Reports');
  await page.getByRole('checkbox', { name: 'Compare with previous period' }).check();
  await expect(page).toHaveURL(/compare=1/);
  await page.getByRole('link', { name: 'Points earned', exact: true }).click();
  const figure = page.getByRole('heading', { name: 'Points earned', exact: true });
  await expect(figure).toBeVisible();
  const value = await page.locator('.report__figure .report-card__value').textContent();
  const rows = page.getByRole('region', { name: 'Rows of Points earned' });
  await expect(rows.getByRole('row', { name: /1,234/ })).toContainText('Mira Moat');
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('columnheader', { name: 'Day' })).toBeVisible();

  const saving = page.waitForEvent('download');
  await rows.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('earning-earned.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/).slice(1);
  const sum = lines.reduce((all, line) => all + Number(line.split(',').at(-1)), 0);
  expect(sum).toBe(Number(value?.replaceAll(',', '')));

  await page.reload();
  await expect(figure).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Points claimed', exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Platform' })).toHaveCount(0);
});

test(
  'who does not manage the server is refused, on the screen and at the API',
  onlyInFull,
  async ({ page, wallet, signIn, allowConsole }) => {
    allowConsole(/403/);
    await wallet.wasConnected();
    await signIn('Server owner');
    await page.goto(REPORTS);
    await expect(headingOf(page)).toHaveText('Reports');
    const status = (path: string) =>
      page.evaluate(async (url) => (await fetch(url)).status, `/api${path}`);
    expect(await status('/servers/srv-keep/reports/growth')).toBe(200);
    expect(await status('/servers/srv-other/reports/growth')).toBe(403);
    expect(await status('/servers/srv-other/reports/growth/rows?figure=joined')).toBe(403);
    expect(await status('/reports/platform')).toBe(403);
    expect(await status('/reports/platform/rows?figure=revenue')).toBe(403);
    await page.evaluate(() => localStorage.setItem('SelectedServerId', 'srv-other'));
    await page.goto(REPORTS);
    await expect(page.getByText('Choose a server first')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Joined', exact: true })).toHaveCount(0);

    // What the page still asks for would be refused.
    await page.goto('about:blank');
    await page.context().clearCookies({ name: /^(?!castle_world)/ });
    await signIn('Member');
    await page.goto(REPORTS);
    await expect(page.getByText('This part is for server owners')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Reports', exact: true })).toHaveCount(0);
    expect(await status('/servers/srv-keep/reports/growth')).toBe(403);
    expect(await status('/reports/platform')).toBe(403);
  },
);
