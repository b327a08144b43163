import type { Locator, Page } from '@playwright/test';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const FORM = `${ORIGIN.community}/dashboard/welcome-message`;

const item = (within: Page | Locator, name: string) =>
  within.getByRole('group', { name, exact: true });
const handle = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name: `Move ${name}`, exact: true });

async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It isn’t shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function add(page: Page, embed: string, fields: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add embed' }).click();
  await page.keyboard.type(embed);
  const last = page.getByRole('group', { name: /^Embed \d+$/ }).last();
  for (const [index, name] of fields.entries()) {
    await last.getByRole('button', { name: 'Add field' }).click();
    await page.keyboard.type(name);
    await last.getByRole('textbox', { name: `Field ${String(index + 1)} text` }).fill('text');
  }
}

const names = (embed: Locator) => embed.getByRole('textbox', { name: /^Field \d+ name/ });

test(
  'embeds and their fields are put in order by hand and by keys, each within its own list',
  { tag: '@full' },
  async ({ page, signIn, wallet }) => {
    await signIn('Server owner');
    await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
    await wallet.wasConnected();
    await page.goto(FORM);
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('gm');
    await add(page, 'Rules', ['First', 'Second', 'Third']);
    await add(page, 'Ways', ['Other']);

    // With the mouse: open items stay open, and the moved item has the focus.
    await expect(handle(page, 'embed 2')).toHaveAttribute('title', /^Drag/);
    await handle(page, 'embed 2').evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await handle(page, 'embed 2').hover();
    await page.mouse.down();
    const from = await middleOf(handle(page, 'embed 2'));
    await page.mouse.move(from.x, from.y - 12, { steps: 4 });
    // Over the fields of the other embed, where an embed cannot be dropped.
    const onto = await middleOf(item(page, 'Embed 1').getByRole('button', { name: 'Add field' }));
    await page.mouse.move(onto.x, onto.y, { steps: 8 });
    await expect(page.locator('.row-target-above')).toHaveAccessibleName('Embed 1');
    await page.mouse.up();
    await expect(handle(page, 'embed 1')).toBeFocused();
    await expect(names(item(page, 'Embed 1'))).toHaveValue('Other');
    await expect(names(item(page, 'Embed 1'))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(handle(page, 'embed 2')).toBeFocused();

    // With keys: the item is shown at its new position, and moves there once it is dropped.
    const rules = item(page, 'Embed 1');
    await handle(rules, 'field 3').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Home');
    await expect(page.locator('.row-target-above')).toHaveAccessibleName('Field 1');
    await page.keyboard.press('Space');
    await expect(handle(rules, 'field 1')).toBeFocused();
    await expect(page.getByRole('status').getByText('Moved field 3 to position 1')).not.toHaveCount(
      0,
    );
    const preview = page.getByRole('complementary', { name: 'Preview' });
    await expect(preview.locator('.discord-embed').first()).toContainText(/Third.*First.*Second/s);

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Welcome message is on' }).first(),
    ).toBeAttached();
    await page.reload();
    await item(page, 'Embed 1').getByText('Embed 1').click();
    for (const [index, name] of ['Third', 'First', 'Second'].entries()) {
      // Items that existed before are collapsed to a line if there are several.
      await expect(item(item(page, 'Embed 1'), `Field ${String(index + 1)}`)).toContainText(name);
    }
  },
);
