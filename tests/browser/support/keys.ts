import type { Locator, Page } from '@playwright/test';

const MOST_STOPS = 120;

/** Presses Tab until the element has the focus, like a keyboard user: past header and rail with the skip link. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  if (await target.evaluate(isBehindTheSkipLink)) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key doesn’t lead there.');
}

/** Runs in the page: nothing has the focus yet, and the element is in the main content of a page with a skip link. */
const isBehindTheSkipLink = (element: Element) =>
  document.activeElement === document.body &&
  element.closest('main') !== null &&
  document.querySelector('.skip-link') !== null;

/** Moves to the element with Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
