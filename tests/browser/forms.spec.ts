import type { Page } from '@playwright/test';
import { inGate, onlyInFull } from './support/breadth';
import { pick } from './support/pickers';
import { ORIGIN } from './support/sites';
import { addStyles } from './support/styles';
import { expect, test } from './support/test';

const DASHBOARD = `${ORIGIN.community}/dashboard`;
const bar = (page: Page) => page.getByRole('group', { name: /Unsaved changes|Not saved yet/ });

test.beforeEach(async ({ page, signIn, wallet }) => {
  await signIn('Server owner');
  await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
  await wallet.wasConnected();
});

/** How much of the focused element the save bar covers, in CSS pixels, and which element it is. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector('.save-bar');
    if (!focused || !bar || bar.contains(focused) || getComputedStyle(bar).position === 'static') {
      return { what: '', by: 0 };
    }
    const [one, other] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
    const isBeside = one.right <= other.left || one.left >= other.right;
    const by = isBeside || one.top >= other.bottom ? 0 : Math.max(0, one.bottom - other.top);
    // A part of an element taller than the window is always below the bar.
    const isTall = one.height > other.top - 80;
    return { what: focused.outerHTML.slice(0, 120), by: isTall ? 0 : Math.round(by) };
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [390, 480],
] as const) {
  const size = `${String(width)} × ${String(height)}`;
  // The lower the window, the more the bar could cover.
  const tag = inGate(height === 480);
  test(`at ${size} the save bar never covers the focused element`, tag, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${DASHBOARD}/welcome-message`);
    await page.getByRole('switch', { name: 'Enabled' }).focus();
    await page.keyboard.press('Space');
    await expect(bar(page)).toBeVisible();
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press('Tab');
      expect(await covered(page)).toMatchObject({ by: 0 });
      if (await bar(page).evaluate((element) => element.contains(document.activeElement))) break;
    }
    expect(await bar(page).evaluate((element) => element.contains(document.activeElement))).toBe(
      true,
    );
  });

  test(
    `at ${size} a field that is typed in stays clear of the save bar when it appears`,
    tag,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${DASHBOARD}/welcome-message`);
      await page.getByRole('heading', { level: 2, name: 'Raids, bots and cleanup' }).click();
      const box = page.getByRole('textbox', { name: /^Raid threshold/ });
      // At the very bottom of the window, where the bar will be.
      await box.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await box.focus();
      await page.keyboard.type('5');
      await expect(bar(page)).toBeVisible();
      await expect.poll(async () => (await covered(page)).by).toBe(0);
    },
  );
}

test(
  'the focused element stays clear of the save bar when content is added above it',
  onlyInFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 480 });
    await page.goto(`${DASHBOARD}/welcome-message`);
    // Browsers anchor the scroll position, but not always: not at the top of a page, for example.
    await addStyles(page, '* { overflow-anchor: none }');
    await page.getByRole('switch', { name: 'Enabled' }).focus();
    await page.keyboard.press('Space');
    await expect(bar(page)).toBeVisible();
    await page.getByRole('combobox', { name: 'Greet' }).focus();
    for (let come = 0; come < 16; come += 1) {
      await page.locator('.module-form__fields').evaluate((fields) => {
        const late = document.createElement('div');
        late.style.height = '30px';
        fields.prepend(late);
      });
      await expect.poll(() => covered(page)).toMatchObject({ by: 0 });
    }
  },
);

test('a wrong field in a closed section is opened, shown and focused', async ({ page }) => {
  await page.goto(`${DASHBOARD}/welcome-message`);
  await pick(page, 'Channel', '# welcome');
  await page.getByRole('button', { name: 'Add embed' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Hello');
  const more = page.getByText('Link and images');
  await more.click();
  await page.getByRole('textbox', { name: 'Image', exact: true }).fill('http://a.example/b.png');
  await more.click();
  await page.keyboard.press('Control+s');
  const picture = page.getByRole('textbox', { name: 'Image', exact: true });
  await expect(picture).toBeFocused();
  await expect(picture).toBeInViewport();
  await expect(picture).toHaveAccessibleDescription(/^http:\/\/ images aren’t supported/);
  await expect(bar(page).getByText('1 field needs attention')).toBeVisible();
  await picture.fill('');
  await page.keyboard.press('Control+s');
  await expect(bar(page)).toBeHidden();
  await expect(picture).toBeFocused();
});

test('after Save, the focus returns to the edited field', async ({ page }) => {
  await page.goto(`${DASHBOARD}/welcome-message`);
  await pick(page, 'Channel', '# welcome');
  const box = page.getByRole('textbox', { name: 'Text' }).first();
  await box.fill('Hello');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(box).toBeFocused();
});

test('after Discard, the page keeps its scroll position', onlyInFull, async ({ page }) => {
  await page.goto(`${DASHBOARD}/welcome-message`);
  await page.getByRole('combobox', { name: 'Greet' }).focus();
  await page.getByRole('switch', { name: 'Enabled' }).click();
  const top = await page.evaluate(() => window.scrollY);
  await bar(page).getByRole('button', { name: 'Discard' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('switch', { name: 'Enabled' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

test('on a phone, the preview opens with a tap, and going back restores the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${DASHBOARD}/welcome-message`);
  const form = page.getByRole('group', { name: /^(Form|Unsaved changes)$/ });
  const look = (name: string) => form.getByRole('button', { name, exact: true });
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(look('Edit')).toHaveAttribute('aria-pressed', 'true');
  await expect(look('Save')).toBeHidden();
  await expect(preview).toBeHidden();

  await text.fill('Hello at the gate');
  // The page makes space for the bar that appears.
  await expect(look('Save')).toBeVisible();
  // Waits until nothing is covered and the page has stopped moving. The position is measured in the window: content
  // that loads above the text changes the page's height, and not the visible position.
  const place = async () => (await text.boundingBox())?.y;
  let top = -1;
  await expect
    .poll(async () => {
      const before = top;
      top = (await place()) ?? -1;
      const { by } = await covered(page);
      return by === 0 && top === before;
    })
    .toBe(true);
  await look('Preview').click();
  await expect(preview.getByText('Hello at the gate')).toBeInViewport();
  await expect(text).toBeHidden();
  await expect(look('Preview')).toBeFocused();

  await page.goBack();
  await expect(text).toHaveValue('Hello at the gate');
  await expect.poll(place).toBe(top);
  await look('Preview').click();
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text).toBeVisible();

  // No channel is chosen: Save leads to it from the preview, too.
  await pick(page, 'Channel', 'No channel');
  await look('Preview').click();
  await look('Save').click();
  const channel = page.getByRole('combobox', { name: 'Channel', exact: true }).first();
  await expect(channel).toBeFocused();
  await expect(channel).toBeInViewport();
  await expect(look('Edit')).toHaveAttribute('aria-pressed', 'true');
});

test(
  'on a phone, Escape closes the preview as soon as it is drawn',
  onlyInFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${DASHBOARD}/welcome-message`);
    const look = page.getByRole('button', { name: 'Preview', exact: true });
    await expect(look).toBeVisible();
    // Before any step that waits for the page to be painted.
    await page.evaluate(() => {
      const form = document.querySelector('[data-view]');
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      const observer = new MutationObserver(() => {
        observer.disconnect();
        document.activeElement?.dispatchEvent(escape);
      });
      if (form) observer.observe(form, { attributeFilter: ['data-view'] });
    });
    await look.click();
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
    await expect(look).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  'in a wide window, the preview stays visible while a lower field is edited',
  onlyInFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${DASHBOARD}/welcome-message`);
    await page.getByRole('link', { name: 'Goodbye', exact: true }).click();
    await page.getByRole('switch', { name: 'Say goodbye to members who leave' }).click();
    const goodbye = page.getByRole('region', { name: 'Goodbye' });
    await goodbye.getByRole('textbox', { name: 'Text' }).fill('Farewell');
    await page.mouse.wheel(0, 3000);
    await expect(
      page.getByRole('complementary', { name: 'Preview' }).getByText('Farewell'),
    ).toBeInViewport();
  },
);

test(
  'in a wide window, the form does not move when the save bar appears',
  onlyInFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${DASHBOARD}/welcome-message`);
    const greet = page.getByRole('combobox', { name: 'Greet' });
    const before = await greet.boundingBox();
    await page.getByRole('switch', { name: 'Enabled' }).click();
    await expect(bar(page)).toBeInViewport();
    expect(await greet.boundingBox()).toEqual(before);
  },
);
