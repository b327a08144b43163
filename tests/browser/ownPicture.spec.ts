import type { Page } from '@playwright/test';
import { drawnBanner } from '@/mock-api/domains/files/content/drawnBanner';
import { onlyInFull } from './support/breadth';
import { axe } from './support/axe';
import { headingOf } from './support/pages';
import { signInAs } from './support/session';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const PROFILE = `${ORIGIN.user}/dashboard/settings/profile`;
const ACROSS = `${ORIGIN.user}/dashboard/users?tab=across&servers=all&window=all&across-q=amber.otter190`;

/**
 * Waits until the page has uploaded the image for link previews. It contains the profile picture, so the server refuses
 * one that arrives after the picture has changed.
 */
const cardIsCurrent = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const response = await fetch('/api/users/me/profile/card');
        return (await response.json()).data.isCurrent;
      }),
    )
    .toBe(true);

test(
  'a member’s picture appears to others on the leaderboard, and can be removed',
  onlyInFull,
  async ({ page, wallet, backend, signIn }) => {
    await wallet.wasConnected();
    await signIn('Regular');
    await page.goto(PROFILE);
    const region = page.getByRole('region', { name: 'Profile picture' });
    const input = region.getByLabel('Add picture');
    await input.setInputFiles({
      name: 'notes.png',
      mimeType: 'image/png',
      buffer: Buffer.from('nothing of the kind'),
    });
    await expect(region.getByText('Couldn’t read this image')).toBeVisible();
    await input.setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from(drawnBanner()),
    });
    await expect(region.getByRole('img', { name: 'Preview' })).toBeVisible();
    await axe(page);
    await cardIsCurrent(page);
    await region.getByRole('button', { name: 'Use this picture' }).click();
    await expect(region.getByText(/^Your own picture\./)).toBeVisible();
    const mine = page.getByRole('button', { name: /^Profile menu/ }).locator('img');
    await expect(mine).toHaveAttribute('src', /^\/api\/users\/pictures\//);
    // Of the square that was drawn here, in the smaller edge of what was chosen.
    await expect
      .poll(() => mine.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([64, 64]);

    await cardIsCurrent(page);
    await signInAs(page, backend, 'Member');
    await page.goto(ACROSS);
    await expect(headingOf(page)).toHaveText('Members');
    const theirs = page
      .getByRole('list', { name: 'Ranks' })
      .getByRole('listitem')
      .filter({ hasText: 'Amber Otter' })
      .locator('img');
    await expect.poll(() => theirs.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(64);

    await signInAs(page, backend, 'Regular');
    await page.goto(PROFILE);
    await cardIsCurrent(page);
    await region.getByRole('button', { name: 'Remove picture' }).click();
    await expect(region.getByText('This is your Discord picture.')).toBeVisible();
    await expect(mine).toHaveAttribute('src', /^\/__mock\/pictures\//);
  },
);
