import { ORIGIN } from './support/sites';
import { onlyInFull } from './support/breadth';
import { expect, test } from './support/test';

test(
  'with the visitor’s clock in another year, news is as old as it is',
  onlyInFull,
  async ({ page, signIn }) => {
    await signIn('Server owner');
    await page.clock.setFixedTime(new Date('2019-01-01T00:00:00Z'));
    await page.goto(`${ORIGIN.community}/dashboard`);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const times = page.getByRole('region', { name: 'Notifications' }).locator('time');
    await expect(times.first()).toHaveText(/ago|yesterday|just now/);
    for (const words of await times.allTextContents()) expect(words).not.toMatch(/^in |year/);
  },
);
