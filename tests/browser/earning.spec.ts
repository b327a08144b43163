import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { QUESTS } from '@/mocks/bot-modules/seedQuests';
import { collections } from '@/mocks/market/market';
import { UNDO } from '@/mocks/settings';
import type { Backend } from './support/backend';
import { chooseServer, headingOf } from './support/pages';
import { pick } from './support/pickers';
import { signInAs } from './support/session';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const DASHBOARD = `${ORIGIN.user}/dashboard`;
const BOARD = `${DASHBOARD}/questboard/solana-keep`;
const QUEST = `${BOARD}/task-to-earn/through-the-gate`;
const REVIEW = `${ORIGIN.community}/dashboard/task-to-earn/quest/${QUESTS.gate}?tab=submissions`;
const STORY = 'A friend of mine showed me the tower, and I stayed.';
const KEEPER = collections[0]?.address ?? '';
/** 0.05 SOL. */
const REWARD = 50_000_000n;

const count = z.number();
const pointsTold = z.object({
  data: z.object({
    earned: count,
    available: count,
    locked: count,
    settled: count,
    expired: count,
  }),
});
const ledgerTold = z.object({ data: z.object({ items: z.array(z.object({ points: count })) }) });
const boardTold = z.object({
  data: z.object({ mine: z.object({ points: count, isMe: z.boolean() }) }),
});

/** A step of the quest, by what it asks. */
const task = (page: Page, prompt: string) =>
  page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').filter({ hasText: prompt });
const check = (page: Page, prompt: string) =>
  task(page, prompt)
    .getByRole('button', { name: /^Check/ })
    .click();

/** Hands in what is asked for, but for the piece one has to hold. */
async function answerAll(page: Page): Promise<void> {
  await check(page, 'Be verified');
  await expect(task(page, 'Be verified')).toContainText('Done');
  await task(page, 'seed phrase').getByLabel('Nobody of ours, ever').check();
  await check(page, 'seed phrase');
  await expect(task(page, 'seed phrase')).toContainText('Done');
  await task(page, 'part of the castle').getByLabel('Moat').check();
  await check(page, 'part of the castle');
  await expect(task(page, 'part of the castle')).toContainText('Done');
  await writeStory(page, STORY);
}

async function writeStory(page: Page, story: string): Promise<void> {
  const step = task(page, 'how you found us');
  await step.getByRole('textbox').fill(story);
  await check(page, 'how you found us');
  await expect(step).toContainText('Ready to submit');
}

/** Decides as the server's reviewer on what the member has handed in, and lets it take effect. */
async function review(page: Page, backend: Backend, decide: () => Promise<void>): Promise<void> {
  await signInAs(page, backend, 'Reviewer');
  await page.goto(REVIEW);
  await page
    .getByRole('list', { name: 'Submissions' })
    .getByRole('button', { name: /Mira Moat/ })
    .click();
  await decide();
  await expect(page.getByText(/takes effect in/).first()).toBeVisible();
  await backend.advanceClock(UNDO);
  await signInAs(page, backend, 'Member');
}

/** One task of the quest's form, by its number. */
const taskAt = (page: Page, number: number) =>
  page.getByRole('group', { name: `Task ${String(number)}`, exact: true });

async function addTask(page: Page, number: number, kind: string, prompt: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add task' }).click();
  const form = taskAt(page, number);
  await form.getByRole('combobox', { name: 'Task', exact: true }).selectOption(kind);
  await form.getByRole('textbox', { name: 'What members read' }).fill(prompt);
  return form;
}

test('an owner makes a category and a quest of five kinds of task, and a member finds it', async ({
  page,
  wallet,
  backend,
  signIn,
}) => {
  test.setTimeout(90_000);
  await wallet.wasConnected();
  await chooseServer(page, 'srv-keep');
  await signIn('Server owner');
  await page.goto(`${ORIGIN.community}/dashboard/task-to-earn/category/new`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('First night');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByRole('link', { name: /First night/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Add quest' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Keep the watch');
  await addTask(page, 1, 'Write a text', 'What did you see?');
  const quiz = await addTask(page, 2, 'Answer a quiz', 'How many towers?');
  await quiz.getByRole('textbox', { name: 'Answers' }).fill('Three\nFour');
  const visit = await addTask(page, 3, 'Visit a page', 'Read the watch book.');
  await visit.getByRole('textbox', { name: 'Link' }).fill('https://castlebots.io/watch');
  await addTask(page, 4, 'Rate on a scale', 'How cold was it?');
  await addTask(page, 5, 'Come by each day', 'Come by.');
  await pick(page, 'On the board', 'Live');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: /Keep the watch/ }).first()).toBeVisible();

  await signInAs(page, backend, 'Member');
  await page.goto(BOARD);
  await page.getByRole('link', { name: 'Keep the watch' }).click();
  await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('listitem')).toHaveCount(5);
  // The right answer is for the server alone.
  await expect(page.getByText('The right one')).toHaveCount(0);
});

test('a quest is done, rejected, mended, approved and paid, over both sites', async ({
  page,
  wallet,
  backend,
  signIn,
}) => {
  test.setTimeout(120_000);
  await wallet.wasConnected();
  await chooseServer(page, 'srv-keep');
  await signIn('Member');
  await backend.giveRole('srv-keep', 'usr-member', 'Verified');
  await page.goto(BOARD);
  await page.getByRole('link', { name: 'Through the gate' }).click();
  await expect(headingOf(page)).toHaveText('Through the gate');

  // Without a linked wallet it is a matter of identity; a wallet that holds nothing is one of evidence.
  await check(page, 'Hold a Keeper');
  await expect(task(page, 'Hold a Keeper')).toContainText('No wallet is linked');
  await task(page, 'Hold a Keeper').getByRole('link', { name: 'Link a wallet' }).click();
  await page.getByRole('button', { name: /^Link / }).click();
  await expect(page.getByRole('main').getByText('DEFAULT', { exact: true })).toBeVisible();
  expect(wallet.prompts.signMessage).toBe(1);
  await page.goto(QUEST);
  await backend.advanceClock(5_000);
  await check(page, 'Hold a Keeper');
  await expect(task(page, 'Hold a Keeper')).toContainText('hold 0, and 1 is needed');
  await backend.setHolding(wallet.address, KEEPER, '1');
  await backend.advanceClock(5_000);
  await page.reload();
  await check(page, 'Hold a Keeper');
  await expect(task(page, 'Hold a Keeper')).toContainText('Your linked wallets hold 1.');
  await answerAll(page);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('button', { name: /^In review/ })).toBeVisible();

  await review(page, backend, async () => {
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await page
      .getByRole('textbox', { name: 'Reason for rejecting' })
      .fill('A little more, please.');
    await page
      .getByRole('button', { name: /^Reject/ })
      .last()
      .click();
  });
  await page.goto(QUEST);
  await expect(page.getByText('A little more, please.').first()).toBeVisible();
  // A page that asks for something between the two would be told that its session has ended.
  await page.goto('about:blank');
  await backend.advanceClock(3_600_000);
  await signInAs(page, backend, 'Member');
  await page.goto(QUEST);
  await writeStory(page, `${STORY} The people are kind.`);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('button', { name: /^In review/ })).toBeVisible();

  await review(page, backend, () =>
    page.getByRole('button', { name: 'Approve', exact: true }).click(),
  );
  await page.goto(QUEST);
  await page.getByRole('button', { name: 'Claim 100 points' }).click();
  await expect(page.getByRole('button', { name: /^Claimed on/ })).toBeVisible();
  await expect.poll(() => backend.balance(wallet.address)).toBe(REWARD);

  await page.goto(`${DASHBOARD}/task-to-earn/solana-keep`);
  await expect(page.getByRole('main').getByText('Through the gate').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('SUCCESS')).toBeVisible();
  const told = (path: string) =>
    page.evaluate(
      async (address): Promise<unknown> => (await fetch(address)).json(),
      `/api${path}`,
    );
  const { data: points } = pointsTold.parse(await told('/points/task-to-earn/solana-keep'));
  expect(points.earned).toBe(points.available + points.locked + points.settled + points.expired);
  const { data: ledger } = ledgerTold.parse(
    await told('/points/task-to-earn/solana-keep/entries?pageSize=100'),
  );
  expect(ledger.items.reduce((sum, entry) => sum + entry.points, 0)).toBe(points.available);
  const { data: board } = boardTold.parse(
    await told('/leaderboards/solana-keep?section=task-to-earn&window=ALL'),
  );
  expect(board.mine).toMatchObject({ points: points.earned, isMe: true });
});
