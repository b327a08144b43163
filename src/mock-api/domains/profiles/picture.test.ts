// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ownProfileSchema } from '@/features/identity/profiles/profile';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import type { PersonaKey } from '../accounts/personas';
import { scriptedChain } from '../../testing/scriptedChain';
import { joined, latin, viewOf, type Bytes } from '../files/content/bytes';
import { drawnBanner, pngChunk } from '../files/content/drawnBanner';
import { MOST_A_DAY } from '../uploads/quota';
import { gifWithPlace, pdf, PLACE, pngWithPlace, svg } from '../../testing/pictureFiles';

const ORIGIN = 'http://localhost:3000';
const MINE = '/api/users/me/picture';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterEach(() => backend.close());

const send = (body: Bytes, type = 'image/png') =>
  fetch(`${ORIGIN}${MINE}`, {
    method: 'PUT',
    body,
    headers: { 'content-type': type, 'x-xsrf-token': backend.cookies.get('XSRF-TOKEN') ?? '' },
  });
const own = async () =>
  z
    .object({ data: ownProfileSchema })
    .parse(await (await backend.send('GET', '/api/users/me/profile')).json()).data;
/** Sends one that is taken, and gives its address. */
const shown = async (bytes: Bytes = drawnBanner()) => {
  expect((await send(bytes)).status).toBe(200);
  return (await own()).picture ?? '';
};
const as = async <T>(persona: PersonaKey, look: () => Promise<T>): Promise<T> => {
  backend.signInAs(persona);
  const seen = await look();
  backend.signInAs('member');
  return seen;
};
const avatarOf = async (persona: PersonaKey) =>
  as(persona, async () =>
    z
      .object({ data: z.object({ items: z.array(z.object({ picture: z.nullable(z.string()) })) }) })
      .parse(await (await backend.send('GET', '/api/users/directory?search=mira')).json())
      .data.items.map(({ picture }) => picture),
  );
/** A PNG of a size, of which nothing else matters. */
const pngOf = (width: number, height: number, ...chunks: Bytes[]): Bytes => {
  const plain = drawnBanner().slice();
  viewOf(plain).setUint32(16, width);
  viewOf(plain).setUint32(20, height);
  return joined([plain.subarray(0, 33), ...chunks, plain.subarray(33)]);
};

test('a member’s picture is shown to others as stored, with headers that allow only a picture', async () => {
  const address = await shown(pngWithPlace());
  expect(await avatarOf('owner')).toEqual([address]);
  const answer = await as('owner', () => backend.send('GET', address));
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes).toEqual(drawnBanner());
  expect(latin(bytes, 0, 8000)).not.toContain(PLACE);
});

test('without an own picture the Discord picture returns, and the old address is gone', async () => {
  const before = (await own()).picture;
  const first = await shown();
  const second = await shown(pngOf(128, 128));
  expect(second).not.toBe(first);
  expect((await backend.send('GET', first)).status).toBe(404);
  expect((await backend.send('DELETE', MINE)).status).toBe(200);
  expect(await own()).toMatchObject({ picture: before, hasOwnPicture: false });
  expect((await backend.send('GET', second)).status).toBe(404);
  expect(backend.world.db.ownPictures).toEqual([]);
  // Once more changes nothing.
  expect((await backend.send('DELETE', MINE)).status).toBe(200);
  expect((await own()).picture).toBe(before);
});

test('the picture of a hidden member is on no board and not in the directory', async () => {
  const address = await shown();
  const profile = await own();
  await backend.send('PUT', '/api/users/me/profile', {
    displayName: profile.displayName,
    bio: profile.bio,
    website: profile.website,
    shown: profile.shown,
    version: profile.version,
    visibility: 'HIDDEN',
  });
  const answers = await as('regular', async () => [
    await (await backend.send('GET', '/api/users/directory?pageSize=100')).text(),
    await (await backend.send('GET', '/api/leaderboards/solana-keep?pageSize=100')).text(),
    await (await backend.send('GET', '/api/users/leaderboard?pageSize=100&window=ALL')).text(),
  ]);
  expect(answers.join('\n')).not.toContain(address);
});

test.each<[string, Bytes, string, string]>([
  ['what only says it is one', pdf(), 'image/png', 'is a PDF'],
  ['another format than it says', pngOf(80, 80), 'image/jpeg', 'is a PNG image'],
  ['nothing', new Uint8Array(0), 'image/png', 'is empty'],
  ['what is cut off', drawnBanner().slice(0, 60), 'image/png', 'damaged'],
  ['what is too small', pngOf(512, 63), 'image/png', 'at least 64'],
  ['what is too large to draw', pngOf(1025, 64), 'image/png', 'at most 1024'],
  [
    'what moves',
    pngOf(80, 80, pngChunk('acTL', new Uint8Array(8))),
    'image/png',
    'aren’t supported',
  ],
])(
  'an upload is refused at its field and the earlier picture kept: %s',
  async (_, bytes, type, words) => {
    const before = (await own()).picture;
    const answer = await send(bytes, type);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
    expect((await own()).picture).toBe(before);
  },
);

test.each([
  ['image/svg+xml', svg()],
  ['image/gif', gifWithPlace()],
])('%s is refused as an unsupported type', async (type, bytes) => {
  expect((await send(bytes, type)).status).toBe(415);
});

test('a file over 2 MB and a file beyond the daily maximum are refused', async () => {
  expect((await send(new Uint8Array(2 * 1024 * 1024 + 1))).status).toBe(413);
  for (let sent = 0; sent < MOST_A_DAY; sent += 1) await shown();
  const answer = await send(drawnBanner());
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a deleted account leaves no picture behind', async () => {
  const address = await shown();
  const [row] = backend.world.db.ownPictures;
  backend.signInAs('member');
  const { username } = await own();
  expect((await backend.send('DELETE', '/api/users/me', { username })).status).toBeLessThan(300);
  expect((await backend.send('GET', address)).status).toBe(404);
  expect(await backend.world.files.get(row?.id ?? '')).toBeNull();
});
