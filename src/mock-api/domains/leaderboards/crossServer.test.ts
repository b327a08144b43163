// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { crossServerBoardSchema } from '@/features/earning/leaderboards/crossServer';
import { leaderboardSchema } from '@/features/earning/leaderboards/leaderboard';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { profileOf } from '../profiles/profiles';
import { personaUserId } from '../accounts/personas';
import { scriptedChain } from '../../testing/scriptedChain';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('regular');
});
afterEach(() => backend.close());

const ME = personaUserId('regular');
const PERSON = personaUserId('member');
const user = (id: string) => {
  const row = backend.world.db.users.find((each) => each.id === id);
  if (!row) throw new Error('The seed has them.');
  return row;
};
const read = async (query = '') =>
  z
    .object({ data: crossServerBoardSchema })
    .parse(await (await backend.send('GET', `/api/users/leaderboard?pageSize=100&${query}`)).json())
    .data;
/** Every place, page by page. */
async function allPlaces(query: string) {
  const first = await read(query);
  const items = [...first.items];
  for (let page = 2; items.length < (first.total ?? 0); page += 1)
    items.push(...(await read(`${query}&page=${String(page)}`)).items);
  return items;
}
const earn = (userId: string, serverId: string, points: number) => {
  const { db, clock } = backend.world;
  const [line] = db.points;
  if (!line) throw new Error('The seed has points.');
  const id = `test-${String(db.points.length)}`;
  db.points.push({ ...line, id, userId, serverId, points, type: 'EARN', at: clock.now() });
};
const set = (part: Partial<ReturnType<typeof profileOf>>) => {
  const { world } = backend;
  world.db.profiles = [{ ...profileOf(world, PERSON), ...part }];
};
const named = (places: readonly { username: string | null }[]) =>
  places.some(({ username }) => username === user(PERSON).username);

test('own points are the sum over the boards of the member’s servers', async () => {
  const { db } = backend.world;
  let sum = 0;
  const mine = db.members.filter(({ userId, leftAt }) => userId === ME && leftAt === null);
  for (const { slug, id, botPresent } of db.guilds) {
    if (!botPresent || !mine.some(({ serverId }) => serverId === id)) continue;
    const answer = await backend.send('GET', `/api/leaderboards/${slug}?window=ALL`);
    sum += z.object({ data: leaderboardSchema }).parse(await answer.json()).data.mine?.points ?? 0;
  }
  expect(sum).toBeGreaterThan(0);
  expect((await read('window=ALL')).mine?.points).toBe(sum);
});

test('points of a server the reader is not on count only if it is listed, and only in the ALL scope', async () => {
  const { db } = backend.world;
  const guild = db.guilds.find(
    ({ id, botPresent }) =>
      botPresent &&
      db.members.some(
        ({ serverId, userId, leftAt }) => serverId === id && userId === PERSON && leftAt === null,
      ) &&
      !db.members.some(({ serverId, userId }) => serverId === id && userId === ME),
  );
  if (!guild) throw new Error('The seed has a server of theirs alone.');
  set({ visibility: 'PUBLIC' });
  const points = async (scope: string) =>
    (await allPlaces(`scope=${scope}&window=ALL`)).find(
      ({ username }) => username === user(PERSON).username,
    )?.points ?? 0;
  guild.isListed = false;
  const before = { ALL: await points('ALL'), MINE: await points('MINE') };
  earn(PERSON, guild.id, 70_000);
  expect({ ALL: await points('ALL'), MINE: await points('MINE') }).toEqual(before);
  guild.isListed = true;
  expect(await points('ALL')).toBeGreaterThanOrEqual(70_000);
  expect(await points('MINE')).toBe(before.MINE);
});

test('a hidden member shows only a rank, and no search finds them', async () => {
  const { db } = backend.world;
  const shared = db.members.find(
    ({ userId, serverId, leftAt }) =>
      userId === PERSON &&
      leftAt === null &&
      db.members.some(
        (row) => row.userId === ME && row.serverId === serverId && row.leftAt === null,
      ),
  );
  if (!shared) throw new Error('They share a server.');
  earn(PERSON, shared.serverId, 9_000_000);
  expect(named((await read()).items)).toBe(true);
  set({ visibility: 'HIDDEN' });
  expect((await read()).items[0]).toEqual({
    position: 1,
    rank: 1,
    before: null,
    name: 'Hidden member',
    username: null,
    picture: null,
    points: null,
    isHidden: true,
    isMe: false,
  });
  expect((await read(`search=${user(PERSON).username}`)).items).toEqual([]);
});

test('strangers are named only if their profile and points are public', async () => {
  backend.signInAs('newcomer');
  const { db } = backend.world;
  const guild = db.guilds.find(
    ({ id, isListed, botPresent }) =>
      isListed &&
      botPresent &&
      db.members.some(
        ({ serverId, userId, leftAt }) => serverId === id && userId === PERSON && leftAt === null,
      ),
  );
  if (!guild) throw new Error('They are on a server that is listed.');
  earn(PERSON, guild.id, 9_000_000);
  const { shown } = profileOf(backend.world, PERSON);
  const seen: boolean[] = [];
  for (const part of [
    { visibility: 'SHARED_SERVERS' as const },
    { visibility: 'PUBLIC' as const },
    { visibility: 'PUBLIC' as const, shown: { ...shown, points: false } },
  ]) {
    set(part);
    seen.push(named((await read('scope=ALL')).items));
  }
  expect(seen).toEqual([false, true, false]);
});

test('a name on the board leads to a profile the reader can see', async () => {
  const places = await allPlaces('scope=ALL&window=ALL');
  const others = places.filter(({ username, isMe }) => username !== null && !isMe).slice(0, 5);
  expect(others.length).toBeGreaterThan(0);
  for (const { username } of others)
    expect((await backend.send('GET', `/api/users/profiles/${username ?? ''}`)).status).toBe(200);
});

test('a member of no server has an empty board', async () => {
  backend.signInAs('newcomer');
  expect(await read('window=ALL')).toMatchObject({ items: [], mine: null, servers: 0 });
});
