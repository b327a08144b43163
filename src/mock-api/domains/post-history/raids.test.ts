// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Values } from '@/features/modules/common-fields/field';
import group from '@/features/modules/definitions/tweet-to-earn/definition';
import { settleAccruals } from '../accruals/settle';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { timelineOf } from '../social-accounts/xTimeline';
import { scriptedChain } from '../../testing/scriptedChain';
import { settleDeliveries } from './settle';

const DAY = 86_400_000;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
});
afterEach(() => backend.close());

const guildOf = () => {
  const guild = backend.world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (!guild) throw new Error('The seed has no such server.');
  return guild;
};
async function look() {
  settleAccruals(backend.world, guildOf());
  await settleDeliveries(backend.world, guildOf());
}
const rows = () =>
  backend.world.db.deliveries.filter(
    ({ module, serverId }) => module === 'tweet-to-earn' && serverId === 'srv-keep',
  );
function rule() {
  const found = backend.world.db.modules.find(
    ({ serverId, slug }) => serverId === 'srv-keep' && slug === 'tweet-to-earn',
  )?.rules[0];
  if (!found) throw new Error('The seed has no group.');
  return found;
}
function save(values: Values) {
  Object.assign(rule(), {
    values: { ...rule().values, ...values },
    updatedAt: backend.world.clock.now(),
    version: rule().version + 1,
  });
}

test('posts that went live were announced once, with what members can do', async () => {
  await look();
  await look();
  const news = rows().filter(({ label }) => label.includes('The gates are open'));
  expect(news).toMatchObject([{ state: 'SENT', key: 'live:1790000000000000001' }]);
  expect(news[0]?.post?.variables).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'tweet.author', sample: '@castlebots' }),
      expect.objectContaining({ name: 'actions', sample: 'Reply, Repost' }),
      expect.objectContaining({ name: 'points', sample: '70' }),
      expect.objectContaining({ name: 'ends:R', sample: 'in 24 hours' }),
    ]),
  );
});

test('a draft is announced when it goes live, and a post by another account never is', async () => {
  await look();
  const before = rows().length;
  const url = 'https://x.com/stranger/status/1790000000000000099';
  const posts = group
    .read(rule().values)
    .posts.map((post) => Object.assign({}, post, { status: 'LIVE' }));
  save({ posts: [...posts, { url, title: 'Not ours', status: 'LIVE' }] });
  backend.world.clock.advance(60_000);
  await look();
  expect(
    rows()
      .slice(before)
      .map(({ label }) => label),
  ).toContain('“The winter market” went live');
  expect(rows().some(({ label }) => label.includes('Not ours'))).toBe(false);
});

test('posts of the accounts are announced as they are posted', async () => {
  await look();
  save({ source: 'AUTO', postTitle: 'News: {tweet.text}' });
  const now = backend.world.clock.now();
  const posts = timelineOf('castlebots', now, now + 5 * DAY).filter(({ kind }) => kind === 'POST');
  backend.world.clock.advance(5 * DAY);
  await look();
  const found = rows().filter(({ label }) => label.includes('News: '));
  expect(found.map(({ at }) => at)).toEqual(posts.map(({ at }) => at + 1));
});
