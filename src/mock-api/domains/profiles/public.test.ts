// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { publicProfileSchema } from '@/features/identity/profiles/profile';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { pdf } from '../../testing/pictureFiles';
import { scriptedChain } from '../../testing/scriptedChain';
import { personaUserId } from '../accounts/personas';
import { viewOf, type Bytes } from '../files/content/bytes';
import { drawnBanner } from '../files/content/drawnBanner';
import { collections } from '../market/market';
import { walletsOf } from '../wallets/wallets';
import { fileOf } from './files';
import { profileOf } from './profiles';
import type { ProfileRow } from './rows';
import { nftsOf } from './showcase';

const ORIGIN = 'http://localhost:3000';
const ME = personaUserId('regular');
const KEEPERS = collections[0]?.address ?? '';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('regular');
});
afterEach(() => backend.close());

const username = () => backend.world.db.users.find(({ id }) => id === ME)?.username ?? '';
const set = (own: Partial<Omit<ProfileRow, 'userId'>>) => {
  const { world } = backend;
  world.db.profiles = [{ ...profileOf(world, ME), ...own }];
};
/** A visitor's request, without a session. */
const visit = (path: string) =>
  fetch(`${ORIGIN}/api/public/members/${path}`, { credentials: 'omit' });
const visited = async () =>
  z.object({ data: publicProfileSchema }).parse(await (await visit(username())).json()).data;
const cardStatus = async () => (await visit(`${username()}/card.png`)).status;

const png = (width: number, height: number): Bytes => {
  const bytes = drawnBanner().slice();
  viewOf(bytes).setUint32(16, width);
  viewOf(bytes).setUint32(20, height);
  return bytes;
};
const put = (path: string, body: Bytes, type = 'image/png') =>
  fetch(`${ORIGIN}/api/users/me/${path}`, {
    method: 'PUT',
    body,
    headers: { 'content-type': type, 'x-xsrf-token': backend.cookies.get('XSRF-TOKEN') ?? '' },
  });
const cardSchema = z.object({ data: z.object({ key: z.string(), isCurrent: z.boolean() }) });
const card = async () =>
  cardSchema.parse(await (await backend.send('GET', '/api/users/me/profile/card')).json()).data;
const draw = async () => {
  const { key } = await card();
  expect((await put(`profile/card?key=${key}`, png(1200, 630))).status).toBe(200);
};
const save = async (change: object) => {
  const { version, visibility, shown, isPublicLink } = profileOf(backend.world, ME);
  const values = { displayName: 'Amber', bio: '', website: '', visibility, shown, isPublicLink };
  const answer = await backend.send('PUT', '/api/users/me/profile', {
    ...values,
    version,
    ...change,
  });
  expect(answer.status).toBe(200);
};

test('a public profile opens without a session, is cached briefly, and has no wallets', async () => {
  set({ shown: { ...profileOf(backend.world, ME).shown, wallets: true } });
  const answer = await visit(username());
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(answer.headers.get('set-cookie')).toBeNull();
  const text = await answer.text();
  for (const { address } of walletsOf(backend.world, ME)) expect(text).not.toContain(address);
  const profile = await visited();
  expect(profile.nfts.length).toBeGreaterThan(0);
  expect(profile.level?.level).toBeGreaterThan(0);
});

test.each<[string, Partial<ProfileRow>]>([
  ['without its public link', { isPublicLink: false }],
  ['for shared servers alone', { visibility: 'SHARED_SERVERS' }],
  ['hidden', { visibility: 'HIDDEN' }],
])('a profile %s answers as one that doesn’t exist, and so does its picture', async (_, own) => {
  await draw();
  set(own);
  for (const rest of ['', '/card.png']) {
    const [there, nobody] = [await visit(username() + rest), await visit(`nobody.here${rest}`)];
    expect(there.status).toBe(404);
    expect(await there.text()).toBe(await nobody.text());
    expect(there.headers.get('cache-control')).toBe('no-store');
  }
});

test('the picture is served until the profile, its banner or its NFTs change', async () => {
  expect(await cardStatus()).toBe(404);
  await draw();
  expect(await cardStatus()).toBe(200);
  expect((await card()).isCurrent).toBe(true);
  const stored = fileOf(backend.world, ME, 'CARD')?.id ?? '';
  await save({ bio: 'Elsewhere' });
  expect(await cardStatus()).toBe(404);
  expect(await backend.world.files.get(stored)).toBeNull();
  await draw();
  expect((await put('banner', png(600, 200))).status).toBe(200);
  expect(await cardStatus()).toBe(404);
  await draw();
  const { db } = backend.world;
  const mine = new Set(walletsOf(backend.world, ME).map(({ address }) => address));
  db.holdings = db.holdings.filter(({ wallet }) => !mine.has(wallet));
  expect(await cardStatus()).toBe(404);
  expect((await visited()).nfts).toEqual([]);
});

test('a picture of an earlier profile, another size or another format is refused', async () => {
  const { key } = await card();
  expect((await put(`profile/card?key=${key}`, png(1200, 629))).status).toBe(400);
  expect((await put(`profile/card?key=${key}`, pdf())).status).toBe(400);
  expect((await put(`profile/card?key=${key}`, png(1200, 630), 'image/webp')).status).toBe(415);
  await save({ bio: 'Elsewhere' });
  expect((await put(`profile/card?key=${key}`, png(1200, 630))).status).toBe(409);
  set({ isPublicLink: false });
  expect((await put('profile/card?key=any', png(1200, 630))).status).toBe(409);
});

test('a profile shows only own NFTs, in the chosen order, without addresses', async () => {
  const { world } = backend;
  const [mine] = walletsOf(world, ME);
  world.db.holdings.push({
    wallet: mine?.address ?? '',
    asset: KEEPERS,
    amount: '1',
    since: 0,
    pieces: [{ number: 4999, state: 'HELD' }],
  });
  const [first, second] = nftsOf(world, ME);
  const others = world.db.linkedWallets
    .filter(({ userId }) => userId !== ME)
    .flatMap(({ userId }) => nftsOf(world, userId));
  const chosen = [second, others[0], first].map((nft) => nft?.address ?? '');
  await save({ nfts: chosen });
  expect((await visited()).nfts.map(({ name }) => name)).toEqual([second?.name, first?.name]);
  const text = await (await visit(username())).text();
  for (const address of chosen) expect(text).not.toContain(address);
});

test('the earned total covers payouts of servers the viewer may know about', async () => {
  const { db } = backend.world;
  const [row] = db.payouts;
  if (!row) throw new Error('The seed has payouts.');
  const payout = {
    ...row,
    userId: ME,
    serverId: 'srv-keep',
    status: 'SUCCESS',
    piece: null,
  } as const;
  db.payouts.push(
    { ...payout, id: 'a', mint: null, amount: '1500000000' },
    { ...payout, id: 'b', mint: null, amount: '1' },
    { ...payout, id: 'c', mint: null, amount: '7', status: 'CANCELLED' },
    { ...payout, id: 'd', mint: null, amount: '7', serverId: 'srv-other' },
    { ...payout, id: 'e', mint: null, amount: '0', piece: { collection: KEEPERS, number: 1 } },
  );
  const { earned } = await visited();
  const sol = earned?.tokens.filter(({ mint }) => mint === null);
  expect(sol).toMatchObject([{ amount: '1500000001', value: '1500000001' }]);
  expect(earned?.nfts).toBe(1);
});

test('others get the stored banner, and its address stops working after removal', async () => {
  expect((await put('banner', png(299, 200))).status).toBe(400);
  expect((await put('banner', png(2049, 200))).status).toBe(400);
  expect((await put('banner', png(600, 200))).status).toBe(200);
  const { banner } = await visited();
  expect((await backend.send('GET', banner ?? '')).headers.get('content-type')).toBe('image/png');
  expect((await backend.send('DELETE', '/api/users/me/banner')).status).toBe(200);
  expect((await visited()).banner).toBeNull();
  expect((await backend.send('GET', banner ?? '')).status).toBe(404);
});

test('a deleted account leaves no banner, picture or NFTs behind', async () => {
  await put('banner', png(600, 200));
  await draw();
  const ids = backend.world.db.profileFiles.map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const done = await backend.send('DELETE', '/api/users/me', { username: username() });
  expect(done.status).toBeLessThan(300);
  expect(backend.world.db.profileFiles).toEqual([]);
  for (const id of ids) expect(await backend.world.files.get(id)).toBeNull();
  expect(backend.world.db.profiles).toEqual([]);
});

test('a world stored without banners opens, with the newer parts off', () => {
  const { world } = backend;
  const { points, activity, servers, socials, wallets } = profileOf(world, ME).shown;
  const { nfts: _, isPublicLink: __, ...old } = profileOf(world, ME);
  world.db.profiles = [{ ...old, shown: { points, activity, servers, socials, wallets } }];
  const stored: unknown = JSON.parse(encodeSnapshot(world.snapshot()));
  const text = JSON.stringify(stored).replace('"profileFiles":[],', '');
  const opened = decodeSnapshot(text);
  expect(opened?.db.profileFiles).toEqual([]);
  const profile = profileOf({ db: opened?.db ?? world.db }, ME);
  expect(profile).toMatchObject({ isPublicLink: false, nfts: [] });
  expect(profile.shown).toMatchObject({ level: false, nfts: false, earned: false, points: true });
});
