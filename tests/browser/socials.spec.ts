import { axe } from './support/axe';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const PROFILE = `${ORIGIN.user}/dashboard/profile`;

test.use({ viewport: { width: 390, height: 844 } });

test('a member goes to X and back: cancelled, taken, and linked at last', async ({
  page,
  signIn,
  wallet,
}) => {
  await signIn('Member');
  await wallet.wasConnected();
  await page.goto(PROFILE);
  const link = page.getByRole('link', { name: 'Link X', exact: true });

  await link.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You cancelled the sign-in on X.')).toBeVisible();
  await expect(page).toHaveURL(PROFILE);

  await link.click();
  await page.getByRole('button', { name: '@abelbanner' }).click();
  await expect(page.getByText(/is linked to another member/)).toBeVisible();

  await link.click();
  await page.getByRole('button', { name: '@mira', exact: true }).click();
  await expect(page.getByText('Your X account is linked.')).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'X', exact: true })).toContainText('@mira');
  await axe(page);

  await page.getByRole('button', { name: 'Unlink X' }).click();
  await page.getByRole('button', { name: 'Unlink', exact: true }).click();
  await expect(link).toBeVisible();
  await expect(page.getByRole('heading', { name: 'X', exact: true })).toBeFocused();
});
