// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { leaderboardSchema, leaderboardsSchema } from '@/features/earning/leaderboards/leaderboard';
import { standingDetailSchema, standingsSchema } from '@/features/earning/leaderboards/standing';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { profileOf } from '../profiles/profiles';
import { removePayingModules } from '../../testing/removePayingModules';
import { scriptedChain } from '../../testing/scriptedChain';

const SERVER = 'srv-keep';
const DAY = 86_400_000;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  const { db } = backend.world;
  db.points = [];
  db.seasons = [];
  removePayingModules(backend.world);
  backend.signInAs('member');
});
afterEach(() => backend.close());

const now = () => backend.world.clock.now();
function earn(userId: string, points: number, at = now()): void {
  const id = `p-${backend.world.db.points.length}`;
  backend.world.db.points.push({
    id,
    at,
    serverId: SERVER,
    userId,
    module: 24,
    type: 'EARN',
    points,
    label: 'A quest',
    ref: null,
  });
}
const people = () =>
  backend.world.db.members
    .filter((row) => row.serverId === SERVER && row.leftAt === null && /\d$/.test(row.userId))
    .map(({ userId }) => userId);
const hide = (userId: string) => {
  const { world } = backend;
  world.db.profiles.push({ ...profileOf(world, userId), visibility: 'HIDDEN' });
};
const board = async (query = '') =>
  z
    .object({ data: leaderboardSchema })
    .parse(await (await backend.send('GET', `/api/leaderboards/solana-keep?${query}`)).json()).data;

describe('for members', () => {
  test('the reader’s own row comes with two rows above and two below, on any page', async () => {
    for (const [index, userId] of people().slice(0, 40).entries()) earn(userId, 1000 - index);
    earn('usr-member', 980);
    const { mine, around, items } = await board('pageSize=10');
    expect(items.some(({ isMe }) => isMe)).toBe(false);
    expect(around.map(({ position }) => position - Number(mine?.position))).toEqual([
      -2, -1, 0, 1, 2,
    ]);
    expect(around[2]).toEqual(mine);
  });

  test('a rank is compared with the week before', async () => {
    const [one = '', other = ''] = people();
    earn(one, 10, now() - 7 * DAY);
    earn(other, 5, now() - 7 * DAY);
    earn(other, 9);
    earn(one, 3);
    const { items } = await board('window=WEEK');
    expect(items.map(({ rank, before }) => [rank, before])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test('a hidden member shows no details, and no search finds them', async () => {
    const [hidden = '', seen = ''] = people();
    earn(hidden, 10);
    earn(seen, 5);
    hide(hidden);
    const user = backend.world.db.users.find(({ id }) => id === hidden);
    const whole = await board();
    expect(whole.items[0]).toMatchObject({
      rank: 1,
      name: 'Hidden member',
      username: null,
      picture: null,
    });
    expect(JSON.stringify(whole)).not.toContain(hidden);
    expect((await board(`search=${user?.username ?? ''}`)).items).toEqual([]);
    expect((await board('search=hidden')).items).toEqual([]);
  });

  test('hidden members see themselves', async () => {
    earn('usr-member', 5);
    hide('usr-member');
    expect((await board()).mine).toMatchObject({ isMe: true, isHidden: true, username: 'mira' });
  });

  test('a board is refused to people not on the server, and an unknown board is not found', async () => {
    const { members } = backend.world.db;
    backend.world.db.members = members.filter(
      ({ serverId, userId }) => serverId !== SERVER || userId !== 'usr-member',
    );
    expect((await backend.send('GET', '/api/leaderboards/solana-keep')).status).toBe(403);
    expect((await backend.send('GET', '/api/leaderboards/no-server')).status).toBe(404);
    const season = await backend.send(
      'GET',
      '/api/leaderboards/far-fortress?window=SEASON&season=x',
    );
    expect(season.status).toBe(404);
  });

  test('servers are listed with the reader’s rank on each', async () => {
    earn('usr-member', 5);
    const { data } = z
      .object({ data: leaderboardsSchema })
      .parse(await (await backend.send('GET', '/api/leaderboards')).json());
    expect(data.items.find(({ server }) => server.id === SERVER)).toMatchObject({
      points: 5,
      rank: 1,
    });
    expect(data.items.length).toBeGreaterThan(1);
  });

  test('no response contains a wallet address', async () => {
    for (const userId of people()) earn(userId, 5);
    const addresses = backend.world.db.linkedWallets.map(({ address }) => address);
    const whole = JSON.stringify(await board('pageSize=100'));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => whole.includes(address))).toEqual([]);
  });
});

const BASE = `/api/servers/${SERVER}`;
const give = (memberId: string, points: number, reason = 'Helped newcomers') =>
  backend.send('POST', `${BASE}/leaderboard/${memberId}/adjustments`, {
    section: 'task-to-earn',
    points,
    reason,
  });
const errorsOf = async (answer: Response) =>
  z
    .object({
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
    })
    .parse(await answer.json()).data.errors;

describe('for the team', () => {
  beforeEach(() => void backend.signInAs('owner'));

  test('points given by hand are recorded with reason, author and audit entry', async () => {
    expect((await give('usr-member', 40)).status).toBe(201);
    const answer = await backend.send('GET', `${BASE}/leaderboard/usr-member?window=WEEK`);
    const { data } = z.object({ data: standingDetailSchema }).parse(await answer.json());
    expect(data).toMatchObject({ rank: 1, points: 40 });
    expect(data.lines).toMatchObject([
      { type: 'ADJUST', points: 40, label: 'Helped newcomers', by: 'Olivia Keep' },
    ]);
    expect(data.sources.find(({ module }) => module === 24)).toMatchObject({ available: 40 });
    expect(backend.world.db.audit.at(-1)).toMatchObject({
      action: 'points.adjusted',
      target: SERVER,
    });
  });

  test('a removal beyond the available points is refused with the available number', async () => {
    await give('usr-member', 40);
    expect(await errorsOf(await give('usr-member', -41))).toEqual([
      { path: 'points', message: 'You can remove at most 40.' },
    ]);
  });

  test('a missing reason and a zero change get errors at their fields', async () => {
    const paths = (await errorsOf(await give('usr-member', 0, ' '))).map(({ path }) => path);
    expect(paths).toEqual(['points', 'reason']);
  });

  test('members cannot change their own points', async () => {
    expect((await give('usr-owner', 5)).status).toBe(403);
  });

  test('a reviewer can read but change nothing', async () => {
    backend.signInAs('reviewer');
    expect((await give('usr-member', 5)).status).toBe(403);
    expect((await backend.send('GET', `${BASE}/leaderboard`)).status).toBe(200);
    expect((await backend.send('POST', `${BASE}/seasons`, season({}))).status).toBe(403);
  });

  test('hidden members can be found', async () => {
    earn('usr-member', 5);
    hide('usr-member');
    const answer = await backend.send('GET', `${BASE}/leaderboard?search=mira`);
    const { data } = z.object({ data: standingsSchema }).parse(await answer.json());
    expect(data.items).toMatchObject([{ id: 'usr-member', isHidden: true }]);
  });
});

const day = (days: number) => new Date(now() + days * DAY).toISOString();
const season = (part: object) => ({
  name: 'Spring',
  prize: '',
  winners: null,
  startsAt: day(1),
  endsAt: day(10),
  ...part,
});
const seasonId = async (answer: Response) =>
  z.object({ data: z.object({ season: z.object({ id: z.string() }) }) }).parse(await answer.json())
    .data.season.id;

describe('a season', () => {
  beforeEach(() => void backend.signInAs('owner'));
  const add = (part: object = {}) => backend.send('POST', `${BASE}/seasons`, season(part));

  test.each([
    ['in the past', { startsAt: '2020-01-01T00:00:00.000Z' }, 'startsAt'],
    ['that ends before it begins', { endsAt: '2020-01-01T00:00:00.000Z' }, 'endsAt'],
    ['of no time at all', { startsAt: 'tomorrow' }, 'startsAt'],
  ])('%s is refused at its field', async (_, part, path) => {
    expect((await errorsOf(await add(part))).map((error) => error.path)).toEqual([path]);
  });

  test('that begins now is accepted while the clock advances', async () => {
    let time = now();
    vi.spyOn(backend.world.clock, 'now').mockImplementation(() => (time += 1));
    expect((await add({ startsAt: null })).status).toBe(201);
  });

  test('cannot overlap another, and the error is at the field to change', async () => {
    await add();
    expect((await errorsOf(await add({ startsAt: day(5), endsAt: day(20) })))[0]?.path).toBe(
      'startsAt',
    );
    expect((await errorsOf(await add({ startsAt: null, endsAt: day(5) })))[0]?.path).toBe('endsAt');
    expect((await add({ startsAt: day(10), endsAt: day(20) })).status).toBe(201);
  });

  test('can be changed and deleted before it begins, and not afterwards', async () => {
    const path = `${BASE}/seasons/${await seasonId(await add())}`;
    expect((await backend.send('PUT', path, season({ name: 'Summer' }))).status).toBe(200);
    backend.world.clock.advance(2 * DAY);
    backend.signInAs('owner');
    expect((await backend.send('PUT', path, season({ endsAt: day(9) }))).status).toBe(409);
    expect((await backend.send('DELETE', path)).status).toBe(409);
  });

  test('that is closed early ends now, keeps its ranks, and makes room for the next', async () => {
    const path = `${BASE}/seasons/${await seasonId(await add({ startsAt: null }))}`;
    earn('usr-member', 30);
    backend.world.clock.advance(60_000);
    expect((await backend.send('POST', `${path}/close`)).status).toBe(200);
    expect((await backend.send('POST', `${path}/close`)).status).toBe(409);
    expect((await add({ startsAt: null })).status).toBe(201);
    await give('usr-member', 500);
    const kept = backend.world.db.seasons[0];
    expect(kept?.places).toEqual([{ userId: 'usr-member', points: 30, rank: 1 }]);
  });
});
