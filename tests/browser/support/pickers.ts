import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses an option by its text, from a native list or from one with a search. */
export async function pick(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true }).first();
  if (await box.evaluate((element) => element instanceof HTMLSelectElement)) {
    await box.selectOption(option);
    return;
  }
  await box.click();
  await search(page.getByRole('dialog', { name: label }), option);
  await expect(box).toContainText(option);
}

/** Chooses a token or a collection by a search that only it matches, such as its address. */
export async function pickAsset(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).first().click();
  const list = page.getByRole('dialog', { name: label });
  await list.getByRole('combobox').fill(text);
  await expect(list.getByRole('status')).toHaveText('1 found');
  await list.getByRole('option').click();
}

/** Adds an item, such as a role, to the field group with this name. */
export async function add(page: Page, group: string, option: string): Promise<void> {
  const field = page.getByRole('group', { name: group });
  await field.getByRole('button', { name: /^Add/ }).click();
  await search(field.getByRole('dialog'), option);
  // The list stays open, for more; the next press elsewhere closes it.
  await expect(chip(page, group, option)).toBeVisible();
}

/** The chip of an added item. */
export const chip = (page: Page, group: string, option: string) =>
  page
    .getByRole('list', { name: `${group}: chosen` })
    .getByRole('listitem')
    .filter({ hasText: option });

async function search(list: Locator, option: string): Promise<void> {
  await list.getByRole('combobox').fill(option);
  await list.getByRole('option', { name: option }).first().click();
}
