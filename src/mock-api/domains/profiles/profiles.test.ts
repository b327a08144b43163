// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { directorySchema } from '@/features/identity/profiles/directory';
import { ownProfileSchema, publicProfileSchema } from '@/features/identity/profiles/profile';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { personaUserId } from '../accounts/personas';
import { scriptedChain } from '../../testing/scriptedChain';
import { profileOf } from './profiles';
import type { ProfileRow } from './rows';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterEach(() => backend.close());

const REGULAR = personaUserId('regular');
const regular = () => {
  const user = backend.world.db.users.find(({ id }) => id === REGULAR);
  if (!user) throw new Error('The seed has a regular.');
  return user;
};
const set = (own: Partial<Omit<ProfileRow, 'userId'>>) => {
  const { world } = backend;
  world.db.profiles = [{ ...profileOf(world, REGULAR), ...own }];
};
const look = async (username = regular().username) =>
  backend.send('GET', `/api/users/profiles/${username}`);
const profile = async () =>
  z.object({ data: publicProfileSchema }).parse(await (await look()).json()).data;
const own = async () =>
  z
    .object({ data: ownProfileSchema })
    .parse(await (await backend.send('GET', '/api/users/me/profile')).json()).data;
const values = {
  displayName: 'Mira',
  bio: 'Hello',
  website: 'https://mira.example',
  visibility: 'PUBLIC',
  shown: { points: true, activity: false, servers: true, socials: false, wallets: false },
};
const save = async (change: object) =>
  backend.send('PUT', '/api/users/me/profile', { ...values, version: 0, ...change });

test('by default a member of a shared server sees figures, and no accounts or wallets', async () => {
  backend.world.db.profiles = [];
  const seen = await profile();
  expect(seen.points).toBeGreaterThan(0);
  expect(seen.activity.length).toBeGreaterThan(0);
  expect([seen.socials, seen.wallets]).toEqual([[], []]);
});

test('a profile shows the shared parts and no others', async () => {
  const shown = {
    ...profileOf(backend.world, REGULAR).shown,
    points: false,
    activity: false,
    servers: false,
    socials: false,
    wallets: true,
  };
  set({ shown });
  const addresses = backend.world.db.linkedWallets
    .filter(({ userId }) => userId === REGULAR)
    .map(({ address }) => address);
  expect(await profile()).toMatchObject({
    points: null,
    questsDone: null,
    best: null,
    servers: null,
    activity: [],
    wallets: addresses,
  });
});

test('a profile shows no unlisted server the reader is not on', async () => {
  const { db } = backend.world;
  for (const guild of db.guilds) guild.isListed = false;
  const mine = new Set(
    db.members.filter(({ userId }) => userId === 'usr-member').map(({ serverId }) => serverId),
  );
  const { servers, activity } = await profile();
  const told = [...(servers ?? []), ...activity.map(({ server }) => server)];
  expect(told.every(({ id }) => mine.has(id))).toBe(true);
  expect(told.map(({ id }) => id)).not.toContain('srv-hq');
});

test('a hidden profile gets the same response as an unknown user', async () => {
  set({ visibility: 'HIDDEN' });
  const [hidden, nobody] = [await look(), await look('nobody.at.all')];
  expect(hidden.status).toBe(404);
  expect(await hidden.text()).toBe(await nobody.text());
});

test('a profile for shared servers is not found by strangers', async () => {
  backend.signInAs('newcomer');
  backend.world.db.profiles = [];
  expect((await look()).status).toBe(404);
  set({ visibility: 'PUBLIC' });
  expect((await look()).status).toBe(200);
});

test('a change is saved with a new version, and refused from an old version', async () => {
  expect((await save({})).status).toBe(200);
  expect(await own()).toMatchObject({ displayName: 'Mira', visibility: 'PUBLIC', version: 1 });
  const again = await save({ bio: 'Elsewhere' });
  expect(again.status).toBe(409);
  expect((await own()).bio).toBe('Hello');
});

test.each([
  ['displayName', ''],
  ['displayName', ' '],
  ['displayName', 'x'.repeat(33)],
  ['bio', 'x'.repeat(281)],
  ['website', 'http://mira.example'],
  ['website', 'javascript:alert(1)'],
  ['website', 'https://user:secret@mira.example'],
  ['visibility', 'SOMEBODY'],
])('%s of %j is refused at its field', async (name, value) => {
  const answer = await save({ [name]: value });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(`"path":"${name}"`);
});

test('the preview shows the profile as members and strangers see it', async () => {
  await save({ visibility: 'SHARED_SERVERS' });
  const { data } = z
    .object({ data: z.object({ members: z.unknown(), strangers: z.unknown() }) })
    .parse(await (await backend.send('GET', '/api/users/me/profile/preview')).json());
  expect(data.strangers).toBeNull();
  expect(publicProfileSchema.parse(data.members).name).toBe('Mira');
});

test('the directory lists each visible member of the reader’s servers once', async () => {
  const names = async () =>
    z
      .object({ data: directorySchema })
      .parse(
        await (await backend.send('GET', '/api/users/directory?pageSize=100&search=amber')).json(),
      )
      .data.items.map(({ username }) => username);
  expect(await names()).toContain(regular().username);
  expect(new Set(await names()).size).toBe((await names()).length);
  set({ visibility: 'HIDDEN' });
  expect(await names()).not.toContain(regular().username);
});
