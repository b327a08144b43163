import type { Locator, Page } from '@playwright/test';

const MOST_STOPS = 120;

/** Tabs on until the element has the focus, as somebody without a mouse would: past header and rail by the link for that. */
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

/** Runs in the page: nothing has the focus yet, and the element is part of what a page with that link is about. */
const isBehindTheSkipLink = (element: Element) =>
  document.activeElement === document.body &&
  element.closest('main') !== null &&
  document.querySelector('.skip-link') !== null;

/** Tabs to it and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
