import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { axe } from './support/axe';
import { onlyInFull } from './support/breadth';
import { createAccount } from './support/keypair';
import { signInAs } from './support/session';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const QUEST = `${ORIGIN.user}/dashboard/questboard/solana-keep/task-to-earn/a-week-in-the-castle`;
/** 0.05 SOL. */
const AMOUNT = 50_000_000n;

const rules = z.object({
  data: z.object({
    rules: z.array(
      z.object({
        id: z.string(),
        version: z.number(),
        enabled: z.boolean(),
        values: z.looseObject({}),
      }),
    ),
  }),
});

/** As the owner of Solana Keep: the quest’s transaction becomes a transfer to that account. */
async function askForTransfer(page: Page, account: string): Promise<void> {
  await page.goto(`${ORIGIN.community}/docs-are-elsewhere`);
  const path = '/api/servers/srv-keep/modules/quest/rules';
  const { data } = rules.parse(await page.evaluate(async (url) => (await fetch(url)).json(), path));
  const rule = data.rules.find(({ id }) => id === 'rule-quest-week');
  if (!rule) throw new Error('The seed has no such quest.');
  const tasks = z.array(z.looseObject({ kind: z.string() })).parse(rule.values['tasks']);
  const task = tasks.find(({ kind }) => kind === 'ONCHAIN_TX');
  if (task) Object.assign(task, { via: 'TRANSFER', sol: '0.05', account });
  const body = { version: rule.version, enabled: rule.enabled, values: { ...rule.values, tasks } };
  const status = await page.evaluate(
    async ([url, text]) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
      return (await fetch(url, { method: 'PUT', headers, body: text })).status;
    },
    [`${path}/${rule.id}`, JSON.stringify(body)] as const,
  );
  expect(status).toBe(200);
}

test(
  'a transfer is linked for, shown, refused, sent once over a reload, and seen by its task',
  onlyInFull,
  async ({ page, wallet, backend, allowConsole }) => {
    allowConsole(/Failed to load resource|status of 404/);
    const receiver = createAccount().address;
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, backend, 'Server owner');
    await askForTransfer(page, receiver);
    await wallet.wasConnected();
    await backend.airdrop(wallet.address, 1_000_000_000n);
    await signInAs(page, backend, 'Member');
    await page.goto(QUEST);

    const task = page
      .getByRole('list', { name: 'Tasks' })
      .getByRole('listitem')
      .filter({ hasText: 'Sign the guest book.' });
    await task.getByRole('button', { name: /^Details: task/ }).click();

    // The page knows by then that the wallet can be linked here; before, the press leads to the wallets page.
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Link wallet' }),
    ).toBeVisible();
    await task.getByRole('button', { name: 'Link a wallet' }).first().click();
    await page.getByRole('button', { name: 'Sign and link' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    const send = task.getByRole('button', { name: /^Send 0\.05 SOL: task/ });
    await send.click();
    const dialog = page.getByRole('dialog', { name: 'Send 0.05 SOL?' });
    await expect(dialog).toContainText(receiver);
    await expect(dialog).toContainText('You won’t get this back.');
    await expect(dialog).toContainText('Up to 0.0');
    await axe(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(send).toBeFocused();
    expect(wallet.prompts.signTransaction).toBe(0);

    await send.click();
    wallet.signMode = 'reject';
    await dialog.getByRole('button', { name: 'Send 0.05 SOL' }).click();
    await expect(dialog).toContainText('You declined the transfer in your wallet.');
    await dialog.getByRole('button', { name: 'Try again' }).click();

    wallet.signMode = 'approve';
    await backend.addChainFault({ method: 'sendTransaction', kind: 'drop' });
    await dialog.getByRole('button', { name: 'Send 0.05 SOL' }).click();
    await expect(dialog).toBeHidden();
    await expect(task).toContainText('Your transfer is on its way.');
    expect(wallet.signed).toHaveLength(1);

    await page.reload();
    await task.getByRole('button', { name: /^Details: task/ }).click();
    await expect(task).toContainText('Your transfer is on its way.');
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await backend.clearChainFaults();
    await expect.poll(() => backend.balance(receiver)).toBe(AMOUNT);
    await backend.advanceBlocks(20);
    await expect(task).toContainText('Done');
    expect(wallet.signed).toHaveLength(1);
  },
);
