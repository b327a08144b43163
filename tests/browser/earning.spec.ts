import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { collections } from '@/mock-api/domains/market/market';
import { ledgerAddress } from '@/mock-api/domains/payouts/ledgerKey';
import { UNDO } from '@/mock-api/store/constants';
import type { Backend } from './support/backend';
import { inEveryEngine } from './support/breadth';
import { chooseServer, headingOf } from './support/pages';
import { add, pickAsset } from './support/pickers';
import { signInAs, type Persona } from './support/session';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const DASHBOARD = `${ORIGIN.user}/dashboard`;
const BOARD = `${DASHBOARD}/questboard/solana-keep`;
const QUEST = `${BOARD}/task-to-earn/keep-the-watch`;
const DESK = `${ORIGIN.community}/dashboard`;
const STORY = 'A friend of mine showed me the tower, and I stayed.';
const KEEPER = collections[0]?.address ?? '';
/** Given by the quest; no rule of the server's gives it to who holds a single piece. */
const ROLE = 'Whale';
/** 0.05 SOL. */
const REWARD = 50_000_000n;

const count = z.number();
const lamports = z.pipe(
  z.string(),
  z.transform((text: string) => BigInt(text)),
);
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

/** A transfer as the embedded chain tells it. */
const transferTold = z.object({
  err: z.null(),
  feePayer: z.string(),
  fee: lamports,
  accountKeys: z.array(z.string()),
  preBalances: z.array(lamports),
  postBalances: z.array(lamports),
});
/** A step of the quest, by what it asks. */
const task = (page: Page, prompt: string) =>
  page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').filter({ hasText: prompt });
/** Steps that aren't next are folded. */
async function unfold(page: Page, prompt: string): Promise<Locator> {
  const step = task(page, prompt);
  const details = step.getByRole('button', { name: /^Details: task/ });
  if ((await details.getAttribute('aria-expanded')) === 'false') await details.click();
  return step;
}
async function check(page: Page, prompt: string): Promise<void> {
  const step = await unfold(page, prompt);
  await step.getByRole('button', { name: /^(?!Details).*: task \d+$/ }).click();
}

/** The quest's retry cooldown passes, and the member comes back. */
async function afterCooldown(page: Page, backend: Backend): Promise<void> {
  // A page that sends a request between the two would see that its session has ended.
  await page.goto('about:blank');
  await backend.advanceClock(3_600_000);
  await signInAs(page, backend, 'Member');
  await page.goto(QUEST);
}

async function writeStory(page: Page, story: string): Promise<void> {
  const step = await unfold(page, 'how you found us');
  await step.getByRole('textbox').fill(story);
  await check(page, 'how you found us');
  await expect(step).toContainText('Ready to submit');
}

/** The one reward there is at first, or another. */
async function addReward(page: Page, number: number, kind: string) {
  if (number > 1) await page.getByRole('button', { name: 'Add reward' }).click();
  const form = page.getByRole('group', { name: `Reward ${String(number)}`, exact: true });
  await form.getByRole('combobox', { name: 'Reward', exact: true }).selectOption(kind);
  return form;
}

async function addTask(page: Page, number: number, kind: string, prompt: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${kind} `) }).click();
  const form = page.getByRole('group', { name: `Task ${String(number)}`, exact: true });
  await form.getByRole('textbox', { name: /^(?:Instructions|Question)$/ }).fill(prompt);
  return form;
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

/** The owner's part: a category, a quest of five kinds of task and three kinds of reward in it, on the board. */
async function makeQuest(page: Page): Promise<void> {
  await page.goto(`${DESK}/task-to-earn/category/new`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('First night');
  await page.getByRole('button', { name: 'Save and turn on', exact: true }).click();
  await page.getByRole('link', { name: 'Add quest to First night' }).click();
  await addTask(page, 1, 'Have a role', 'Get verified on our server.');
  await add(page, 'Roles', 'Verified');
  const quiz = await addTask(page, 2, 'Answer a quiz', 'Who will ask for your seed phrase?');
  await quiz.getByRole('textbox', { name: 'Answers' }).fill('Anyone\nNo one on our team');
  await quiz.getByRole('radiogroup', { name: 'Correct answer' }).getByRole('radio').nth(1).check();
  const poll = await addTask(page, 3, 'Vote in a poll', 'Which part of the castle is yours?');
  await poll.getByRole('textbox', { name: 'Answers' }).fill('Tower\nMoat\nKeep');
  await addTask(page, 4, 'Hold an NFT', 'Hold a Keeper.');
  await pickAsset(page, 'Collection', KEEPER);
  await addTask(page, 5, 'Write an answer', 'Tell us how you found us.');
  await page.getByRole('textbox', { name: 'Title' }).fill('Keep the watch');
  await goOn(page);
  const points = await addReward(page, 1, 'Points');
  await points.getByRole('textbox', { name: 'Points' }).fill('100');
  await addReward(page, 2, 'Role');
  await page
    .getByRole('group', { name: 'Reward 2', exact: true })
    .getByRole('button', { name: /^Add/ })
    .click();
  await page.getByRole('dialog').getByRole('combobox').fill(ROLE);
  await page.getByRole('dialog').getByRole('option', { name: ROLE }).click();
  const token = await addReward(page, 3, 'SOL or SPL token');
  await token.getByRole('textbox', { name: 'Amount' }).fill('0.05');
  await goOn(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('link', { name: /Keep the watch/ }).first()).toBeVisible();
}

/** Another person takes the place: a page of the one before that still asks would be refused. */
async function become(page: Page, backend: Backend, persona: Persona): Promise<void> {
  await page.goto('about:blank');
  await signInAs(page, backend, persona);
}

/** The reviewer's part: decides on what the member has handed in, and lets it take effect. */
async function review(page: Page, backend: Backend, decide: () => Promise<void>): Promise<void> {
  await become(page, backend, 'Reviewer');
  await page.goto(`${DESK}/task-to-earn?tab=submissions`);
  await page
    .getByRole('list', { name: 'Submissions' })
    .getByRole('button', { name: /Mira Moat/ })
    .filter({ hasText: 'Keep the watch' })
    .click();
  await decide();
  await expect(page.getByText(/Takes effect in/).first()).toBeVisible();
  await backend.advanceClock(UNDO);
  await become(page, backend, 'Member');
}

/** The one transfer that named a wallet: who paid, the fee, and what each account has more of since, in lamports. */
async function transferTo(backend: Backend, address: string) {
  const transactions = await backend.transactions(address);
  expect(transactions).toHaveLength(1);
  const { feePayer, fee, accountKeys, preBalances, postBalances } = transferTold.parse(
    transactions[0],
  );
  const moved = (account: string) => {
    const place = accountKeys.indexOf(account);
    return (postBalances[place] ?? 0n) - (preBalances[place] ?? 0n);
  };
  return { feePayer, fee, moved };
}

test(
  'the whole loop: a quest is made, done, refused, mended, approved and paid',
  inEveryEngine,
  async ({ page, wallet, backend, signIn }) => {
    test.setTimeout(180_000);
    await wallet.wasConnected();
    await chooseServer(page, 'srv-keep');

    await test.step('the owner makes category and quest, and publishes', async () => {
      await signIn('Server owner');
      await makeQuest(page);
    });

    await test.step('the member finds it', async () => {
      await become(page, backend, 'Member');
      await page.goto(BOARD);
      await page.getByRole('link', { name: 'Keep the watch' }).click();
      await expect(headingOf(page)).toHaveText('Keep the watch');
      await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('listitem')).toHaveCount(5);
      // The right answer is for the server alone.
      await expect(page.getByText('The right one')).toHaveCount(0);
    });

    await test.step('a task is refused for identity, which is mended', async () => {
      await check(page, 'Hold a Keeper');
      await expect(task(page, 'Hold a Keeper')).toContainText('You haven’t linked a wallet.');
      await task(page, 'Hold a Keeper').getByRole('button', { name: 'Link a wallet' }).click();
      expect(wallet.prompts.signMessage).toBe(0);
      await page.getByRole('dialog').getByRole('button', { name: 'Sign and link' }).click();
      // The task has checked itself.
      await expect(task(page, 'Hold a Keeper')).toContainText('hold 0. You need 1.');
      expect(wallet.prompts.signMessage).toBe(1);
    });

    await test.step('tasks are refused for evidence, which is mended', async () => {
      await page.goto(QUEST);
      await backend.advanceClock(5_000);
      await check(page, 'Hold a Keeper');
      await expect(task(page, 'Hold a Keeper')).toContainText('hold 0. You need 1.');
      await (await unfold(page, 'seed phrase')).getByLabel('Anyone').check();
      await check(page, 'seed phrase');
      await expect(task(page, 'seed phrase')).toContainText('That isn’t the right answer.');
      await backend.setHolding(wallet.address, KEEPER, '1');
      await afterCooldown(page, backend);
      await check(page, 'Hold a Keeper');
      await expect(task(page, 'Hold a Keeper')).toContainText('Your linked wallets hold 1.');
      await (await unfold(page, 'seed phrase')).getByLabel('No one on our team').check();
      await check(page, 'seed phrase');
      await expect(task(page, 'seed phrase')).toContainText('Done');
    });

    await test.step('the rest is answered and handed in', async () => {
      await check(page, 'Get verified');
      await expect(task(page, 'Get verified')).toContainText('Done');
      await (await unfold(page, 'part of the castle')).getByLabel('Moat').check();
      await check(page, 'part of the castle');
      await expect(task(page, 'part of the castle')).toContainText('Done');
      await writeStory(page, STORY);
      await page.getByRole('button', { name: 'Submit for review' }).click();
      await expect(page.getByText(/^In review ·/)).toBeVisible();
    });

    await test.step('the reviewer rejects with a reason, and the member mends it', async () => {
      await review(page, backend, async () => {
        await page.getByRole('button', { name: 'Reject', exact: true }).click();
        await page
          .getByRole('textbox', { name: 'Rejection reason' })
          .fill('A little more, please.');
        await page
          .getByRole('button', { name: /^Reject/ })
          .last()
          .click();
      });
      await page.goto(QUEST);
      await expect(page.getByText('A little more, please.').first()).toBeVisible();
      await afterCooldown(page, backend);
      await writeStory(page, `${STORY} The people are kind.`);
      await page.getByRole('button', { name: 'Submit for review' }).click();
      await expect(page.getByText(/^In review ·/)).toBeVisible();
    });

    await test.step('the reviewer approves, and points, role and SOL arrive', async () => {
      await review(page, backend, () =>
        page.getByRole('button', { name: 'Approve', exact: true }).click(),
      );
      await page.goto(`${DASHBOARD}/server/solana-keep`);
      const roles = page.getByRole('region', { name: 'Your roles' });
      await expect(roles).toContainText('Verified');
      await expect(roles).not.toContainText(ROLE);
      await page.goto(QUEST);
      await page.getByRole('button', { name: 'Claim 100 points' }).click();
      await expect(page.getByText(/^Claimed on/)).toBeVisible();
      await expect.poll(() => backend.balance(wallet.address)).toBe(REWARD);
      await page.goto(`${DASHBOARD}/server/solana-keep`);
      await expect(roles.getByRole('listitem').filter({ hasText: ROLE })).toContainText('quest');
    });

    await test.step('ledger, leaderboard, all sums and the chain agree', async () => {
      await page.goto(`${DASHBOARD}/task-to-earn/solana-keep`);
      await expect(page.getByRole('main').getByText('Keep the watch').first()).toBeVisible();
      await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();
      const told = (path: string) =>
        page.evaluate(
          async (address): Promise<unknown> => (await fetch(address)).json(),
          `/api${path}`,
        );
      const { data: points } = pointsTold.parse(await told('/points/task-to-earn/solana-keep'));
      expect(points.earned).toBe(
        points.available + points.locked + points.settled + points.expired,
      );
      const { data: ledger } = ledgerTold.parse(
        await told('/points/task-to-earn/solana-keep/entries?pageSize=100'),
      );
      expect(ledger.items.reduce((sum, entry) => sum + entry.points, 0)).toBe(points.available);
      const { data: board } = boardTold.parse(
        await told('/leaderboards/solana-keep?section=task-to-earn&window=ALL'),
      );
      expect(board.mine).toMatchObject({ points: points.earned, isMe: true });

      const { feePayer, fee, moved } = await transferTo(backend, wallet.address);
      expect(feePayer).toBe(ledgerAddress('srv-keep'));
      expect(moved(wallet.address)).toBe(REWARD);
      expect(moved(feePayer)).toBe(-REWARD - fee);
    });
  },
);
