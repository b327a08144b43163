import type { Locator, Page } from '@playwright/test';
import { onlyInFull } from './support/breadth';
import { ORIGIN } from './support/sites';
import { addStyles } from './support/styles';
import { expect, test } from './support/test';

const DASHBOARD = `${ORIGIN.community}/dashboard`;
const PANEL = `${DASHBOARD}/bots/reaction-roles?rule=new`;
const SCHEDULE = `${DASHBOARD}/schedule-message/form/new`;
const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
/** Of the choice that is added to the one a panel begins with. */
const addedLabel = (page: Page) =>
  page
    .getByRole('group', { name: 'Choice 2' })
    .getByRole('textbox', { name: 'Label', exact: true });
const button = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true }).first();

/** Waits until what a press changed has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

async function middleOf(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control has no box.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses with the mouse and lets go where it was pressed, after the page was drawn. */
async function press(page: Page, control: Locator, between = () => drawn(page)) {
  const { x, y } = await middleOf(control);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await between();
  await page.mouse.up();
}

async function tap(page: Page, control: Locator) {
  const { x, y } = await middleOf(control);
  await page.touchscreen.tap(x, y);
}

test.beforeEach(async ({ page, backend, signIn, wallet }) => {
  await backend.forgetModules();
  await signIn('Server owner');
  await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
  await wallet.wasConnected();
});

test('a press after an invalid value counts, and the error appears then', async ({ page }) => {
  await page.goto(PANEL, { waitUntil: 'networkidle' });
  await name(page).fill('');
  await press(page, button(page, 'Add choice'));
  const label = addedLabel(page);
  await expect(label).toBeVisible();
  await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('heading', { level: 2, name: 'Message and reply' }).click();

  await label.focus();
  await press(page, button(page, 'Paste JSON or link'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(label).toHaveAttribute('aria-invalid', 'true');

  const answer = page.getByRole('textbox', { name: 'Reply', exact: true });
  await answer.fill('');
  await press(page, button(page, 'Save and turn on'));
  // The first that is wrong, as no channel is chosen.
  await expect(page.getByRole('combobox', { name: 'Channel', exact: true })).toBeFocused();
  await expect(answer).toHaveAttribute('aria-invalid', 'true');
});

test(
  'a check box below an invalid value is checked at the first press',
  onlyInFull,
  async ({ page }) => {
    await page.goto(SCHEDULE, { waitUntil: 'networkidle' });
    await page.getByRole('combobox', { name: 'Frequency' }).selectOption('WEEKLY');
    const tuesday = page.getByRole('checkbox', { name: 'Tue' });
    await name(page).fill('');
    await press(page, tuesday);
    await expect(tuesday).toBeChecked();
    await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
  },
);

test(
  'a press counts when something else moves the control, and not when the pointer moves',
  onlyInFull,
  async ({ page }) => {
    await page.goto(PANEL, { waitUntil: 'networkidle' });
    const add = button(page, 'Add choice');
    const label = addedLabel(page);
    await press(page, add, () => page.mouse.move(5, 300));
    await drawn(page);
    await expect(label).toBeHidden();

    const before = (await middleOf(add)).y;
    await press(page, add, async () => {
      await addStyles(page, '.module-form__fields { margin-top: 60px !important }');
      await drawn(page);
    });
    expect((await middleOf(add)).y).not.toBe(before);
    await expect(label).toBeVisible();
  },
);

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap after an invalid value counts', async ({ page }) => {
    await page.goto(PANEL, { waitUntil: 'networkidle' });
    await name(page).fill('');
    await tap(page, button(page, 'Add choice'));
    await expect(addedLabel(page)).toBeVisible();
    await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
  });
});

test('one box is ticked after the other', async ({ page }) => {
  await page.goto(`${DASHBOARD}/bots/auto-moderator?rule=new`, { waitUntil: 'networkidle' });
  const warn = page.getByRole('checkbox', { name: 'Warn by DM' });
  const kick = page.getByRole('checkbox', { name: 'Kick the member' });
  const [isWarned, isKicked] = [await warn.isChecked(), await kick.isChecked()];
  await press(page, warn);
  await expect(warn).toBeChecked({ checked: !isWarned });
  await press(page, kick);
  await expect(kick).toBeChecked({ checked: !isKicked });
});
