import { tabTo } from './support/keys';
import { onlyInFull } from './support/breadth';
import {
  openOrders,
  openPayment,
  panelTitle,
  payButton,
  PENDING,
  prepareOrders,
  ordersUrl,
} from './support/purchase';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

test('the first Tab reaches the link that skips the header', async ({ page }) => {
  await page.goto(ORIGIN.community);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the theme is switched by keyboard', async ({ page }) => {
  await page.goto(ORIGIN.community);
  const toggle = page.getByRole('button', { name: 'Switch to the light theme' });
  await tabTo(page, toggle);
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
});

test('the wallet dialog traps the focus, and Escape returns it', async ({ page }) => {
  await page.goto(ORIGIN.community);
  const button = page.getByRole('banner').getByRole('button', { name: 'Select Wallet' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    // After the last element comes the browser's own toolbar, where the page has no focus at all. A focus that moves
    // behind the dialog is returned in the page's next task, before a user can press a key.
    const isBehind = await dialog.evaluate(
      (element) =>
        new Promise<boolean>((resolve) => {
          setTimeout(() => {
            const { activeElement, body } = document;
            resolve(activeElement !== body && !element.contains(activeElement));
          });
        }),
    );
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the profile menu opens, and Escape closes it', async ({ page, signIn }) => {
  await signIn('Server owner');
  await page.goto(ORIGIN.community);
  const menu = page.getByLabel('Profile menu of Olivia Keep');
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await expect(menu).toBeFocused();
});

test.describe('for a server owner', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('Server owner');
  });

  test(
    'choosing a server moves the focus to the new page',
    onlyInFull,
    async ({ page, wallet, backend }) => {
      await prepareOrders(page, wallet, backend);
      await page.goto(ordersUrl.replace('user-order', 'server'));
      await tabTo(page, page.getByRole('button', { name: 'Choose: Quiet Tower' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );

  test('a package can be ordered', async ({ page, wallet, backend }) => {
    await prepareOrders(page, wallet, backend);
    await page.goto(ordersUrl.replace('user-order', 'package'));
    await tabTo(page, page.getByRole('button', { name: /^Order Bronze Keep/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/package-payment/);
  });

  test(
    'declining to cancel an order returns the focus to its button',
    onlyInFull,
    async ({ page, wallet, backend }) => {
      await openOrders(page, wallet, backend);
      const cancel = page.getByRole('button', { name: /^Cancel/ });
      await tabTo(page, cancel);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('button', { name: 'No' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(cancel).toBeFocused();
    },
  );

  test('paying an order moves the focus to the result', async ({ page, wallet, backend }) => {
    await openPayment(page, wallet, backend);
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    await expect(panelTitle(page)).toHaveText('Payment received', { timeout: 20_000 });
    await expect(panelTitle(page)).toBeFocused();
    expect((await backend.state()).orders.find(({ id }) => id === PENDING.orderId)?.status).toBe(
      'VERIFYING',
    );
  });
});
