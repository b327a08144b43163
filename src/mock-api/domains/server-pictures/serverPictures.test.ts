// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emptyEmbed } from '@/features/modules/common-fields/message';
import { MOST_PICTURES } from '@/features/server/server-pictures/pictureRules';
import { DAY } from '@/shared/time/durations';
import { localPicturePath } from '@/shared/navigation/localPicture';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import {
  gifWithPlace,
  jpegWithPlace,
  pdf,
  PLACE,
  pngWithPlace,
  svg,
  webpWithPlace,
} from '../../testing/pictureFiles';
import { scriptedChain } from '../../testing/scriptedChain';
import { joined, latin, viewOf, type Bytes } from '../files/content/bytes';
import { drawnBanner, pngChunk } from '../files/content/drawnBanner';

const ORIGIN = 'http://localhost:3000';
const HERE = 'srv-keep';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const send = (body: Bytes, type = 'image/png', server = HERE) =>
  fetch(`${ORIGIN}/api/servers/${server}/pictures`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, 'x-xsrf-token': backend.cookies.get('XSRF-TOKEN') ?? '' },
  });
const uploaded = async (bytes: Bytes = drawnBanner(), type = 'image/png') => {
  const answer = await send(bytes, type);
  expect(answer.status).toBe(201);
  return z.object({ data: z.object({ url: z.string() }) }).parse(await answer.json()).data.url;
};
const rows = () => backend.world.db.serverPictures;
/** A PNG of a size; the number makes it different from others. */
const pngOf = (width: number, height: number, number = 0): Bytes => {
  const plain = drawnBanner();
  const view = viewOf(plain);
  view.setUint32(16, width);
  view.setUint32(20, height);
  view.setUint32(29, number);
  return plain;
};
/** A GIF or WebP with a canvas of an allowed size. */
const sized = (bytes: Bytes, at: number, low: number): Bytes => {
  const copy = bytes.slice();
  copy[at] = low;
  copy[at + (latin(copy, 0, 3) === 'GIF' ? 2 : 3)] = low;
  return copy;
};
/** A JPEG of 64 by 64, by its frame header. */
const jpeg = (): Bytes => {
  const copy = jpegWithPlace();
  const at = copy.findIndex((byte, index) => byte === 0xff && copy[index + 1] === 0xc0);
  viewOf(copy).setUint16(at + 5, 64);
  viewOf(copy).setUint16(at + 7, 64);
  return copy;
};

test.each([
  ['a PNG', pngWithPlace(), 'image/png'],
  ['a JPEG', jpeg(), 'image/jpeg'],
  ['a WebP', sized(webpWithPlace(), 24, 63), 'image/webp'],
  ['a GIF', sized(gifWithPlace(), 6, 64), 'image/gif'],
])('%s is served to everyone with a strict type, without its metadata', async (_, bytes, type) => {
  const url = await uploaded(bytes, type);
  const path = localPicturePath(url) ?? '';
  expect(path).toMatch(/^\/api\/pictures\/\w{40,}$/);
  backend.cookies.clear();
  const answer = await fetch(url, { credentials: 'omit' });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-disposition': 'inline',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(backend.cookies.size).toBe(0);
  const stored = new Uint8Array(await answer.arrayBuffer());
  expect(latin(stored, 0, stored.byteLength)).not.toContain(PLACE);
});

test('an animated picture is accepted', async () => {
  const plain = drawnBanner();
  const chunk = pngChunk('acTL', new Uint8Array(8));
  const url = await uploaded(joined([plain.subarray(0, 33), chunk, plain.subarray(33)]));
  expect((await fetch(url)).status).toBe(200);
});

test.each<[string, Bytes, string, string]>([
  ['an SVG that says it is a PNG', svg(), 'image/png', 'isn’t a PNG image'],
  ['a PDF', pdf(), 'image/png', 'is a PDF'],
  ['another format than it says', drawnBanner(), 'image/gif', 'is a PNG image'],
  ['nothing', new Uint8Array(0), 'image/png', 'is empty'],
  ['a picture that is cut off', drawnBanner().slice(0, 60), 'image/png', 'damaged'],
  ['a picture that is too small', pngOf(64, 15), 'image/png', 'at least 16'],
  ['a picture that is too large', pngOf(4097, 64), 'image/png', 'at most 4096'],
])('%s is refused at its field', async (_, bytes, type, words) => {
  const answer = await send(bytes, type);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(words);
  expect(rows()).toEqual([]);
});

test('an SVG and a file over 8 MB are refused', async () => {
  expect((await send(svg(), 'image/svg+xml')).status).toBe(415);
  expect((await send(new Uint8Array(8 * 1024 * 1024 + 1))).status).toBe(413);
});

test('the same bytes get the same address again, and are stored once', async () => {
  const first = await uploaded(pngWithPlace());
  expect(await uploaded(drawnBanner())).toBe(first);
  const [row] = rows();
  if (!row) throw new Error('Nothing was stored.');
  backend.world.db.serverPictures = [...rows(), { ...row, id: 'another', serverId: 'srv-other' }];
  expect(await uploaded()).toBe(first);
  expect(rows().map(({ sha256 }) => sha256)).toEqual([row.sha256, row.sha256]);
});

test('only editors of a server with a package can upload', async () => {
  expect((await send(drawnBanner(), 'image/png', 'srv-other')).status).toBe(403);
  backend.signInAs('reviewer');
  expect((await send(drawnBanner())).status).toBe(403);
  backend.signInAs('owner');
  for (const order of backend.world.db.orders) order.status = 'CANCELLED';
  const answer = await send(drawnBanner());
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain('You can still paste a link');
});

test('a full server loses its oldest unused picture, but no used or new picture', async () => {
  const { world } = backend;
  const used = await uploaded(pngOf(64, 64, 1));
  const oldest = await uploaded(pngOf(64, 64, 2));
  const [usedRow, oldRow] = rows();
  if (!usedRow || !oldRow) throw new Error('Nothing was stored.');
  usedRow.at -= 90 * DAY;
  oldRow.at -= 60 * DAY;
  for (let made = 2; made < MOST_PICTURES; made += 1)
    rows().push({ ...oldRow, id: `of-${made}`, at: world.clock.now() });
  const templates = world.db.messageTemplates;
  templates.push({
    id: 'mtp-1',
    serverId: HERE,
    name: 'Banner',
    message: { content: used, embeds: [], buttons: [] },
    savedAt: 0,
    savedBy: 'usr-owner',
  });
  await uploaded(pngOf(64, 64, 3));
  expect(rows()).toHaveLength(MOST_PICTURES);
  expect((await fetch(used)).status).toBe(200);
  expect((await fetch(oldest)).status).toBe(404);

  const answer = await send(pngOf(64, 64, 4));
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('already uses 200 images or 200 MB');
  expect(rows()).toHaveLength(MOST_PICTURES);
});

test('a message can contain an upload’s http: address, and no other http: address', async () => {
  const url = await uploaded();
  const keep = (image: string) =>
    backend.send('POST', `/api/servers/${HERE}/message-templates`, {
      name: 'Banner',
      message: { content: '', embeds: [{ ...emptyEmbed, image }], buttons: [] },
    });
  expect((await keep(url)).status).toBe(201);
  for (const other of [url.replace('localhost', 'castle.test'), `${ORIGIN}/a.png`, `${url}?a`])
    expect((await keep(other)).status).toBe(400);
});

test('pictures survive a restart', async () => {
  await uploaded();
  const stored = decodeSnapshot(encodeSnapshot(backend.world.snapshot()));
  expect(stored?.db.serverPictures).toEqual(rows());
});
