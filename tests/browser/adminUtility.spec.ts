import { headingOf } from './support/pages';
import { onlyInFull } from './support/breadth';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const at = (path: string) => `${ORIGIN.community}/dashboard/${path}`;

test('staff start and end maintenance without signing out an owner', async ({
  page,
  signIn,
  wallet,
  allowConsole,
}) => {
  allowConsole(/503/);
  await wallet.wasConnected();
  await signIn('Platform staff');
  await page.goto(at('admin-utility?tab=notices'));
  await page.getByRole('radio', { name: /^Maintenance/ }).check();
  await page.getByLabel('Message').fill('We’re upgrading our servers.');
  await page.getByRole('button', { name: 'Start maintenance' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start maintenance' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  await page.goto('about:blank');
  await signIn('Server owner');
  await page.goto(at('user-order'));
  await expect(headingOf(page)).toHaveText('Down for maintenance');
  await expect(page.locator('#content')).toContainText('We’re upgrading our servers.');

  await page.goto('about:blank');
  await signIn('Platform staff');
  await page.goto(at('reports'));
  await page.getByRole('link', { name: 'End maintenance' }).click();
  await page.getByRole('button', { name: 'End notice: We’re upgrading our servers.' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End notice' }).click();
  await expect(page.getByText('Ended early')).toBeVisible();

  await page.goto('about:blank');
  await signIn('Server owner');
  await page.goto(at('user-order'));
  await expect(headingOf(page)).toHaveText('Orders');
});

test(
  'a member can dismiss a staff announcement, which stays dismissed after a reload',
  onlyInFull,
  async ({ page, signIn, wallet }) => {
    await wallet.wasConnected();
    await signIn('Platform staff');
    await page.goto(at('admin-utility?tab=notices'));
    await page.getByLabel('Message').fill('New bots tomorrow.');
    await page.getByRole('button', { name: 'Send announcement' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Send announcement', exact: true })
      .click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();

    await page.goto('about:blank');
    await signIn('Member');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${ORIGIN.user}/dashboard/servers`);
    const away = page.getByRole('button', { name: 'Dismiss: New bots tomorrow.' });
    await away.click();
    await expect(away).toHaveCount(0);
    await page.reload();
    await expect(headingOf(page)).toHaveText('Servers');
    await expect(away).toHaveCount(0);
  },
);

test(
  'staff pause token claims, members see the pause, and staff undo it in the audit log',
  onlyInFull,
  async ({ page, signIn, wallet, backend, allowConsole }) => {
    allowConsole(/403/);
    await wallet.wasConnected();
    await signIn('Platform staff');
    await page.goto(at('admin-utility?tab=flags'));
    const change = page.getByRole('button', { name: 'Edit Token claims' });
    await change.click();
    await page.getByLabel('Off', { exact: true }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    const card = page.getByRole('listitem', { name: 'Token claims' });
    // The card replaces the form, which also contains "Off", once the server has answered.
    await expect(change).toBeVisible();
    await expect(card.getByText('Off', { exact: true })).toBeVisible();

    await page.goto('about:blank');
    await signIn('Member');
    await backend.givePoints('srv-keep', 'usr-member', 2000);
    await page.goto(`${ORIGIN.user}/dashboard/task-to-earn/solana-keep`);
    await expect(page.getByText('Castle Bots has paused claims.')).toBeVisible();
    const refused = await page.evaluate(async () => (await fetch('/api/staff/flags')).status);
    expect(refused).toBe(403);

    await page.goto('about:blank');
    await signIn('Platform staff');
    await page.goto(at('admin-utility?tab=changes&label=flag'));
    await page.getByRole('button', { name: 'Undo: Feature flag changed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo change' }).click();
    await expect(page.locator('td :focus')).toHaveText(/^Undone/);
  },
);
