import type { Locator, Page } from '@playwright/test';
import { onlyInFull } from './support/breadth';
import { chooseServer } from './support/pages';
import { signInAs } from './support/session';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const LIST = `${ORIGIN.community}/dashboard/task-to-earn`;
const BOARD = `${ORIGIN.user}/dashboard/questboard/solana-keep`;

const categories = (page: Page) =>
  page.getByRole('list', { name: 'Task to earn', exact: true }).getByRole('heading', { level: 2 });
/** The quests of a category, by their titles. */
const quests = (page: Page, category: string) =>
  page.getByRole('list', { name: category, exact: true }).locator('.quest-row__link');
const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Move ${name},`) });

async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It isn’t shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until the drag code has loaded. */
const canDrag = (page: Page, name: string) =>
  expect(handle(page, name)).toHaveAttribute('title', /^Drag/);

/** Drags one row by its handle onto another. */
async function drag(page: Page, name: string, onto: string): Promise<void> {
  await canDrag(page, name);
  await handle(page, name).scrollIntoViewIfNeeded();
  const from = await middleOf(handle(page, name));
  const to = await middleOf(handle(page, onto));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 8, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(page.locator('.row-target-above')).toContainText(onto);
  await page.mouse.up();
}

test(
  'categories and quests are put in order by keys and by hand, and members see them so',
  onlyInFull,
  async ({ page, backend, signIn, wallet }) => {
    await signIn('Server owner');
    await chooseServer(page, 'srv-keep');
    await wallet.wasConnected();
    await page.goto(LIST);
    await expect(categories(page)).toHaveText(['At the gate', 'Market day', 'Lore']);

    // A lifted row that is put back without moving keeps its position.
    await handle(page, 'Market day').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await expect(categories(page)).toHaveText(['Market day', 'At the gate', 'Lore']);
    await expect(handle(page, 'Market day')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(categories(page)).toHaveText(['At the gate', 'Market day', 'Lore']);

    const saved = page.waitForResponse((response) => response.url().endsWith('/rules/order'));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    expect((await saved).status()).toBe(200);
    await expect(
      page.getByRole('status').getByText('“Market day” is number 1 of 3.'),
    ).not.toHaveCount(0);
    await page.reload();
    await expect(categories(page)).toHaveText(['Market day', 'At the gate', 'Lore']);

    const gate = quests(page, 'At the gate');
    await expect(gate).toHaveText(['Through the gate', 'Say hello', 'Read the rules']);
    const put = page.waitForResponse((response) => response.url().endsWith('/rules/order'));
    await drag(page, 'Read the rules', 'Through the gate');
    const order = ['Read the rules', 'Through the gate', 'Say hello'];
    await expect(gate).toHaveText(order);
    expect((await put).status()).toBe(200);
    await page.reload();
    await expect(gate).toHaveText(order);

    await signInAs(page, backend, 'Member');
    await page.goto(BOARD);
    await expect(page.locator('.category-chip').filter({ hasText: /Market|gate/ })).toHaveText([
      /Market day/,
      /At the gate/,
    ]);
    await page.getByRole('button', { name: /At the gate/ }).click();
    await expect(page.locator('.quest-list').first().getByRole('heading', { level: 3 })).toHaveText(
      order,
    );
  },
);

test(
  'a quest is dropped at its place in another category, and taken back to where it was',
  onlyInFull,
  async ({ page, signIn, wallet }) => {
    await signIn('Server owner');
    await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
    await wallet.wasConnected();
    await page.goto(LIST);
    const gate = quests(page, 'At the gate');
    await expect(gate).toHaveText(['Through the gate', 'Say hello', 'Read the rules']);
    // Both categories are visible.
    await page.setViewportSize({ width: 1280, height: 1400 });
    const market = quests(page, 'Market day');
    const [first = '', second = ''] = await market.allTextContents();
    await canDrag(page, 'Say hello');
    await handle(page, 'Say hello').scrollIntoViewIfNeeded();
    const from = await middleOf(handle(page, 'Say hello'));
    const below = await middleOf(page.getByRole('listitem', { name: second }));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 8, { steps: 4 });
    await page.mouse.move(below.x, below.y - 8, { steps: 8 });
    await expect(page.locator('.row-target-above')).toContainText(second);
    await expect(page.locator('.drop-target--target').getByRole('heading')).toHaveText(
      'Market day',
    );
    await page.mouse.up();
    await expect(gate).toHaveText(['Through the gate', 'Read the rules']);
    await expect(market.nth(0)).toHaveText(first);
    await expect(market.nth(1)).toHaveText('Say hello');
    await expect(market.nth(2)).toHaveText(second);
    // Toasts are for the pointer only; with keys it is Ctrl Z on a handle.
    await page.getByText('Undo', { exact: true }).click();
    await expect(gate).toHaveText(['Through the gate', 'Say hello', 'Read the rules']);
  },
);
