import type { Page } from '@playwright/test';

/** Opens somebody's link, and stays until it has been told that it was followed. */
export async function follow(page: Page, address: string): Promise<void> {
  const told = page.waitForResponse(/\/api\/referrals\/visits$/);
  await page.goto(address);
  await told;
}
