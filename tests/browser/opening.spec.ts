import { axe } from './support/axe';
import { onlyInFull } from './support/breadth';
import { enter, tabTo } from './support/keys';
import { sidewaysScroll } from './support/pages';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const LIST = `${ORIGIN.community}/dashboard/schedule-message`;

test.beforeEach(async ({ page, backend, signIn, wallet }) => {
  await backend.forgetModules();
  await signIn('Server owner');
  await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
  await wallet.wasConnected();
});

test('a form’s sentence is filled in, mended and saved by keyboard alone', async ({ page }) => {
  await page.goto(`${LIST}/form/new`);
  const sentence = page.getByRole('region', { name: 'What it does' });
  const frequency = sentence.getByRole('combobox', { name: 'Frequency' });
  await tabTo(page, frequency);
  await page.keyboard.type('weekly');
  await expect(frequency).toBeFocused();
  const monday = sentence.getByRole('checkbox', { name: 'Monday' });
  await expect(monday).toBeChecked();
  // Without a day it can't be saved, and says so where the day is chosen.
  await tabTo(page, monday);
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+S');
  await expect(sentence.getByText('Choose at least one.')).toBeVisible();
  await expect(monday).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(sentence.getByRole('checkbox', { name: 'Wednesday' })).toBeChecked();
  await expect(sentence.getByText(/^Next post: Wed/)).toBeVisible();
  const name = sentence.getByRole('textbox', { name: 'Name' });
  await tabTo(page, name);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Midweek');
  await enter(page, page.getByRole('button', { name: 'Save and turn on' }));
  await expect(page.getByRole('link', { name: 'Midweek' }).first()).toBeVisible();
});

for (const theme of ['dark', 'light'])
  for (const width of [1440, 320])
    test(
      `${theme}, ${String(width)} px: forms that open with a sentence have nothing to object to`,
      onlyInFull,
      async ({ page }) => {
        // High enough that the save bar lies over no control, which axe would take for a small one.
        await page.setViewportSize({ width, height: 6000 });
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        for (const path of [
          'hold-to-earn/form/new',
          'schedule-message/form/new',
          'holder-verification/form/new?settings=all',
          'bots/auto-moderator?rule=new',
          'task-to-earn/quest/new',
        ]) {
          await page.goto(`${ORIGIN.community}/dashboard/${path}`);
          const begun = page.locator('.opening__sentence').or(page.getByText(/^Step 1 of/));
          await expect(begun.first()).toBeVisible();
          expect(await sidewaysScroll(page), path).toBe(0);
          await axe(page, 'main');
        }
      },
    );
