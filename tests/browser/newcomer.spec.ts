import type { Locator, Page } from '@playwright/test';
import { personaUserId } from '@/mock-api/domains/accounts/personas';
import { collections } from '@/mock-api/domains/market/market';
import { UNDO } from '@/mock-api/store/constants';
import type { Backend } from './support/backend';
import { chooseServer, headingOf } from './support/pages';
import { signInAs } from './support/session';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const QUEST = `${ORIGIN.user}/dashboard/questboard/solana-keep/task-to-earn/through-the-gate`;
const NEWCOMER = personaUserId('newcomer');
const KEEPER = collections[0]?.address ?? '';
const STORY = 'A friend of mine showed me the tower, and I stayed.';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A step of the quest, by what it asks. */
const task = (page: Page, prompt: string) =>
  page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').filter({ hasText: prompt });
const act = (page: Page, prompt: string, name: RegExp) =>
  task(page, prompt).getByRole('button', { name }).tap();
const isDone = (step: Locator) => expect(step.getByText('Done', { exact: true })).toBeVisible();

/** The reviewer decides at a desk, and the time to undo it passes. */
async function review(page: Page, backend: Backend, decide: () => Promise<void>): Promise<void> {
  await signInAs(page, backend, 'Reviewer');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${ORIGIN.community}/dashboard/task-to-earn?tab=submissions`);
  await page
    .getByRole('list', { name: 'Submissions' })
    .getByRole('button', { name: /Nia/ })
    .filter({ hasText: 'Through the gate' })
    .click();
  await decide();
  await expect(page.getByText(/Takes effect in/).first()).toBeVisible();
  await backend.advanceClock(UNDO);
  await page.setViewportSize({ width: 390, height: 844 });
  await comeBack(page, backend);
}

async function comeBack(page: Page, backend: Backend): Promise<void> {
  await signInAs(page, backend, 'Newcomer');
  await page.goto(QUEST);
}

test('a newcomer on a phone gets from the home page to a claimed quest', async ({
  page,
  wallet,
  backend,
}) => {
  test.setTimeout(180_000);
  await chooseServer(page, 'srv-keep');

  await test.step('the home page shows a whole quest', async () => {
    await page.goto(ORIGIN.user);
    await page
      .getByRole('link', { name: /Through the gate/ })
      .first()
      .tap();
    await expect(page.getByRole('dialog')).toContainText('Tell us how you found us.');
  });

  await test.step('sign-in and a linked wallet lead to the quest', async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Sign in with Discord to start' })
      .tap();
    await page.getByRole('button', { name: 'Newcomer', exact: true }).tap();
    await page.getByRole('main').getByRole('button', { name: 'Select Wallet' }).tap();
    await page.getByRole('button', { name: /Test Wallet/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign and link' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap();
    await expect(headingOf(page)).toHaveText('Through the gate');
    expect(wallet.prompts).toEqual({ connect: 1, signMessage: 1, signTransaction: 0 });
  });

  await test.step('the newcomer joins the server, and the page continues', async () => {
    const way = page.getByRole('link', { name: 'Join Solana Keep on Discord to start' });
    await expect(way).toHaveAttribute('href', 'https://discord.gg/solana-keep');
    await expect(task(page, 'Tell us how').getByRole('textbox')).toBeDisabled();
    await backend.join('srv-keep', NEWCOMER);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.locator('.toasts').getByText('You joined Solana Keep.')).toBeVisible();
    await expect(way).toBeHidden();
  });

  await test.step('the newcomer does the five tasks', async () => {
    await backend.giveRole('srv-keep', NEWCOMER, 'Verified');
    await backend.setHolding(wallet.address, KEEPER, '1');
    await act(page, 'Get verified', /^Verify/);
    await isDone(task(page, 'Get verified'));
    await task(page, 'seed phrase').getByText('No one on our team').tap();
    await act(page, 'seed phrase', /^Check answer/);
    await isDone(task(page, 'seed phrase'));
    await task(page, 'part of the castle').getByText('Moat').tap();
    await act(page, 'part of the castle', /^Vote/);
    await isDone(task(page, 'part of the castle'));
    await act(page, 'Hold a Keeper', /^Verify/);
    await isDone(task(page, 'Hold a Keeper'));
    await task(page, 'Tell us how').getByRole('textbox').fill(STORY);
    await act(page, 'Tell us how', /^Save answer/);
    await page.getByRole('button', { name: 'Submit for review' }).tap();
    await expect(page.getByText(/^In review/).first()).toBeVisible();
  });

  await test.step('the rejected answer shows its reason and can be corrected', async () => {
    // The reviewer's wallet is known to the other site.
    await wallet.wasConnected();
    await review(page, backend, async () => {
      await page.getByRole('button', { name: 'Reject', exact: true }).click();
      await page.getByRole('textbox', { name: 'Rejection reason' }).fill('A little more, please.');
      await page
        .getByRole('button', { name: /^Reject/ })
        .last()
        .click();
    });
    const step = task(page, 'Tell us how');
    await expect(step).toContainText('A little more, please.');
    // The better text can be written while the retry cooldown runs.
    await step.getByRole('textbox').fill(`${STORY} The people are kind.`);
    // An open page would ask with a session that ends within the hour.
    await page.goto('about:blank');
    await backend.advanceClock(3_600_000);
    await comeBack(page, backend);
    await expect(step.getByRole('textbox')).toHaveValue(`${STORY} The people are kind.`);
    await act(page, 'Tell us how', /^Save answer/);
    await page.getByRole('button', { name: 'Submit for review' }).tap();
    await expect(page.getByText(/^In review/).first()).toBeVisible();
  });

  await test.step('the answer is approved, and the reward arrives', async () => {
    await review(page, backend, () =>
      page.getByRole('button', { name: 'Approve', exact: true }).click(),
    );
    await page.getByRole('button', { name: 'Claim 100 points and 0.05 SOL' }).tap();
    const reward = page.getByRole('region', { name: /^Reward claimed/ });
    await expect(reward.getByRole('heading', { name: /^Reward claimed/ })).toBeFocused();
    await expect(reward.getByText('100 points')).toBeInViewport();
    await expect(reward.getByText('0.05 SOL')).toBeInViewport();
    await expect(reward.getByRole('link', { name: 'View in explorer' })).toBeVisible();
    await expect.poll(() => backend.balance(wallet.address)).toBe(50_000_000n);
  });
});
