// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  activitySchema,
  memberOverviewSchema,
  ownDaysSchema,
} from '@/features/earning/member-overview/memberOverview';
import { QUESTS } from '../../seed/modules/quests';
import { waitingClaim } from '../../testing/claims';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { removePayingModules } from '../../testing/removePayingModules';
import { scriptedChain } from '../../testing/scriptedChain';

let backend: TestBackend;
beforeEach(() => {
  // The servers' ledger wallets can pay.
  const chain = Object.assign(scriptedChain(), { balance: () => 100_000_000_000n });
  backend = createTestBackend({ startChain: async () => chain });
  removePayingModules(backend.world);
  backend.signInAs('regular');
});
afterEach(() => backend.close());

const ME = 'usr-190';
const DAY = 86_400_000;
const get = async (path: string) =>
  z
    .object({ data: z.unknown() })
    .parse(await (await backend.send('GET', `/api/users/me/${path}`)).json()).data;
const overview = async () => memberOverviewSchema.parse(await get('overview'));
const activity = async (query: string) => activitySchema.parse(await get(`activity?${query}`));
const kinds = async () => (await overview()).actions.map(({ kind }) => kind);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const earned = () =>
  sum(
    backend.world.db.points
      .filter(({ userId, type }) => userId === ME && (type === 'EARN' || type === 'ADJUST'))
      .map(({ points }) => points),
  );

test('the figures are sums over the rows', async () => {
  const { points, completed, inReview } = await overview();
  const mine = backend.world.db.submissions.filter(({ userId }) => userId === ME);
  expect(points).toBe(earned());
  expect(completed).toBe(mine.filter(({ claimedAt }) => claimedAt !== null).length);
  expect(inReview).toBe(mine.filter(({ state }) => state === 'IN_REVIEW').length);
});

test('the best place is one that a leaderboard has as well', async () => {
  const { best } = await overview();
  const boards = z
    .object({
      data: z.object({
        items: z.array(
          z.object({ rank: z.nullable(z.number()), server: z.object({ slug: z.string() }) }),
        ),
      }),
    })
    .parse(await (await backend.send('GET', '/api/leaderboards')).json()).data.items;
  const ranks = boards.flatMap(({ rank }) => rank ?? []);
  expect(best?.rank).toBe(Math.min(...ranks));
});

test('what can be claimed is what the offers come to', async () => {
  const { claimable, actions } = await overview();
  const worth = actions
    .filter(({ kind }) => kind === 'CLAIM_POINTS')
    .map(({ title }) => Number(/[\d.]+/.exec(title)?.[0]));
  expect(claimable.map(({ token: { symbol }, amount }) => [symbol, Number(amount) / 1e9])).toEqual([
    ['SOL', sum(worth)],
  ]);
});

test('a claim under way comes first and stays', async () => {
  waitingClaim(backend.world, 'srv-keep', ME);
  const [first] = (await overview()).actions;
  expect(first).toMatchObject({ kind: 'CLAIM_UNDER_WAY', isLasting: true });
});

test('who has no wallet is told to link one', async () => {
  expect(await kinds()).not.toContain('LINK_WALLET');
  backend.signInAs('newcomer');
  expect(await kinds()).toContain('LINK_WALLET');
});

test('rewards, rejected tries and broken accounts wait, each with the page it is mended on', async () => {
  const { db } = backend.world;
  const mine = db.submissions.filter((row) => row.userId === ME && row.serverId === 'srv-keep');
  const gate = mine.find(({ questId }) => questId === QUESTS.gate) ?? mine[0];
  if (!gate) throw new Error('The regular has tried a quest.');
  Object.assign(gate, { questId: QUESTS.gate, state: 'CLAIMABLE', claimedAt: null, attempt: 99 });
  for (const social of db.socials) if (social.userId === ME) social.state = 'RECONNECT';
  const { actions } = await overview();
  expect(actions.find(({ kind }) => kind === 'CLAIM_REWARD')?.path).toBe(
    '/dashboard/questboard/solana-keep/task-to-earn/through-the-gate',
  );
  expect(actions.find(({ kind }) => kind === 'RECONNECT')?.path).toBe('/dashboard/profile');
});

test('quests to do now can be begun, six at most', async () => {
  const { earnNow } = await overview();
  expect(earnNow.length).toBeGreaterThan(0);
  expect(earnNow.length).toBeLessThanOrEqual(6);
  expect(earnNow.every(({ quest }) => quest.isOpen && quest.status === 'LIVE')).toBe(true);
});

test('the steps of somebody new are told by what is there', async () => {
  expect((await overview()).steps).toMatchObject({ server: true, wallet: true, quest: true });
  backend.signInAs('newcomer');
  expect((await overview()).steps).toEqual({
    server: false,
    wallet: false,
    social: false,
    quest: false,
  });
});

test('what happened comes page by page, the newest first, and each thing once', async () => {
  const all = await activity('pageSize=100');
  const times = all.items.map(({ at }) => Date.parse(at ?? ''));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  const pages = [1, 2, 3].map((page) => `page=${String(page)}&pageSize=4`);
  const found = [];
  for (const page of pages) found.push(...(await activity(page)).items);
  expect(found.map(({ id }) => id)).toEqual(all.items.slice(0, 12).map(({ id }) => id));
});

test('a decision that can still be taken back is told to nobody', async () => {
  const { db, clock } = backend.world;
  const row = db.submissions.find(({ userId }) => userId === ME);
  if (!row) throw new Error('The regular has tried a quest.');
  const at = clock.now();
  Object.assign(row, {
    state: 'IN_REVIEW',
    submittedAt: at,
    claimedAt: null,
    decision: { verdict: 'REJECT', note: 'No', by: 'usr-owner', at, effectiveAt: at + 10_000 },
  });
  const ids = async () => (await activity('pageSize=100')).items.map(({ id }) => id);
  expect(await ids()).not.toContain(`decided-${row.id}`);
  clock.advance(10_000);
  expect(await ids()).toContain(`decided-${row.id}`);
});

test('the days of all ways to earn add up to what was earned in them', async () => {
  const { days } = ownDaysSchema.parse(await get('daily-points?span=90'));
  const since = Math.floor(backend.world.clock.now() / DAY) * DAY - 89 * DAY;
  const rows = backend.world.db.points.filter(
    ({ userId, type, at }) =>
      userId === ME && (type === 'EARN' || type === 'ADJUST') && at >= since,
  );
  expect(sum(days.map(({ hold, engage, task }) => hold + engage + task))).toBe(
    sum(rows.map(({ points }) => points)),
  );
  expect(days).toHaveLength(90);
});
