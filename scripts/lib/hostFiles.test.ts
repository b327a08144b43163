import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { EMBEDDED_TREASURY } from '@/mock-api/store/constants';
import { proxyTarget, serverFiles, staticHostFiles } from './hostFiles.mjs';

const POLICY = "default-src 'none'";
const WORKER = readFileSync('scripts/deploy/cloudflareWorker.js', 'utf8');

test.each([
  ['https://api.example.org', null],
  ['https://api.example.org/', '/'],
  ['https://api.example.org/v1', '/v1'],
])('the address %s has %j take the place of /api', (url, path) => {
  expect(proxyTarget({ API_PROXY_TARGET: url }, 'API_PROXY_TARGET')?.path).toBe(path);
});

test.each([
  'api.example.org',
  'ftp://api.example.org',
  'http://a/$host',
  'http://a/;return 200',
  'http://a/{uri}',
])('a target of %j is refused without being repeated', (url) => {
  const read = () => proxyTarget({ RPC_PROXY_TARGET: url }, 'RPC_PROXY_TARGET');
  expect(read).toThrow(/^RPC_PROXY_TARGET (?:must|has)/);
  expect(read).not.toThrow(url);
});

test('a password in a target becomes a header', () => {
  const files = serverFiles(POLICY, { API_PROXY_TARGET: 'https://me:p%40ss@api.example.org' });
  const header = `Basic ${Buffer.from('me:p@ss').toString('base64')}`;
  expect(files['proxies.nginx.conf']).toContain(`proxy_set_header Authorization "${header}";`);
  expect(files['proxies.caddy']).toContain(`header_up Authorization "${header}"`);
});

test('without targets, calls are refused and not answered with the page', () => {
  const files = serverFiles(POLICY, {});
  expect(files['proxies.nginx.conf']).toMatch(/location \/api\/ \{[^}]*return 503/);
  expect(files['proxies.caddy']).toMatch(/handle \/rpc \{[^]*503/);
  expect(staticHostFiles(POLICY, {}, WORKER)['_redirects']).toContain('/api/* /404.html 404');
});

test('the key of a node is in no file that is published', () => {
  const env = {
    API_PROXY_TARGET: 'https://api.example.org',
    RPC_PROXY_TARGET: 'https://rpc.example.org/?api-key=secret',
  };
  const files = Object.values(staticHostFiles(POLICY, env, WORKER)).join('\n');
  expect(files).toContain('/api/* https://api.example.org/api/:splat 200!');
  expect(files).not.toContain('secret');
});

test('a missing file is no page on Netlify and Vercel, and every other address is one', () => {
  const files = staticHostFiles(POLICY, {}, WORKER);
  const redirects = (files['_redirects'] ?? '').trim().split('\n');
  expect(redirects.slice(-2)).toEqual(['/assets/* /404.html 404', '/* /index.html 200']);
  const { rewrites }: { rewrites: { source: string }[] } = JSON.parse(files['vercel.json'] ?? '');
  const fallback = new RegExp(`^${rewrites.at(-1)?.source ?? ''}$`);
  expect(fallback.test('/dashboard/bots')).toBe(true);
  for (const path of ['/assets/gone.js', '/api/packages', '/rpc'])
    expect(fallback.test(path)).toBe(false);
});

test('a file for Netlify and Cloudflare has no line longer than Cloudflare reads', () => {
  const headers = staticHostFiles(POLICY, {}, WORKER)['_headers'] ?? '';
  expect(Math.max(...headers.split('\n').map(({ length }) => length))).toBeLessThan(2_000);
});

test('a build with the back end in the page leaves /api to the page', () => {
  const files = staticHostFiles(POLICY, { VITE_API_MODE: 'browser' }, WORKER);
  expect(files).not.toHaveProperty('_worker.js');
  expect(files['_redirects']).not.toContain('/api');
});

test.each(['compose.yaml', 'scripts/test.mjs'])(
  '%s has the treasury of the embedded chain',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain(EMBEDDED_TREASURY);
  },
);

/** Cloudflare's files: it answers a missing one with the page. */
const ASSETS = {
  fetch: async ({ url }: Request) => {
    const { pathname } = new URL(url);
    return pathname === '/assets/there.js'
      ? new Response('code', { headers: { 'content-type': 'text/javascript' } })
      : new Response('page', { headers: { 'content-type': 'text/html' } });
  },
};

interface Worker {
  default: { fetch: (request: Request, env: object) => Promise<Response> };
}

async function answer(path: string, env = {}, init: RequestInit = {}): Promise<Response> {
  const code = staticHostFiles(POLICY, {}, WORKER)['_worker.js'] ?? '';
  const worker: Worker = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return worker.default.fetch(new Request(`https://bots.example.org${path}`, init), {
    ASSETS,
    ...env,
  });
}

afterEach(() => vi.unstubAllGlobals());

test('Cloudflare’s worker sends files, the page for other addresses, and 404 for missing files', async () => {
  const there = await answer('/assets/there.js');
  expect(await there.text()).toBe('code');
  expect(there.headers.get('cache-control')).toContain('immutable');
  const page = await answer('/dashboard/bots');
  expect(await page.text()).toBe('page');
  expect(page.headers.get('content-security-policy')).toBe(POLICY);
  for (const path of ['/assets/gone.js', '/gone.png'])
    expect((await answer(path)).status).toBe(404);
});

test('Cloudflare’s worker passes calls on to the server, and to the node without cookies', async () => {
  const seen: Request[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    seen.push(new Request(input, init));
    return new Response('{}', { headers: { 'set-cookie': 'of=the-upstream' } });
  });
  const env = {
    API_PROXY_TARGET: 'https://api.example.org/v1',
    RPC_PROXY_TARGET: 'https://rpc.example.org/?api-key=secret',
  };
  const headers = { cookie: 'session=one' };
  expect((await answer('/api/packages?page=2', env, { headers })).headers.get('set-cookie')).toBe(
    'of=the-upstream',
  );
  const called = await answer('/rpc', env, { method: 'POST', headers, body: '{}' });
  expect(called.headers.get('set-cookie')).toBeNull();
  expect(seen.map(({ url }) => url)).toEqual([
    'https://api.example.org/v1/packages?page=2',
    'https://rpc.example.org/?api-key=secret',
  ]);
  expect(seen[0]?.headers.get('x-forwarded-host')).toBe('bots.example.org');
  expect(seen[1]?.headers.has('cookie')).toBe(false);
});
