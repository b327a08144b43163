// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { leaderboardSchema } from '@/features/earning/leaderboards/leaderboard';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { fundedChain } from '../../testing/treasury';
import { removePayingModules } from '../../testing/removePayingModules';
import { reservedOf } from '../payouts/funds';
import { profileOf } from '../profiles/profiles';

const SERVER = 'srv-keep';
const BASE = `/api/servers/${SERVER}`;
const DAY = 86_400_000;
const HALF = 500_000_000n;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: fundedChain });
  const { db } = backend.world;
  Object.assign(db, { points: [], seasons: [], payouts: [], claims: [] });
  // Without limits, no prize waits for approval.
  Object.assign(db, { claimPolicies: [], notifications: [] });
  removePayingModules(backend.world);
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const now = () => backend.world.clock.now();
const nothing = { mint: null, amount: null, points: null, roleId: null, text: '' };
const sol = (from: number, to: number, amount: bigint) => ({
  ...nothing,
  from,
  to,
  kind: 'TOKEN',
  amount: amount.toString(),
});
const add = (prizes: readonly object[], part: object = {}) =>
  backend.send('POST', `${BASE}/seasons`, {
    name: 'Autumn',
    prize: '',
    winners: null,
    prizes,
    startsAt: null,
    endsAt: new Date(now() + 10 * DAY).toISOString(),
    ...part,
  });
const earn = (userId: string, points: number) =>
  backend.world.db.points.push({
    id: `p-${String(backend.world.db.points.length)}`,
    at: now(),
    serverId: SERVER,
    userId,
    module: 24,
    type: 'EARN',
    points,
    label: '',
    ref: null,
  });
const seasonAnswer = z.object({ data: z.object({ season: z.object({ id: z.string() }) }) });

/** Adds a running season, lets members earn points, runs `beforeEnd` and ends the season. */
async function played(
  prizes: readonly object[],
  sums: Readonly<Record<string, number>>,
  beforeEnd: () => void = () => undefined,
) {
  const { data } = seasonAnswer.parse(await (await add(prizes)).json());
  for (const [userId, points] of Object.entries(sums)) earn(userId, points);
  beforeEnd();
  backend.world.clock.advance(60_000);
  await backend.send('POST', `${BASE}/seasons/${data.season.id}/close`);
}
const unlink = (userId: string) => {
  const { db } = backend.world;
  db.linkedWallets = db.linkedWallets.filter((row) => row.userId !== userId);
};
const link = (userId: string) =>
  backend.world.db.linkedWallets.push({
    id: `wal-${userId}`,
    userId,
    address: 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263',
    name: null,
    flag: 'DEFAULT',
    method: 'SIWS',
    linkedAt: 0,
  });
const land = async () => (await backend.world.chain()).advanceBlocks(4);
const board = async () =>
  z
    .object({ data: leaderboardSchema })
    .parse(await (await backend.send('GET', '/api/leaderboards/solana-keep?window=SEASON')).json())
    .data;

test.each([
  ['a gap', [sol(1, 1, HALF), sol(3, 3, HALF)], 'prizes.1.from'],
  ['an overlap', [sol(1, 3, HALF), sol(2, 4, HALF)], 'prizes.1.from'],
  ['a start after rank 1', [sol(2, 2, HALF)], 'prizes.0.from'],
  ['a range backwards', [sol(1, 1, HALF), sol(2, 1, HALF)], 'prizes.1.to'],
  ['more than 100 winners', [sol(1, 101, HALF)], 'prizes.0.to'],
  ['nothing to pay', [sol(1, 1, 0n)], 'prizes.0.amount'],
  ['less SOL than an empty wallet takes', [sol(1, 1, 1n)], 'prizes.0.amount'],
  [
    'a token the wallet lacks',
    [{ ...sol(1, 1, HALF), mint: 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN' }],
    'prizes.0.mint',
  ],
  ['no points', [{ ...nothing, from: 1, to: 1, kind: 'POINTS' }], 'prizes.0.points'],
  ['no role', [{ ...nothing, from: 1, to: 1, kind: 'ROLE' }], 'prizes.0.roleId'],
  ['no words', [{ ...nothing, from: 1, to: 1, kind: 'OTHER', text: ' ' }], 'prizes.0.text'],
])('a season with %s is refused at its field', async (_, prizes, path) => {
  const answer = await add(prizes);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ data: { errors: [{ path }] } });
});

test('prizes are reserved from the start and paid once at the end, which frees the rest', async () => {
  unlink('usr-member');
  link('usr-member');
  await add([sol(1, 1, HALF), sol(2, 3, 100_000_000n)]);
  const running = reservedOf(backend.world, SERVER, null);
  expect(running).toBe(HALF + 200_000_000n + 3n * 10_000n);
  earn('usr-member', 10);
  backend.world.clock.advance(11 * DAY);
  backend.signInAs('member');
  await Promise.all([board(), board()]);
  await land();
  await board();
  expect(backend.world.db.payouts).toMatchObject([
    { userId: 'usr-member', amount: HALF.toString(), status: 'SUCCESS' },
  ]);
  expect(reservedOf(backend.world, SERVER, null)).toBe(0n);
  const { won, items } = await board();
  expect(won).toMatchObject({ rank: 1, gifts: [{ amount: HALF.toString(), state: 'PAID' }] });
  expect(items[0]?.prizes).toMatchObject([{ kind: 'TOKEN', amount: HALF.toString() }]);
  expect(backend.world.db.audit.some(({ action }) => action === 'season.prizes-given')).toBe(true);
});

test('a winner without a wallet is notified, and paid after linking one', async () => {
  unlink('usr-member');
  await played([sol(1, 1, HALF)], { 'usr-member': 5 });
  const told = backend.world.db.notifications.filter(({ userId }) => userId === 'usr-member');
  expect(told).toMatchObject([
    { event: 'REWARD', title: 'You finished 1st in Autumn', path: '/dashboard/profile/wallets' },
  ]);
  backend.signInAs('member');
  expect((await board()).won).toMatchObject({ gifts: [{ state: 'NO_WALLET' }] });
  expect(reservedOf(backend.world, SERVER, null)).toBe(HALF + 10_000n);
  link('usr-member');
  await board();
  await land();
  expect((await board()).won).toMatchObject({ gifts: [{ state: 'PAID' }] });
});

test('a winner’s notification names the role the bot couldn’t give', async () => {
  const guild = backend.world.db.guilds.find(({ id }) => id === SERVER);
  const role = guild?.roles.find(({ name }) => name === 'Holder');
  await played(
    [
      { ...nothing, from: 1, to: 1, kind: 'POINTS', points: 70 },
      { ...nothing, from: 1, to: 1, kind: 'ROLE', roleId: role?.id ?? null },
    ],
    { 'usr-member': 5 },
    () => Object.assign(role ?? {}, { position: 1_000 }),
  );
  const told = backend.world.db.notifications.find(({ userId }) => userId === 'usr-member');
  expect(told?.text).toBe(
    'You won 70 points on Solana Keep. The bot couldn’t give you the Holder role. Ask the server’s team.',
  );
});

test('points and roles are given at the end, and prize points don’t count for ranks', async () => {
  const role = backend.world.db.guilds
    .find(({ id }) => id === SERVER)
    ?.roles.find(({ name }) => name === 'Holder');
  await played(
    [
      { ...nothing, from: 1, to: 1, kind: 'POINTS', points: 70 },
      { ...nothing, from: 1, to: 1, kind: 'ROLE', roleId: role?.id ?? null },
    ],
    { 'usr-member': 5 },
  );
  const prizes = backend.world.db.points.filter(({ isPrize }) => isPrize);
  expect(prizes).toMatchObject([{ userId: 'usr-member', points: 70, type: 'EARN' }]);
  const member = backend.world.db.members.find(
    ({ serverId, userId }) => serverId === SERVER && userId === 'usr-member',
  );
  expect(member?.roles.some(({ roleId }) => roleId === role?.id)).toBe(true);
  backend.signInAs('member');
  const answer = await backend.send('GET', '/api/leaderboards/solana-keep?window=ALL');
  expect(await answer.json()).toMatchObject({ data: { mine: { points: 5 } } });
});

test('equal ranks share the prizes of their places, and a banned account gets none', async () => {
  const user = backend.world.db.users.find(({ id }) => id === 'usr-12');
  if (user) user.banned = true;
  const twelve = { ...nothing, from: 1, to: 1, kind: 'POINTS', points: 101 };
  const ten = { ...nothing, from: 2, to: 2, kind: 'POINTS', points: 50 };
  await played([twelve, ten], { 'usr-member': 5, 'usr-12': 5 });
  const prizes = backend.world.db.points.filter(({ isPrize }) => isPrize);
  // (101 + 50) / 2, rounded down. The banned member's share stays in the wallet.
  expect(prizes).toMatchObject([{ userId: 'usr-member', points: 75 }]);
});

test('the leaderboard shows the distance to the next prize and hides hidden winners', async () => {
  await add([sol(1, 1, HALF), sol(2, 3, 100_000_000n)]);
  earn('usr-11', 50);
  earn('usr-12', 40);
  earn('usr-13', 30);
  earn('usr-member', 10);
  const { world } = backend;
  world.db.profiles.push({ ...profileOf(world, 'usr-11'), visibility: 'HIDDEN' });
  backend.signInAs('member');
  const { nextPrize, items } = await board();
  expect(nextPrize).toEqual({ rank: 3, points: 20 });
  expect(items[0]).toMatchObject({ name: 'Hidden member', prizes: [{ amount: HALF.toString() }] });
});

test('a season of an earlier version can be read, and ends without payouts', async () => {
  backend.world.db.seasons.push({
    id: 'sea-old',
    serverId: SERVER,
    name: 'Old',
    prize: 'A mug',
    winners: 3,
    startsAt: now() - 9 * DAY,
    endsAt: now() - DAY,
    closedAt: null,
    places: null,
  });
  earn('usr-member', 5);
  const stored = decodeSnapshot(encodeSnapshot(backend.world.snapshot()));
  backend.world.db = stored?.db ?? backend.world.db;
  backend.signInAs('member');
  const { season, won } = await board();
  expect(season).toMatchObject({ prize: 'A mug', prizes: [] });
  expect(won).toBeNull();
  expect(backend.world.db.payouts).toEqual([]);
});
