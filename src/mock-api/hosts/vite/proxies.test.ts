// @vitest-environment node
import { createServer as createTarget, type IncomingMessage, type Server } from 'node:http';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { proxyTargets, targetAddress, targetLines } from './proxies';
import { embeddedBackend } from './vitePlugin';

const API = 'API_PROXY_TARGET';

/** Where the first target of an environment is asked for an address. */
function asked(env: Record<string, string>, address: string): string {
  const targets = proxyTargets({ [API]: 'http://api.test', ...env });
  const target = targets.find(({ prefix }) => address.startsWith(prefix));
  return target ? target.url.origin + targetAddress(target, address) : '';
}

test.each([
  ['http://localhost:8091', '/api/packages?page=2', 'http://localhost:8091/api/packages?page=2'],
  ['http://localhost:8091/', '/api/packages', 'http://localhost:8091/packages'],
  ['http://localhost:8091/v1', '/api/packages', 'http://localhost:8091/v1/packages'],
  ['http://localhost:8091/v1/', '/api/packages?a=1', 'http://localhost:8091/v1/packages?a=1'],
  ['https://staging.test/api', '/api', 'https://staging.test/api'],
])('%s takes %s to %s', (target, address, found) => {
  expect(asked({ [API]: target }, address)).toBe(found);
});

test.each([
  ['https://node.test', '/rpc', 'https://node.test/'],
  ['https://node.test/v2/key', '/rpc', 'https://node.test/v2/key'],
  ['https://node.test/?api-key=k', '/rpc', 'https://node.test/?api-key=k'],
  ['https://node.test/?api-key=k', '/rpc?b=1', 'https://node.test/?api-key=k&b=1'],
])('the node %s is called at its address', (target, address, found) => {
  expect(asked({ RPC_PROXY_TARGET: target }, address)).toBe(found);
});

test.each([
  [{}, 'API_PROXY_TARGET must be the address of a server'],
  [{ [API]: ' ' }, 'API_PROXY_TARGET must be the address of a server'],
  [{ [API]: 'localhost:8091' }, 'API_PROXY_TARGET must be an address that starts with http'],
  [{ [API]: 'ftp://host' }, 'API_PROXY_TARGET must be an address that starts with http'],
  [{ [API]: 'http://host', RPC_PROXY_TARGET: '/rpc?key=k' }, 'RPC_PROXY_TARGET must be an address'],
])('the targets %j are refused', (env, message) => {
  expect(() => proxyTargets(env)).toThrow(message);
});

test('the terminal shows no key of a target', () => {
  const targets = proxyTargets({
    [API]: 'http://me:pw@host',
    RPC_PROXY_TARGET: 'https://node.test/?api-key=k',
  });
  expect(targetLines(targets)).toEqual([
    '/api goes to http://host/api',
    '/rpc goes to https://node.test/',
  ]);
});

/*
 * A dev server in the mode `remote`, before a server that keeps what it was asked.
 */
let target: Server;
let requests: IncomingMessage[];
let root: string;
let server: ViteDevServer;
let origin: string;
const errors = vi.fn<(line: string) => void>();

async function portOf(listening: { address(): unknown } | null): Promise<string> {
  const address = listening?.address();
  if (typeof address !== 'object' || !address || !('port' in address))
    throw new Error('It doesn’t listen.');
  return String(address.port);
}

const devServer = () =>
  createServer({
    root,
    configFile: false,
    customLogger: { ...createLogger('silent'), error: errors },
    plugins: [embeddedBackend({ embedded: true })],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
  });

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'castle-remote-')));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Ours</title>');
  requests = [];
  target = createTarget((incoming, outgoing) => {
    requests.push(incoming);
    outgoing.setHeader('set-cookie', 'sent=1');
    outgoing.end('From the server');
  });
  await new Promise<void>((resolve) => void target.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${await portOf(target)}`;
  vi.stubEnv('VITE_API_MODE', 'remote');
  vi.stubEnv(API, `${address}/v1`);
  vi.stubEnv('RPC_PROXY_TARGET', `${address}/?api-key=k`);
  server = await devServer();
  await server.listen();
  origin = `http://127.0.0.1:${await portOf(server.httpServer)}`;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  target.close();
  rmSync(root, { recursive: true, force: true });
});

const headers = {
  cookie: 'castle_access=secret',
  origin: 'http://app.localhost',
  accept: 'text/html',
};

test('a call of the API goes to the server with its cookies', async () => {
  const answer = await fetch(`${origin}/api/packages?page=2`, { headers });
  expect(await answer.text()).toBe('From the server');
  expect(answer.headers.get('set-cookie')).toBe('sent=1');
  expect(requests.at(-1)).toMatchObject({
    url: '/v1/packages?page=2',
    headers: { cookie: 'castle_access=secret' },
  });
});

test('a call of the node takes the key along, and nothing of the page', async () => {
  const answer = await fetch(`${origin}/rpc`, { method: 'POST', headers, body: '{}' });
  expect(answer.headers.get('set-cookie')).toBeNull();
  const request = requests.at(-1);
  expect(request?.url).toBe('/?api-key=k');
  expect(request?.headers).not.toHaveProperty('cookie');
  expect(request?.headers).not.toHaveProperty('origin');
});

test('the switches of the embedded back end are a 404, not the page', async () => {
  const answer = await fetch(`${origin}/__mock/requests`, { headers });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ success: false, data: { code: 'call-not-found' } });
});

test('a server that does not answer is a 502 with a sentence, and one line for all calls', async () => {
  await new Promise((resolve) => {
    target.close(resolve);
    target.closeAllConnections();
  });
  for (const path of ['/api/packages', '/api/users']) {
    const answer = await fetch(origin + path, { headers });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      success: false,
      data: { code: 'server-unreachable' },
      message: expect.stringMatching(/^The server at http:\S+ doesn't answer \(ECONNREFUSED\)\.$/),
    });
  }
  expect(errors).toHaveBeenCalledOnce();
  expect(errors.mock.calls[0]?.[0]).toContain('Check API_PROXY_TARGET.');
});

test('without a node /rpc is a 404, and without a server nothing starts', async () => {
  vi.stubEnv('RPC_PROXY_TARGET', '');
  const other = await devServer();
  await other.listen();
  const answer = await fetch(`http://127.0.0.1:${await portOf(other.httpServer)}/rpc`, { headers });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({
    message: expect.stringContaining('RPC_PROXY_TARGET'),
  });
  await other.close();
  vi.stubEnv(API, '');
  await expect(devServer()).rejects.toThrow('API_PROXY_TARGET must be the address of a server');
});
