import type { Page } from '@playwright/test';
import { onlyInFull } from './support/breadth';
import { chooseServer } from './support/pages';
import { pick } from './support/pickers';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const SETTINGS = `${ORIGIN.community}/dashboard/discord-server-details`;
const API = '/api/servers/srv-keep';

/** What the API answers the page's session, as the client would ask it. */
const statusOf = (page: Page, method: string, path: string, body?: object): Promise<number> =>
  page.evaluate(
    async ([how, where, json]) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'content-type': 'application/json', 'X-XSRF-TOKEN': token };
      const answer = await fetch(where, {
        method: how,
        headers,
        ...(json === '' ? {} : { body: json }),
      });
      return answer.status;
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  );

test.beforeEach(async ({ page, wallet }) => {
  await chooseServer(page, 'srv-keep');
  await wallet.wasConnected();
});

test('an owner changes the settings, gives a viewer access and takes it, and undoes a change', async ({
  page,
  signIn,
}) => {
  await signIn('Server owner');
  await page.goto(SETTINGS);
  const language = page.getByLabel('Language');
  await language.selectOption({ label: 'Deutsch' });
  await pick(page, 'Time zone', 'Europe/Berlin');
  await pick(page, 'Log channel', 'gm');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.toasts')).toContainText('Saved');
  await page.reload();
  await expect(language).toHaveValue('de');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toContainText('Europe/Berlin');
  await expect(page.getByRole('combobox', { name: 'Log channel' })).toContainText('gm');

  await page.getByRole('tab', { name: 'Access' }).click();
  await page.getByLabel('Username').fill('amber.otter190');
  await page.getByRole('button', { name: 'Give access' }).click();
  await page.getByRole('button', { name: 'Remove access: Viewer, Amber Otter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove access' }).click();
  const team = page.getByRole('region', { name: 'Team access' });
  await expect(team.getByText('Amber Otter')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Audit log' }).click();
  const saved = page
    .getByRole('list', { name: 'What was changed' })
    .getByRole('listitem')
    .filter({ has: page.getByText('Server settings saved', { exact: true }) })
    .first();
  await saved.getByText('Language, Time zone, and Log channel').click();
  await expect(saved).toContainText('English → Deutsch');
  await expect(saved).toContainText('nothing → # gm');
  await saved.getByRole('button', { name: 'Undo: Server settings saved' }).click();
  await expect(saved).toContainText('Undone');
  await page.getByRole('tab', { name: 'General' }).click();
  await page.reload();
  await expect(language).toHaveValue('en');
});

test(
  'an editor looks and is refused, on screen and by the API',
  onlyInFull,
  async ({ page, signIn, allowConsole }) => {
    allowConsole(/403/);
    await signIn('Server owner');
    await page.goto(SETTINGS);
    await expect(page.getByLabel('Language')).toBeEnabled();
    const asEditor = { username: 'mira', role: 'editor' };
    expect(await statusOf(page, 'POST', `${API}/access`, asEditor)).toBe(200);
    const { general, version } = await page.evaluate(
      async (path) => (await (await fetch(path)).json()).data,
      `${API}/settings`,
    );

    await signIn('Member');
    await page.goto(SETTINGS);
    await expect(page.getByText(/View only\. Ask an owner/)).toBeVisible();
    await expect(page.getByLabel('Language')).toBeDisabled();
    await page.getByRole('tab', { name: 'Access' }).click();
    await expect(page.getByRole('region', { name: 'Team access' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Give access' })).toHaveCount(0);
    const settings = { ...general, language: 'fr', version };
    expect(await statusOf(page, 'PUT', `${API}/settings`, settings)).toBe(403);
    expect(await statusOf(page, 'POST', `${API}/access`, { ...asEditor, role: 'owner' })).toBe(403);
    expect(await statusOf(page, 'GET', `${API}/settings`)).toBe(200);
  },
);
