import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { WORLD_COOKIE } from '@/mock-api/http/cookies';
import {
  builtPolicy,
  TRANSPORT_SECURITY,
  securityHeaders,
} from '../../scripts/lib/securityHeaders.mjs';
import { landedFor, panelTitle, payButton, prepareOrders } from './support/purchase';
import { TITLE } from './support/sites';
import { expect, test } from './support/test';
import { hasServer, startServer, type RunningServer, type WebServer } from './support/webServers';

/** What the deployment of these tests sets, beside where calls go. */
const DEPLOYMENT = {
  VITE_COMMUNITY_HOSTS: 'owners.localhost,community.localhost',
  VITE_USER_HOSTS: 'members.localhost,app.localhost',
  VITE_DOCS_URL: 'https://docs.example.org/start',
  VITE_SOLANA_RPC_URL: '/rpc,https://rpc.example.org/?api-key=public',
};

/** Of a build without values of a deployment. */
const variables: Record<string, string> = JSON.parse(
  readFileSync('dist-hosting/variables.json', 'utf8'),
);

const SERVERS: WebServer[] = ['nginx', 'caddy'];
for (const name of SERVERS) {
  test.describe(`served by ${name}`, () => {
    test.skip(!hasServer(name), `${name} isn’t installed here, and can’t be had.`);
    let server: RunningServer = { port: 0, stop: () => undefined };
    test.beforeAll(async () => {
      server = await startServer(name, DEPLOYMENT);
    });
    test.afterAll(() => server.stop());
    const at = (host: string, path = '/') =>
      `http://${host}.localhost:${String(server.port)}${path}`;

    test('both sites open at the hosts of the deployment', async ({ page, context, world }) => {
      await context.addCookies(
        ['owners', 'members'].map((host) => ({ name: WORLD_COOKIE, value: world, url: at(host) })),
      );
      await page.goto(at('owners'));
      await expect(page).toHaveTitle(TITLE.community);
      const docs = page.getByRole('contentinfo').getByRole('link', { name: 'Documentation' });
      await expect(docs).toHaveAttribute('href', DEPLOYMENT.VITE_DOCS_URL);
      await page.goto(at('members'));
      await expect(page).toHaveTitle(TITLE.user);
      await expect(page.getByRole('link', { name: 'Bot Tiers' })).toHaveAttribute(
        'href',
        `${at('owners')}#bot-tiers`,
      );
    });

    test('a deep link opens its page, and a reload as well', async ({ page, signIn }) => {
      await signIn('Server owner');
      await page.goto(at('community', '/dashboard/package'));
      // Without a wallet, the wallet gate replaces the page and names it.
      const gate = page.getByRole('region', { name: 'Connect your wallet' });
      await expect(gate.getByText('Packages', { exact: true })).toBeVisible();
      await page.reload();
      await expect(gate.getByText('Packages', { exact: true })).toBeVisible();
    });

    test('files that are missing or not for browsers are a 404', async ({ request }) => {
      for (const path of [
        '/assets/missing.js',
        '/missing.png',
        '/.vite/manifest.json',
        '/_headers',
        '/_worker.js',
        '/vercel.json',
      ]) {
        const answer = await request.get(`http://127.0.0.1:${String(server.port)}${path}`);
        expect.soft(answer.status(), path).toBe(404);
      }
    });

    test('pages, code and icons have the headers of the policy', async ({ request }) => {
      const get = (path: string) => request.get(`http://127.0.0.1:${String(server.port)}${path}`);
      const page = await get('/dashboard/bots');
      const html = await page.text();
      const policy = builtPolicy(html, { ...variables, ...DEPLOYMENT });
      expect(policy).toContain("connect-src 'self' https://rpc.example.org wss://rpc.example.org");
      expect(policy).not.toContain('public');
      const [code = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
      for (const path of ['/', '/dashboard/bots', '/index.html', code, '/favicon.svg']) {
        const sent = (await get(path)).headers();
        for (const [header, value] of Object.entries({
          ...securityHeaders(policy),
          ...TRANSPORT_SECURITY,
        }))
          expect.soft(sent[header.toLowerCase()], `${header} of ${path}`).toBe(value);
      }
      expect(page.headers()['cache-control']).toBe('no-cache');
      expect((await get(code)).headers()['cache-control']).toContain('immutable');
    });

    test('pages and code come compressed, the page with its values', async ({ request }) => {
      const get = (path: string, encoding: string) =>
        request.get(`http://127.0.0.1:${String(server.port)}${path}`, {
          headers: { 'Accept-Encoding': encoding },
        });
      const html = await (await get('/', 'identity')).text();
      const [code = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
      for (const encoding of ['br', 'gzip']) {
        const page = await get('/', encoding);
        expect(page.headers()['content-encoding']).toBe(encoding);
        expect(await page.text()).toBe(html);
        expect((await get(code, encoding)).headers()['content-encoding']).toBe(encoding);
      }
      expect(html).toContain('"VITE_DOCS_URL":"https://docs.example.org/start"');
    });

    test('calls reach the server and the node, and the node learns nothing of the member', async ({
      request,
    }) => {
      const echo = createServer(({ url, headers }, answer) => {
        answer.setHeader('set-cookie', 'of=the-upstream');
        answer.end(JSON.stringify({ url, headers }));
      });
      await new Promise<void>((listening) => echo.listen(0, '127.0.0.1', listening));
      const { port } = Object(echo.address());
      const upstream = `http://127.0.0.1:${String(port)}`;
      const other = await startServer(name, {
        API_PROXY_TARGET: `${upstream}/v1`,
        RPC_PROXY_TARGET: `${upstream}/node?api-key=secret`,
      });
      try {
        const get = async (path: string) => {
          const answer = await request.get(`http://127.0.0.1:${String(other.port)}${path}`, {
            headers: { cookie: 'session=one', origin: 'http://x.test', referer: 'http://x.test/' },
          });
          return { ...(await answer.json()), cookie: answer.headers()['set-cookie'] };
        };
        expect(await get('/api/packages?page=2')).toMatchObject({
          url: '/v1/packages?page=2',
          cookie: 'of=the-upstream',
          headers: { host: `127.0.0.1:${String(other.port)}`, cookie: 'session=one' },
        });
        const { url, headers, cookie } = await get('/rpc?of=the-page');
        expect(url).toBe('/node?api-key=secret');
        expect(cookie).toBeUndefined();
        for (const header of ['cookie', 'origin', 'referer'])
          expect(headers).not.toHaveProperty(header);
      } finally {
        other.stop();
        echo.close();
      }
    });

    test('an order is paid with a wallet', async ({ page, wallet, backend, signIn }) => {
      expect(
        variables['VITE_TREASURY_ADDRESS'],
        'dist can’t take payments: "npm test" builds it with the treasury of the embedded chain',
      ).toBeTruthy();
      await signIn('Server owner');
      await prepareOrders(page, wallet, backend);
      await page.goto(at('community', '/dashboard/user-order'));
      await page.getByRole('link', { name: /Purchase/ }).click();
      await payButton(page).click();
      await expect(panelTitle(page)).toHaveText('Payment received', { timeout: 20_000 });
      expect(await landedFor(backend)).toHaveLength(1);
    });
  });
}
