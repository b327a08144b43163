import type { Page } from '@playwright/test';
import { headingOf } from './support/pages';
import { panelTitle } from './support/purchase';
import { signInThroughDiscord } from './support/session';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const turnOn = (page: Page) => page.getByRole('button', { name: 'Save and turn on' });
const rail = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const said = (page: Page, text: RegExp) => page.locator('.visually-hidden', { hasText: text });

test('an owner’s first hour, from sign-in to undo, without a reload', async ({ page, backend }) => {
  test.slow();
  await backend.forgetModules();
  await page.goto(ORIGIN.community);
  await signInThroughDiscord(page, 'Server owner');
  await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Burner Wallet/ })
    .click();
  await expect(headingOf(page)).toContainText('Welcome');
  // Marks the document: a reloaded page has no such mark.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

  await page.getByRole('link', { name: 'Choose a server' }).last().click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Quiet Tower' })
    .getByRole('button', { name: /Choose|Select/ })
    .click();

  // A module outside the package can be tried; typed input is kept.
  await rail(page).getByRole('link', { name: 'Bots', exact: true }).click();
  await page
    .getByRole('region', { name: 'Moderation and server tools' })
    .getByRole('link', { name: 'Welcome message', exact: true })
    .click();
  await expect(page.getByText('Not in your package. Try it here')).toBeVisible();
  await page.getByRole('textbox', { name: 'Text' }).first().fill('Hello {user.name}, welcome home');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('welcome home');
  await page.getByRole('button', { name: 'Unlock and save' }).click();
  await page
    .getByRole('dialog', { name: 'Saving needs Bronze Keep' })
    .getByRole('link', { name: 'View Bronze Keep' })
    .click();

  // The trial is free, and turning on the draft takes one press.
  await page.getByRole('button', { name: 'Try Bronze Keep for free for 7 days' }).click();
  await page.getByRole('button', { name: 'Start trial' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your trial of Bronze Keep started' }),
  ).toBeFocused();
  await page.getByRole('link', { name: 'Open your draft of Welcome message' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' }).first()).toHaveValue(
    'Hello {user.name}, welcome home',
  );
  // A preview in Discord, before anything is saved.
  await page.getByRole('button', { name: 'Send a test' }).click();
  const testing = page.getByRole('dialog');
  await testing.getByRole('button', { name: 'Send test' }).click();
  await expect(testing.getByRole('status')).toContainText('Sent to you as a Discord DM');
  await testing.getByRole('button', { name: 'Done' }).click();
  await turnOn(page).click();
  await expect(said(page, /^Welcome message is on\./).first()).toBeAttached();

  // Buying ends the trial: the larger package is active at once.
  await rail(page).getByRole('link', { name: 'Packages', exact: true }).click();
  await page.getByRole('button', { name: 'Order Silver Keep for 1.25 SOL' }).click();
  await page.getByRole('button', { name: 'Pay 1.25 SOL' }).click();
  await expect(panelTitle(page)).toHaveText('Payment received', { timeout: 20_000 });
  await backend.advanceClock(10_000);
  await expect(panelTitle(page)).toHaveText('Your package is active', { timeout: 20_000 });
  await expect(page.getByText(/^Silver Keep is active until/)).toBeVisible();
  const first = page.getByRole('region', { name: 'Turn on your first modules' });

  // Two more modules, each with the default values of its form.
  await first.getByRole('link', { name: 'Turn on Scheduled message' }).click();
  await turnOn(page).click();
  await expect(said(page, / is on/).last()).toBeAttached();
  await rail(page).getByRole('link', { name: 'Bots', exact: true }).click();
  await page
    .getByRole('region', { name: 'Moderation and server tools' })
    .getByRole('link', { name: 'Captcha verification', exact: true })
    .click();
  await turnOn(page).click();
  await expect(said(page, /^Captcha verification is on/).first()).toBeAttached();

  // Changes can be undone from the audit log.
  await rail(page).getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('tab', { name: /Audit log|Changes/ }).click();
  const line = page
    .getByRole('list', { name: 'What was changed' })
    .getByRole('listitem')
    .filter({ has: page.getByText('Captcha verification: settings saved', { exact: true }) })
    .first();
  await line.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(line).toContainText('Undone');
  await expect(page.locator('html[data-same-page]')).toBeAttached();
});
