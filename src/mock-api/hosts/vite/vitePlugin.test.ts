// @vitest-environment node
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostAnswers } from '../../../../scripts/lib/hostHeaders';
import { embeddedBackend } from './vitePlugin';

/*
 * A dev server with our plugins alone, on a folder with a stored state in it.
 */
const SECRET = 'session-of-someone';
let root: string;
let server: ViteDevServer;
let origin: string;
beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'castle-dev-')));
  const cache = join(root, 'node_modules/.cache/castle-bots');
  mkdirSync(join(cache, 'world.json.parts'), { recursive: true });
  mkdirSync(join(cache, 'files'));
  for (const file of ['world.json', 'world.json.parts/sessions.1.json', 'files/upl-1'])
    writeFileSync(join(cache, file), JSON.stringify(SECRET));
  writeFileSync(join(root, '.env.local'), SECRET);
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Ours</title>');
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [hostAnswers(), embeddedBackend({ embedded: false })],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${String(address.port)}`;
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const CACHE = 'node_modules/.cache/castle-bots';
test.each(
  [
    `/${CACHE}/world.json`,
    `/${CACHE}/world.json.parts/sessions.1.json`,
    `/${CACHE}/files/upl-1`,
    `/${CACHE.toUpperCase()}/WORLD.JSON`,
    `/${CACHE}//world.json`,
    `/node_modules/.cache/%63astle-bots/world.json`,
    '/.env.local',
  ].flatMap((path) =>
    ['', '?raw', '?import', '?url', '?import&raw', '?inline', '?raw??'].map((q) => path + q),
  ),
)('A28: the dev server does not serve %s', async (path) => {
  for (const address of [path, `/@fs${root}${path}`]) {
    const answer = await fetch(origin + address, { headers: { 'sec-fetch-dest': 'script' } });
    const text = await answer.text();
    expect(text).not.toContain(SECRET);
    // As an address that holds the file.
    expect(text).not.toContain('base64,');
  }
});

test('A28: no other origin may read an answer', async () => {
  for (const method of ['GET', 'OPTIONS']) {
    const headers = { origin: 'http://localhost:8080', 'access-control-request-method': 'POST' };
    const answer = await fetch(`${origin}/`, { method, headers });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test.each(['/', '/dashboard/profile', '/missing.js', `/${CACHE}/world.json`])(
  'A29: %s comes with the headers of a host',
  async (path) => {
    const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('hid=(self)'),
    });
  },
);
