import { ORIGIN } from './support/sites';
import { onlyInFull } from './support/breadth';
import { pick } from './support/pickers';
import { expect, test } from './support/test';

const MESSAGE = `${ORIGIN.community}/dashboard/bots/embed-message?rule=rule-srv-hq-embed-message-1`;

test(
  'a message gets a copy in a second channel, is edited once, and a failed update is retried',
  onlyInFull,
  async ({ page, backend, signIn, wallet }) => {
    await signIn('Platform staff');
    await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-hq'));
    await wallet.wasConnected();
    await page.goto(`${MESSAGE}&tab=copies`);
    await pick(page, 'Channel for the copy', '# gm');
    await page.getByRole('button', { name: 'Post copy' }).click();
    const list = page.getByRole('list', { name: 'Channels' });
    const copyIn = (name: string) =>
      list.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `# ${name}` }) });
    await expect(copyIn('gm')).toContainText('Up to date');
    await backend.letBotPost('srv-hq', 'gm', false);

    await page.getByRole('tab', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('New rules from today on.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('.toasts')).toContainText('Updated in 2 of 5 channels');
    const needy = page.getByRole('list', { name: 'Linked copies that need attention' });
    await expect(needy).toContainText('# gm: The bot can’t post in #gm.');
    await page.getByRole('link', { name: 'Review linked copies' }).press('Enter');
    await expect(copyIn('welcome')).toContainText('Up to date');
    await expect(copyIn('gm')).toContainText('Update failed');

    await backend.letBotPost('srv-hq', 'gm', true);
    await page.getByRole('button', { name: 'Try again in # gm' }).press('Enter');
    await expect(copyIn('gm')).toContainText('Up to date');
  },
);
