import { QUESTS } from '@/mock-api/seed/modules/quests';
import { drawnBanner } from '@/mock-api/domains/files/content/drawnBanner';
import { UNDO } from '@/mock-api/store/constants';
import { axe } from './support/axe';
import { chooseServer, headingOf } from './support/pages';
import { signInAs } from './support/session';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const QUEST = `${ORIGIN.user}/dashboard/questboard/solana-keep/task-to-earn/raise-your-banner`;
const REVIEW = `${ORIGIN.community}/dashboard/task-to-earn/quest/${QUESTS.banner}?tab=submissions`;

test('a member attaches pictures and hands them in, and a reviewer sees and approves them', async ({
  page,
  wallet,
  backend,
  signIn,
}) => {
  await wallet.wasConnected();
  await chooseServer(page, 'srv-keep');
  await signIn('Member');
  await page.goto(QUEST);
  await expect(headingOf(page)).toHaveText('Raise your banner');

  // Refused by the browser before sending; and by the server, whatever the file name.
  const input = page.getByLabel('Your files for task 1');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  await input.setInputFiles({ name: 'banner.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(page.getByText('banner.svg: This file isn’t')).toBeVisible();

  const banner = Buffer.from(drawnBanner());
  await input.setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: banner });
  const files = page.getByRole('list', { name: 'Your files' });
  await expect(files.getByRole('img', { name: 'banner.png' })).toBeVisible();

  // Like a screenshot in the clipboard: a picture drawn here.
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(10, 10, 50, 50);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob ?? ''], 'image.png', { type: 'image/png' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(files.getByRole('img', { name: 'image.png' })).toBeVisible();
  await axe(page);

  // Attached files are stored on the server.
  await page.reload();
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Save files: task 1' }).click();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText(/^In review ·/)).toBeVisible();

  await signInAs(page, backend, 'Reviewer');
  await page.goto(REVIEW);
  await page
    .getByRole('list', { name: 'Submissions' })
    .getByRole('button', { name: /Mira Moat/ })
    .click();
  const evidence = page.getByRole('list', { name: 'Files', exact: true });
  await expect(page.getByText('Same file as')).toBeVisible();
  await evidence.getByRole('button', { name: 'Enlarge banner.png' }).click();
  const large = page.getByRole('dialog', { name: 'banner.png' });
  await expect(large.getByRole('img', { name: 'banner.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(evidence.getByRole('button', { name: 'Enlarge banner.png' })).toBeFocused();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText(/Takes effect in/).first()).toBeVisible();

  await backend.advanceClock(UNDO);
  await signInAs(page, backend, 'Member');
  await page.goto(QUEST);
  await expect(page.getByRole('button', { name: 'Claim 75 points' })).toBeVisible();
});
