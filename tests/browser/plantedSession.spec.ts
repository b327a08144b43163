import { axe } from './support/axe';
import { onlyInFull } from './support/breadth';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const PROFILE = `${ORIGIN.user}/dashboard/settings/profile`;

test(
  'A27: a planted session asks before a profile is saved, after a reload too, and once for all tabs',
  onlyInFull,
  async ({ page, context, wallet, signIn }) => {
    await wallet.wasConnected();
    await signIn('Regular', 'usr-another');
    const other = await context.newPage();
    const dialog = page.getByRole('dialog', { name: 'Is this your account?' });
    const save = async () => {
      await page.getByRole('textbox', { name: 'Bio' }).fill('I hold keepers.');
      await page.getByRole('button', { name: 'Save' }).click();
    };

    await page.goto(PROFILE);
    await save();
    await expect(dialog).toBeVisible();
    await axe(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('I hold keepers.');

    page.on('dialog', (leaving) => void leaving.accept());
    await page.reload();
    await other.goto(PROFILE);
    await expect(other.getByRole('textbox', { name: 'Bio' })).toBeVisible();
    await save();
    await dialog.getByRole('button', { name: 'Yes, this is me' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();

    // Nothing is typed there yet: its form follows.
    await expect(other.getByRole('textbox', { name: 'Bio' })).toHaveValue('I hold keepers.');
    await other.getByRole('textbox', { name: 'Website' }).fill('https://example.com');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByRole('button', { name: 'Save' })).toBeHidden();
    await expect(other.getByRole('dialog', { name: 'Is this your account?' })).toBeHidden();
  },
);
