import { ORIGIN } from './support/sites';
import { onlyInFull } from './support/breadth';
import { expect, test } from './support/test';

test(
  'a server emoji is chosen and typed, appears in the preview, and is kept after a reload',
  onlyInFull,
  async ({ page, signIn, wallet }) => {
    await signIn('Server owner');
    await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
    await wallet.wasConnected();
    await page.goto(`${ORIGIN.community}/dashboard/welcome-message`);
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    const preview = page.getByRole('complementary', { name: 'Preview' });
    await text.fill('gm ');

    await page
      .getByRole('toolbar', { name: 'Format: Text' })
      .getByRole('button', { name: 'Emoji' })
      .click();
    await page.getByRole('rowgroup', { name: 'This server' }).waitFor();
    await page.keyboard.type('torch');
    await page.keyboard.press('Enter');
    await expect(text).toHaveValue('gm <a:torch:771100000000000003>');
    await expect(preview.getByAltText(':torch:')).toBeVisible();

    await text.press('End');
    await text.pressSequentially(' :kee');
    await expect(page.getByRole('option', { name: ':keep: This server' })).toBeVisible();
    await text.pressSequentially('p:');
    await expect(text).toHaveValue('gm <a:torch:771100000000000003> <:keep:771100000000000001>');

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Welcome message is on' }).first(),
    ).toBeAttached();
    await page.reload();
    await expect(text).toHaveValue('gm <a:torch:771100000000000003> <:keep:771100000000000001>');
    await expect(preview.getByAltText(':keep:')).toBeVisible();
  },
);
