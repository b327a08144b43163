import { codeOf } from './support/chunks';
import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { inGate, onlyInFull } from './support/breadth';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const HOME = ORIGIN.community;
const field = { name: 'Search and commands' } as const;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
});

test('Ctrl K finds a page by its name, and Enter opens it', async ({ page, signIn, wallet }) => {
  await signIn('Server owner');
  await wallet.wasConnected();
  await page.goto(`${HOME}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', field)).toBeFocused();
  await page.keyboard.type('scheduled');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${HOME}/dashboard/schedule-message`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scheduled message');
});

test(
  'a module without its own route is found as well',
  onlyInFull,
  async ({ page, signIn, wallet }) => {
    await signIn('Server owner');
    await wallet.wasConnected();
    await page.goto(`${HOME}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', field)).toBeFocused();
    await page.keyboard.type('reaction');
    await expect(page.getByRole('option', { selected: true })).toHaveText('Reaction roles');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${HOME}/dashboard/bots/reaction-roles`);
  },
);

test('visitors are offered no pages that are closed to them', onlyInFull, async ({ page }) => {
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Overview' })).toHaveCount(0);
  await expect(page.getByRole('option', { name: 'Logout' })).toHaveCount(0);
});

test('an action runs from the palette', onlyInFull, async ({ page }) => {
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'the search button of the dashboard opens the palette, and Escape returns the focus',
  onlyInFull,
  async ({ page, signIn, wallet }) => {
    await signIn('Server owner');
    await wallet.wasConnected();
    await page.goto(`${HOME}/dashboard`);
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await expect(page.getByRole('combobox', field)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  },
);

const selected = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true });

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', field)).toBeFocused();
}

test('G4: text typed while the palette loads is kept and triggers nothing else', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route(codeOf('src/app/palette/CommandPalette.tsx'), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(HOME);
  const theme = page.getByRole('button', { name: 'Switch to the light theme' });
  await theme.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('light tx');
  await page.keyboard.press('Backspace');
  release();
  await expect(page.getByRole('combobox', field)).toBeFocused();
  await expect(page.getByRole('combobox', field)).toHaveValue('light t');
  await page.keyboard.type('heme');
  await expect(selected(page)).toHaveText('Switch to the light theme');
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
});

test('the shortcut works as soon as the page appears', async ({ page }) => {
  await page.addInitScript(() => {
    const press = () => {
      if (document.querySelector('#content') === null) return;
      seen.disconnect();
      const key = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    };
    const seen = new MutationObserver(press);
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto(HOME);
  await expect(page.getByRole('combobox', field)).toBeFocused();
});

test('the palette reopens with an empty search', onlyInFull, async ({ page }) => {
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('home');
  await page.keyboard.press('Escape');
  // Without waiting for it to be gone.
  await openPalette(page);
  await expect(page.getByRole('combobox', field)).toHaveValue('');
});

test(
  'G4: screen readers are given the option chosen by arrow keys',
  onlyInFull,
  async ({ page }) => {
    await page.goto(HOME);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openPalette(page);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'Home']) {
      await page.keyboard.press(key);
      const id = await selected(page).getAttribute('id');
      await expect(page.getByRole('combobox', field)).toHaveAttribute(
        'aria-activedescendant',
        id ?? 'none is selected',
      );
    }
  },
);

test(
  'G4: screen readers are given the first option at once, and no option without results',
  onlyInFull,
  async ({ page }) => {
    await page.goto(HOME);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openPalette(page);
    const input = page.getByRole('combobox', field);
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      (await selected(page).getAttribute('id')) ?? 'none is selected',
    );
    await page.keyboard.type('zzz');
    const status = page.getByRole('dialog').getByRole('status');
    await expect(status).toHaveText('No results');
    await expect(status).toBeVisible();
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await axe(page);
  },
);

test.describe('for a server owner', () => {
  test.beforeEach(async ({ page, signIn, wallet }) => {
    await signIn('Server owner');
    await wallet.wasConnected();
    await page.goto(`${HOME}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openPalette(page);
  });

  for (const [typed, found, address] of [
    ['automod', 'Auto moderator', '/dashboard/bots/auto-moderator'],
    ['tickets', 'Support ticket', '/dashboard/bots/support-ticket'],
    ['new automod', 'New: Auto moderator', '/dashboard/bots/auto-moderator?rule=new'],
    ['new quest', 'New quest', '/dashboard/task-to-earn/quest/new'],
    // Not in the server's package: the page says so.
    ['new embed', 'Embed message', '/dashboard/bots/embed-message'],
    ['new welcome message', 'Welcome message', '/dashboard/welcome-message'],
  ] as const) {
    const title = `“${typed}” leads to ${address}`;
    test(title, inGate(typed === 'new automod'), async ({ page }) => {
      await page.keyboard.type(typed);
      await expect(selected(page)).toHaveText(found);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(HOME + address);
    });
  }

  test('a rule is found by its name and opens its form', onlyInFull, async ({ page }) => {
    await page.keyboard.type('golden robes');
    await expect(selected(page)).toContainText('Golden robes');
    await expect(selected(page)).toContainText('NFT holder verification');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
      'Golden robes',
    );
  });
});

test(
  'on a phone, a member finds a mistyped quest in a full-screen list',
  onlyInFull,
  async ({ page, signIn, wallet }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('Regular');
    await wallet.wasConnected();
    await page.goto(`${ORIGIN.user}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('dragn');
    const found = page.getByRole('option', { name: /Draw the dragon Ended · Solana Keep/ });
    await expect(found).toBeVisible();
    expect((await found.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.getByRole('dialog').locator('.modal-content').boundingBox()).toMatchObject({
      width: 390,
      height: 844,
    });
    await axe(page);
    await found.click();
    await expect(page).toHaveURL(/\/dashboard\/questboard\/solana-keep\/.*\/draw-the-dragon$/);
  },
);

for (const theme of ['dark', 'light']) {
  const title = `axe finds nothing in the palette in the ${theme} theme`;
  test(title, onlyInFull, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.goto(HOME);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: 'Home' })).toBeVisible();
    await axe(page);
  });
}
