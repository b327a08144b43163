import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';
import { PostReviews } from './PostReviews';

const LIST = '*/api/servers/:server/post-reviews';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const Page = () => <PostReviews serverId="srv-keep" />;
const open = (address = 'desk') =>
  renderDashboard(address, [route('desk', 'Desk', async () => ({ default: Page }))], 'srv-keep');
const items = async () =>
  within(await screen.findByRole('list', { name: 'In review' })).getAllByRole('listitem');
async function firstItem() {
  const [item] = await items();
  if (!item) throw new Error('Nothing waits.');
  return within(item);
}

test('a waiting post shows its account, its link and its reward', async () => {
  for (const row of backend.world.db.socials) row.isShared = true;
  open();
  const item = await firstItem();
  expect(item.getByText(/^@/, { selector: 'a bdi' })).toBeVisible();
  expect(item.getByRole('link', { name: 'Draw the castle' })).toHaveAttribute(
    'href',
    'https://x.com/i/status/1790000000000000021',
  );
  expect(item.getByText('80 points')).toBeVisible();
});

test('an approval can be undone', async () => {
  open();
  await userEvent.click((await firstItem()).getByRole('button', { name: /^Approve/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await (await firstItem()).findByRole('button', { name: /^Approve/ })).toBeVisible();
  expect(backend.world.db.postReviews).toMatchObject([{ decision: null, version: 2 }]);
});

test('a rejection needs a reason', async () => {
  open();
  await userEvent.click((await firstItem()).getByRole('button', { name: /^Reject/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Reject post' }));
  expect(screen.getByText('Enter a reason.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Rejection reason' }), 'No tower.');
  await userEvent.click(screen.getByRole('button', { name: 'Reject post' }));
  expect(await screen.findByText('No tower.', { selector: 'bdi' })).toBeVisible();
});

test('a decision made by someone else first is shown at the post, which stays', async () => {
  backend.server.use(
    http.put(`${LIST}/:post/decision`, () =>
      HttpResponse.json({ success: false, message: 'Someone was faster.' }, { status: 409 }),
    ),
  );
  open();
  const item = await firstItem();
  await userEvent.click(item.getByRole('button', { name: /^Approve/ }));
  expect(await item.findByText('Someone was faster.')).toBeVisible();
});

test('the page says that no posts need review when all groups are disabled', async () => {
  const rules = backend.world.db.modules.filter(({ slug }) => slug === 'tweet-to-earn');
  for (const row of rules) row.enabled = false;
  open();
  expect(await screen.findByText('No posts need review')).toBeVisible();
});

test('a list that fails to load can be retried', async () => {
  backend.server.use(http.get(LIST, () => new HttpResponse(null, { status: 500 }), { once: true }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: /again|retry/i }));
  expect((await items()).length).toBeGreaterThan(0);
});
