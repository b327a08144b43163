import type { Page } from '@playwright/test';
import { enter, tabTo } from './support/keys';
import { openOrders, PENDING } from './support/purchase';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';
import { inGate, onlyInFull } from './support/breadth';

const HOME = ORIGIN.community;
const RULES = `${HOME}/dashboard/holder-verification`;

const more = (page: Page, name: string) =>
  page.getByRole('button', { name: `More actions for ${name}` });
const question = (page: Page) => page.getByRole('dialog', { name: 'Delete “Keepers”?' });

async function askToDelete(page: Page) {
  await enter(page, more(page, 'Keepers'));
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeFocused();
  await page.keyboard.press('End');
  await tabTo(page, page.getByRole('button', { name: 'Delete', exact: true }));
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
}

test.describe('G1: in a list of rules', () => {
  test.beforeEach(async ({ page, signIn, wallet }) => {
    await signIn('Server owner');
    await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
    await wallet.wasConnected();
  });

  const openRules = async (page: Page) => {
    await page.goto(RULES);
    await expect(more(page, 'Keepers')).toBeVisible();
  };

  for (const [way, key] of [
    ['kept', 'Enter'],
    ['escaped', 'Escape'],
  ] as const) {
    test(
      `a rule that is ${way} returns the focus to its menu`,
      inGate(way === 'kept'),
      async ({ page }) => {
        await openRules(page);
        await askToDelete(page);
        await page.keyboard.press(key);
        await expect(more(page, 'Keepers')).toBeFocused();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(more(page, 'Keepers')).toBeFocused();
      },
    );
  }

  test(
    'deleting a rule moves the focus to the menu of the next rule',
    onlyInFull,
    async ({ page }) => {
      await openRules(page);
      await askToDelete(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(more(page, 'Keepers')).toHaveCount(0);
      await expect(more(page, 'Golden robes')).toBeFocused();
    },
  );

  test(
    'the title of the delete dialog does not change while it closes',
    onlyInFull,
    async ({ page }) => {
      await openRules(page);
      await askToDelete(page);
      await page.evaluate(() => {
        const title = document.getElementById('confirm-dialog-title');
        if (!title) throw new Error('no title');
        const said: string[] = [];
        Object.assign(window, { said });
        new MutationObserver(() => said.push(title.textContent)).observe(title, {
          characterData: true,
          childList: true,
          subtree: true,
        });
      });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([]);
    },
  );

  test(
    'a choice in the palette moves the focus to the new heading, from any link',
    onlyInFull,
    async ({ page }) => {
      await openRules(page);
      await tabTo(page, page.getByRole('link', { name: 'Packages', exact: true }));
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused();
      await page.keyboard.type('reaction');
      await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText(
        'Reaction roles',
      );
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { level: 1, name: 'Reaction roles' });
      await expect(heading).toBeFocused();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(heading).toBeFocused();
    },
  );

  test(
    'staying on a form after a choice in the palette returns the focus to the form',
    onlyInFull,
    async ({ page }) => {
      await page.goto(`${RULES}/form/new`);
      const name = page.getByRole('textbox', { name: 'Name', exact: true });
      await name.fill('Half');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused();
      await page.keyboard.type('packages');
      await page.keyboard.press('Enter');
      const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
      await expect(leave.getByRole('button', { name: 'Keep editing' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(leave).toBeHidden();
      await expect(name).toBeFocused();
    },
  );
});

test('canceling an order in a row moves the focus to the list of orders', async ({
  page,
  signIn,
  wallet,
  backend,
}) => {
  await signIn('Server owner');
  await openOrders(page, wallet, backend);
  await backend.addFault({
    method: 'PUT',
    path: `/api/package-subscription/${PENDING.orderId}`,
    fault: 'delay=400',
  });
  await enter(page, page.getByRole('button', { name: /^Cancel/ }));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Silver Keep' })).toContainText('CANCELLED');
  await expect(page.getByRole('table')).toBeFocused();
});

for (const path of ['/', '/dashboard/package']) {
  test(
    `logging out on ${path} leads to the home page without losing the focus`,
    inGate(path !== '/'),
    async ({ page, signIn, wallet }) => {
      await signIn('Server owner');
      await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
      await wallet.wasConnected();
      await page.goto(HOME + path);
      // What the page is still asking for would be refused.
      await page.waitForLoadState('networkidle');
      await enter(page, page.getByRole('button', { name: /^Profile menu/ }));
      await enter(page, page.getByRole('button', { name: 'Logout' }));
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
      await expect(page).toHaveURL(`${HOME}/`);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.localName))
        .not.toBe('body');
    },
  );
}

test(
  'scrolling a selected row out of view moves the focus to its list',
  onlyInFull,
  async ({ page }) => {
    await page.goto(`${HOME}/__kit`);
    const list = page.getByRole('region', { name: 'All payouts', exact: true });
    const box = list.getByRole('checkbox', { name: 'Select Ada 00001' });
    await box.focus();
    await page.keyboard.press('Space');
    const frame = list.locator('.table-frame');
    await frame.evaluate((element) => {
      element.scrollTop = element.scrollHeight / 2;
    });
    await expect(box).toHaveCount(0);
    await expect(frame).toBeFocused();
  },
);
