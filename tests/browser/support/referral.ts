import type { Page } from '@playwright/test';

/** Opens a referral link, and waits until the visit has been reported. */
export async function follow(page: Page, address: string): Promise<void> {
  const told = page.waitForResponse(/\/api\/referrals\/visits$/);
  await page.goto(address);
  await told;
}
