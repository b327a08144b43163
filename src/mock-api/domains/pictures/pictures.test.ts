// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collections, tokens } from '../market/market';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { seedDb } from '../../seed/seed';
import { emojiPicture, pictureKinds, pictureOf } from './pictureOf';

const NOW = Date.UTC(2026, 0, 1);
const db = seedDb(NOW);
const icons = db.guilds.map(({ icon }) => icon);
const coins = tokens.map(({ image }) => image);
const art = collections.map(({ image }) => image);
const signs = db.guilds.flatMap(({ emoji }) =>
  emoji.flatMap(({ name }) => [emojiPicture(name), emojiPicture(name, true)]),
);
const given = [
  ...icons,
  ...coins,
  ...art,
  ...signs,
  ...db.users.map(({ avatar }) => avatar),
].filter((address) => address !== null);
const HOSTILE = /<(?:script|foreignObject|image|use|a|style|text)\b|href|\bon\w+=|url\(|<!|&/i;

let backend: TestBackend;
beforeEach(() => (backend = createTestBackend()));
afterEach(() => backend.close());

const ask = (address: string) => backend.send('GET', address);

/** Errors in a response that should be a picture. */
async function problemsOf(address: string): Promise<string[]> {
  const answer = await ask(address);
  const text = await answer.text();
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  const checks: [boolean, string][] = [
    [answer.status === 200, `answers ${String(answer.status)}`],
    [parsed.documentElement.tagName === 'svg', 'is no SVG'],
    [parsed.querySelector('parsererror') === null, 'can’t be parsed'],
    [!HOSTILE.test(text.replace('http://www.w3.org/2000/svg', '')), 'does more than draw'],
    [!/NaN|undefined|null/.test(text), 'is drawn wrongly'],
    [text.length < 2_000, `is of ${String(text.length)} letters`],
  ];
  return checks.filter(([good]) => !good).map(([, problem]) => `${address} ${problem}`);
}

describe('every picture of the seeded world', () => {
  test('is a small drawing without external references', async () => {
    expect(given.length).toBeGreaterThan(300);
    expect((await Promise.all(given.map(problemsOf))).flat()).toEqual([]);
  });

  test('differs from the others of its kind, people aside, and never changes', async () => {
    const few = [...icons, ...coins, ...art].filter((address) => address !== null);
    const draw = () => Promise.all(few.map(async (address) => (await ask(address)).text()));
    const drawn = await draw();
    expect(new Set(drawn).size).toBe(few.length);
    expect(await draw()).toEqual(drawn);
  });
});

test('some servers, tokens, collections and users have no picture', () => {
  const without = (rows: readonly { name: string }[], has: readonly (string | null)[]) =>
    rows.filter((_, index) => has[index] === null).map(({ name }) => name);
  expect(without(db.guilds, icons)).toEqual(['Quiet Tower', 'Lonely Drawbridge']);
  expect(without(tokens, coins)).toEqual(['Gatepoints']);
  expect(without(collections, art)).toEqual(['Quiet Bells']);
  const plain = db.users.filter(({ avatar }) => avatar === null).map(({ id }) => id);
  expect(plain).toContain('usr-moderator');
  expect(plain.length / db.users.length).toBeGreaterThan(0.15);
  expect(plain.length / db.users.length).toBeLessThan(0.25);
});

test('a picture is cacheable, sets no cookie, runs nothing, and is not logged', async () => {
  const answer = await ask(pictureOf('servers', 'srv-keep'));
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'image/svg+xml',
    date: expect.any(String),
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  expect(backend.cookies.size).toBe(0);
  expect(backend.requests()).toEqual([]);
});

test.each(pictureKinds)('unknown names of kind %s get various drawings', async (kind) => {
  const names = Array.from({ length: 12 }, (_, index) => `stranger-${String(index)}`);
  const drawn = await Promise.all(
    names.map(async (name) => (await ask(pictureOf(kind, name))).text()),
  );
  expect(new Set(drawn).size).toBeGreaterThan(3);
});

test.each([
  'castles/srv-keep.svg',
  'servers/srv-keep.png',
  'servers/srv-keep',
  'servers/.svg',
  'servers/Srv-Keep.svg',
  'servers/srv_keep.svg',
  'servers/srv-keep.svg.svg',
  'servers/%3Cscript%3E.svg',
  'servers/..%2Fservers%2Fa.svg',
  'servers/a%0A.svg',
  `servers/${'a'.repeat(65)}.svg`,
  'constructor/a.svg',
  'servers',
])('there is no picture at %s', async (path) => {
  expect((await ask(`/__mock/pictures/${path}`)).status).toBe(404);
});

test('a name like an object property is drawn like any other', async () => {
  for (const kind of pictureKinds) {
    expect((await ask(pictureOf(kind, 'constructor'))).status).toBe(200);
  }
});
