import { axe } from './support/axe';
import { onlyInFull } from './support/breadth';
import { enter } from './support/keys';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const FORM = `${ORIGIN.community}/dashboard/welcome-message`;

test(
  'a welcome message is changed in its preview by keyboard alone, and saved',
  onlyInFull,
  async ({ page, backend, signIn, wallet }) => {
    await backend.forgetModules();
    await signIn('Server owner');
    await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
    await wallet.wasConnected();
    await page.goto(FORM);
    const preview = page.getByRole('complementary', { name: 'Preview' });
    await enter(page, page.getByRole('button', { name: 'Add embed' }));
    await enter(page, preview.getByRole('button', { name: 'Edit message text' }));
    await expect(preview.getByRole('textbox', { name: 'Message text' })).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Hello at the gate');
    await axe(page, 'main');
    await page.keyboard.press('Escape');
    await expect(preview.getByRole('button', { name: 'Edit message text' })).toBeFocused();

    await enter(page, preview.getByRole('button', { name: 'Add a title' }));
    await expect(preview.getByRole('textbox', { name: 'Embed title' })).toBeFocused();
    await page.keyboard.type('Rules');
    await page.keyboard.press('Enter');
    await expect(preview.getByRole('button', { name: 'Edit embed title' })).toBeFocused();
    await axe(page, 'main');
    await page.keyboard.press('Control+S');
    await expect(page.getByRole('status').filter({ hasText: 'saved' }).first()).toBeAttached();

    await page.goto(FORM);
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
      'Hello at the gate',
    );
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Rules');
  },
);
