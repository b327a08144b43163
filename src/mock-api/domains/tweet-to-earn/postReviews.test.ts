// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { earningSchema } from '@/features/earning/accruals/accrual';
import type { Values } from '@/features/modules/common-fields/field';
import tweet from '@/features/modules/definitions/tweet-to-earn/definition';
import { postsSchema } from '@/features/earning/quests/post-review/post';
import { settleAccruals } from '../accruals/settle';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import type { SocialActRow } from '../social-accounts/rows';
import { scriptedChain } from '../../testing/scriptedChain';

const HOUR = 3_600_000;
const POST = '1790000000000000001';
const BASE = '/api/servers/srv-keep/post-reviews';

let backend: TestBackend;
let ruleId: string;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  ruleId = group({});
  backend.signInAs('owner');
});
afterEach(() => backend.close());

/** The first group of the server needs reviews, and has no actions yet. */
function group(values: Values): string {
  const { db } = backend.world;
  db.accruals = db.accruals.filter(({ module }) => module !== 'tweet-to-earn');
  db.socialActs = [];
  const [rule] =
    db.modules.find(({ serverId, slug }) => serverId === 'srv-keep' && slug === 'tweet-to-earn')
      ?.rules ?? [];
  if (!rule) throw new Error('The seed has no group.');
  const [post] = tweet.read(rule.values).posts;
  const actions = [
    { kind: 'REPLY', points: 50 },
    { kind: 'REPOST', points: 20 },
  ];
  const base = { posts: [post], actions, minFollowers: 0, review: 'MANUAL' };
  rule.values = { ...rule.values, ...base, ...values };
  db.socials = db.socials.filter(({ userId }) => !['usr-member', 'usr-owner'].includes(userId));
  for (const userId of ['usr-member', 'usr-owner'])
    db.socials.push({
      userId,
      platform: 1,
      handle: userId.slice(4),
      externalId: `x-${userId}`,
      state: 'LINKED',
      linkedAt: 0,
      isShared: userId === 'usr-member',
    });
  look();
  return rule.id;
}
function look() {
  const guild = backend.world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (guild) settleAccruals(backend.world, guild);
}
function after(ms: number) {
  backend.world.clock.advance(ms);
  look();
  look();
  // The session has expired by then.
  backend.signInAs('owner');
}
function act(kind: SocialActRow['kind'], text: string | null = null, userId = 'usr-member') {
  const at = backend.world.clock.now();
  backend.world.db.socialActs.push({
    platform: 1,
    externalId: `x-${userId}`,
    kind,
    target: POST,
    text,
    at,
  });
}
const paid = (userId = 'usr-member') =>
  backend.world.db.points
    .filter(({ label, userId: of }) => of === userId && label.startsWith('Castle news'))
    .reduce((sum, { points }) => sum + points, 0);
async function queue(state = 'WAITING') {
  const answer = await backend.send('GET', `${BASE}?state=${state}&ruleId=${ruleId}`);
  return z.object({ data: postsSchema }).parse(await answer.json()).data.items;
}
const decide = async (
  { id, version }: { id: string; version: number },
  verdict: 'APPROVE' | 'REJECT',
  note?: string,
) => {
  const path = `${BASE}/${encodeURIComponent(id)}/decision`;
  const body = { verdict, version, ...(note === undefined ? {} : { note }) };
  return (await backend.send('PUT', path, body)).status;
};
const first = async () => {
  const [found] = await queue();
  if (!found) throw new Error('Nothing waits.');
  return found;
};

test('an action in review has its account, text and worth, and pays nothing until it is approved', async () => {
  act('REPLY', 'The gates look wonderful');
  after(2 * HOUR);
  expect(paid()).toBe(0);
  expect(await queue()).toMatchObject([
    {
      action: 'Reply',
      text: 'The gates look wonderful',
      handle: 'member',
      points: 50,
      postUrl: `https://x.com/i/status/${POST}`,
      state: 'WAITING',
      isOwn: false,
    },
  ]);
  for (const row of backend.world.db.socials) row.isShared = false;
  expect(await first()).toMatchObject({ handle: null, text: 'The gates look wonderful' });
});

test('an approved action is paid once, with the hour in which the approval takes effect', async () => {
  act('REPLY', 'The gates look wonderful');
  after(2 * HOUR);
  expect(await decide(await first(), 'APPROVE')).toBe(200);
  expect(paid()).toBe(0);
  after(HOUR);
  expect(paid()).toBe(50);
  after(3 * HOUR);
  expect(paid()).toBe(50);
  expect(await queue()).toEqual([]);
  expect(await queue('APPROVED')).toHaveLength(1);
});

test('a rejected action pays nothing, and the member sees the reason and can try again', async () => {
  act('REPLY', 'The gates look wonderful');
  expect(await decide(await first(), 'REJECT')).toBe(400);
  expect(await decide(await first(), 'REJECT', 'Not about the gates.')).toBe(200);
  after(HOUR);
  expect(paid()).toBe(0);
  act('REPLY', 'The northern gate looks wonderful');
  backend.signInAs('member');
  const answer = await backend.send('GET', '/api/earning/engage-to-earn/solana-keep');
  const { rules } = z.object({ data: earningSchema }).parse(await answer.json()).data;
  expect(rules.find(({ id }) => id === ruleId)?.details).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: 'Waiting for review' }),
      expect.objectContaining({ value: 'Not about the gates.' }),
    ]),
  );
});

test('a decision can be undone before it takes effect, and not after', async () => {
  act('REPLY', 'The gates look wonderful');
  const post = await first();
  await decide(post, 'APPROVE');
  const path = `${BASE}/${encodeURIComponent(post.id)}/decision`;
  expect((await backend.send('DELETE', path)).status).toBe(200);
  after(2 * HOUR);
  expect(paid()).toBe(0);
  await decide(await first(), 'APPROVE');
  backend.world.clock.advance(11_000);
  expect((await backend.send('DELETE', path)).status).toBe(409);
});

test('the second of two reviewers gets a conflict, and members cannot decide on their own action', async () => {
  act('REPLY', 'The gates look wonderful');
  act('REPLY', 'My own gates look wonderful', 'usr-owner');
  const all = await queue();
  const [own, other] = [all.find(({ isOwn }) => isOwn), all.find(({ isOwn }) => !isOwn)];
  if (!own || !other) throw new Error('Both should wait.');
  expect(await decide(other, 'APPROVE')).toBe(200);
  expect(await decide(other, 'REJECT', 'No.')).toBe(409);
  expect(await decide(own, 'APPROVE')).toBe(403);
  backend.signInAs('member');
  expect(await decide(other, 'APPROVE')).toBe(403);
});

test('a deleted action leaves the review queue, approved or not', async () => {
  act('REPLY', 'The gates look wonderful');
  await decide(await first(), 'APPROVE');
  const row = backend.world.db.socialActs.at(-1);
  // Before the approval takes effect.
  if (row) row.goneAt = backend.world.clock.now() + 5_000;
  after(HOUR);
  expect(paid()).toBe(0);
  expect(await queue()).toEqual([]);
});

test('with a limited number of winners, a post is paid when it is over and fully reviewed', async () => {
  ruleId = group({ method: 'FCFS', winners: 1, window: '6H' });
  act('REPLY', 'My own gates look wonderful', 'usr-owner');
  backend.world.clock.advance(60_000);
  act('REPLY', 'The gates look wonderful');
  const [mine, theirs] = await queue();
  if (!mine || !theirs) throw new Error('Both should wait.');
  await decide(theirs, 'APPROVE');
  after(8 * HOUR);
  expect(paid()).toBe(0);
  backend.signInAs('reviewer');
  await decide(mine, 'REJECT', 'Not about the gates.');
  after(HOUR);
  expect(paid()).toBe(50);
  after(3 * HOUR);
  expect(paid()).toBe(50);
});
