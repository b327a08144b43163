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

test('the figures are sums over the stored rows', async () => {
  const { points, completed, inReview } = await overview();
  const mine = backend.world.db.submissions.filter(({ userId }) => userId === ME);
  expect(points).toBe(earned());
  expect(completed).toBe(mine.filter(({ claimedAt }) => claimedAt !== null).length);
  expect(inReview).toBe(mine.filter(({ state }) => state === 'IN_REVIEW').length);
});

test('the best rank is the best across the member’s leaderboards', async () => {
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

test('the claimable total is the sum of the claim offers', async () => {
  const { claimable, actions } = await overview();
  const worth = actions
    .filter(({ kind }) => kind === 'CLAIM_POINTS')
    .map(({ title }) => Number(/[\d.]+/.exec(title)?.[0]));
  expect(claimable.map(({ token: { symbol }, amount }) => [symbol, Number(amount) / 1e9])).toEqual([
    ['SOL', sum(worth)],
  ]);
});

test('a claim in progress is the first action and is lasting', async () => {
  waitingClaim(backend.world, 'srv-keep', ME);
  const [first] = (await overview()).actions;
  expect(first).toMatchObject({ kind: 'CLAIM_UNDER_WAY', isLasting: true });
});

test('a member without a wallet gets an action to link a wallet', async () => {
  expect(await kinds()).not.toContain('LINK_WALLET');
  backend.signInAs('newcomer');
  expect(await kinds()).toContain('LINK_WALLET');
});

test('claimable rewards and broken accounts are actions that link to the page to fix them', async () => {
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

test('quests to do now are open and live, at most six', async () => {
  const { earnNow } = await overview();
  expect(earnNow.length).toBeGreaterThan(0);
  expect(earnNow.length).toBeLessThanOrEqual(6);
  expect(earnNow.every(({ quest }) => quest.isOpen && quest.status === 'LIVE')).toBe(true);
});

test('the first steps are done according to the member’s data', async () => {
  expect((await overview()).steps).toMatchObject({ server: true, wallet: true, quest: true });
  backend.signInAs('newcomer');
  expect((await overview()).steps).toEqual({
    server: false,
    wallet: false,
    social: false,
    quest: false,
  });
});

test('activity is paged, newest first, without repeats', async () => {
  const all = await activity('pageSize=100');
  const times = all.items.map(({ at }) => Date.parse(at ?? ''));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  const pages = [1, 2, 3].map((page) => `page=${String(page)}&pageSize=4`);
  const found = [];
  for (const page of pages) found.push(...(await activity(page)).items);
  expect(found.map(({ id }) => id)).toEqual(all.items.slice(0, 12).map(({ id }) => id));
});

test('entries whose title has an amount carry it, and no others do', async () => {
  const [{ items }, { actions }] = [await activity('pageSize=100'), await overview()];
  const all = [...items, ...actions];
  const named = all.filter(({ amount }) => typeof amount === 'string');
  expect(named.length).toBeGreaterThan(0);
  const wordings = (amount: string) => [
    `Received ${amount}`,
    `Claim ${amount}`,
    `${amount} on the way`,
  ];
  expect(named.filter(({ title, amount }) => !wordings(amount ?? '').includes(title))).toEqual([]);
  const unnamed = all.filter(({ amount }) => amount === null);
  expect(unnamed.filter(({ title }) => /^(?:Received|Claim) \d/.test(title))).toEqual([]);
  expect(items.find(({ title }) => title.startsWith('Claimed “'))).toMatchObject({ amount: null });
});

test('a decision that can still be undone is hidden from the member', async () => {
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

test('daily points of all ways to earn add up to the points earned', async () => {
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
