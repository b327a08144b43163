import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import tweet from '@/features/modules/definitions/tweet-to-earn/definition';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { fundedChain } from '@/mock-api/testing/treasury';
import { moduleRoutes } from '../moduleRoutes';

const FORM = 'tweet-to-earn/form/rule-srv-keep-tweet-to-earn-1';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: fundedChain });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (address: string) => renderDashboard(address, moduleRoutes, 'srv-keep');
function ruleOf() {
  const rule = backend.world.db.modules.find(
    ({ serverId, slug }) => serverId === 'srv-keep' && slug === 'tweet-to-earn',
  )?.rules[0];
  if (!rule) throw new Error('The seed has no group.');
  return rule;
}

test('announcements of posts are listed', async () => {
  open('tweet-to-earn?tab=deliveries');
  expect(await screen.findByText('“The gates are open” went live')).toBeVisible();
});

test('a pool above the ledger wallet is warned of in the form', async () => {
  const pool = { currency: 'SOL', mint: '', amount: '500000' };
  Object.assign(ruleOf().values, { method: 'POOL_SPLIT', pool });
  open(FORM);
  await screen.findByRole('textbox', { name: 'Name' });
  expect(await screen.findByText(/^Exceeds the balance: “Pool per post”/)).toBeVisible();
});

test('a post by another account is refused at its link', async () => {
  const { values } = ruleOf();
  const [post] = tweet.read(values).posts;
  Object.assign(values, { posts: [{ ...post, url: 'https://x.com/moat/status/12' }] });
  open(FORM);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.type(name, '!');
  await userEvent.click(await screen.findByRole('button', { name: /^Save/ }));
  expect(await screen.findByRole('textbox', { name: /Post link/ })).toHaveAccessibleDescription(
    /This post isn’t by one of the group’s accounts\./,
  );
});
