import { execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { WORLD_COOKIE } from '@/mock-api/http/cookies';
import { BACKEND } from './sites';

export type WebServer = 'nginx' | 'caddy';

/** Debian's packages, unpacked here where the programs aren't installed. */
const CACHE = resolve('node_modules/.cache/web-servers');
const PACKAGES = [
  'nginx',
  'nginx-common',
  'nginx-core',
  'libnginx-mod-http-brotli-static',
  'caddy',
];

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a program is installed or unpacked; undefined where it isn't. */
function findServer(name: WebServer): string | undefined {
  const installed = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const unpacked = ['usr/sbin', 'usr/bin'].map((folder) => join(CACHE, 'root', folder));
  return [...installed, ...unpacked].map((folder) => join(folder, name)).find(isProgram);
}

/** The module that sends files compressed with brotli; undefined where it isn't there. */
const brotliModule = () =>
  ['/', `${CACHE}/root/`]
    .map((root) => `${root}usr/lib/nginx/modules/ngx_http_brotli_static_module.so`)
    .find((path) => existsSync(path));

/** Whether a server can be started here. */
export const hasServer = (name: WebServer): boolean =>
  findServer(name) !== undefined && (name === 'caddy' || brotliModule() !== undefined);

/** Unpacks Debian's nginx and Caddy without installing them, where `apt` is. Says nothing where it can't. */
export function unpackServers(): void {
  if ((hasServer('nginx') && hasServer('caddy')) || !isProgram('/usr/bin/apt-get')) return;
  mkdirSync(CACHE, { recursive: true });
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, { cwd: CACHE, stdio: 'ignore', timeout: 120_000 });
  const has = (name: string) => readdirSync(CACHE).some((file) => file.startsWith(`${name}_`));
  const download = () => {
    for (const name of PACKAGES.filter((each) => !has(each)))
      try {
        run('apt-get', ['download', name]);
      } catch {
        // Releases divide nginx into packages in their own ways.
      }
  };
  try {
    download();
    if (!has('nginx')) {
      // Fresh machines have no list of packages yet; root may fetch it.
      run('apt-get', ['update', '-q']);
      download();
    }
    for (const file of readdirSync(CACHE).filter((each) => each.endsWith('.deb')))
      run('dpkg', ['-x', file, 'root']);
  } catch {
    rmSync(CACHE, { recursive: true, force: true });
  }
}

export interface RunningServer {
  port: number;
  stop: () => void;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port }: AddressInfo = addressOf(server.address());
  await new Promise((closed) => server.close(closed));
  return port;
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address;
}

const FOLDER = '/srv/castle-bots';

/**
 * Serves `dist` with the files of `scripts/deploy`, set up by `scripts/configure.mjs` as an operator does. `/api` and
 * `/rpc` go to the back end under test.
 *
 * @param env the deployment's variables
 */
export async function startServer(
  name: WebServer,
  env: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const program = findServer(name);
  if (program === undefined) throw new Error(`${name} isn’t installed here.`);
  const folder = mkdtempSync(join(tmpdir(), 'castle-bots-host-'));
  execFileSync(process.execPath, ['scripts/configure.mjs', 'dist', join(folder, 'configured')], {
    env: {
      ...process.env,
      API_PROXY_TARGET: BACKEND,
      RPC_PROXY_TARGET: `${BACKEND}/rpc`,
      TRIAL_API: '1',
      ...env,
    },
  });
  keepWorld(join(folder, 'configured'));
  const port = await freePort();
  const adapted = (file: string) =>
    readFileSync(join('scripts/deploy', file), 'utf8')
      .replaceAll(`${FOLDER}/configured`, join(folder, 'configured'))
      .replaceAll(`${FOLDER}/dist`, resolve('dist'))
      .replaceAll(`${FOLDER}/deploy`, folder)
      .replaceAll('/tmp/nginx', join(folder, 'nginx'))
      .replaceAll(/(?<=listen |^:)8080/gm, String(port));
  const start = name === 'nginx' ? prepareNginx(folder, adapted) : prepareCaddy(folder, adapted);
  const log = join(folder, 'log.txt');
  const child = spawn(program, start.args, {
    // A file, which can be read once the program has ended.
    stdio: ['ignore', 'ignore', openSync(log, 'a')],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  await untilAnswered(`http://127.0.0.1:${String(port)}/healthz`, () => {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${readFileSync(log, 'utf8')}`);
  });
  return { port, stop };
}

/** The chain under test is chosen by a cookie, where a node gets none. */
function keepWorld(folder: string): void {
  for (const [name, line, kept] of [
    [
      'proxies.nginx.conf',
      'proxy_set_header Cookie "";',
      `proxy_set_header Cookie "${WORLD_COOKIE}=$cookie_${WORLD_COOKIE}";`,
    ],
    [
      'proxies.caddy',
      'header_up -Cookie',
      `header_up Cookie "${WORLD_COOKIE}={http.request.cookie.${WORLD_COOKIE}}"`,
    ],
  ] as const) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (text.includes(BACKEND.slice('http://'.length)))
      writeFileSync(file, text.replace(line, kept));
  }
}

type Adapted = (file: string) => string;

function prepareNginx(folder: string, adapted: Adapted) {
  const module = brotliModule();
  if (module === undefined) throw new Error('nginx’s brotli module isn’t installed here.');
  const types = ['/', `${CACHE}/root/`]
    .map((root) => `${root}etc/nginx/mime.types`)
    .find((path) => existsSync(path));
  writeFileSync(join(folder, 'site.nginx.conf'), adapted('site.nginx.conf'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    adapted('nginx.conf')
      .replace('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', module)
      .replace('/etc/nginx/mime.types', types ?? '/etc/nginx/mime.types')
      .replace('access_log /dev/stdout', 'access_log off')
      // Root's nginx would read the build as nobody.
      .replace(/^/, process.getuid?.() === 0 ? 'user root;\n' : ''),
  );
  return { args: ['-c', join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;'] };
}

function prepareCaddy(folder: string, adapted: Adapted) {
  const options = '{\n\tadmin off\n}\n';
  writeFileSync(join(folder, 'Caddyfile'), options + adapted('Caddyfile'));
  return { args: ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')] };
}

/** Asks until there is an answer, with no limit of its own: the test has one. */
async function untilAnswered(url: string, check: () => void): Promise<void> {
  for (;;) {
    check();
    try {
      const { ok } = await fetch(url);
      if (ok) return;
    } catch {
      // It doesn't listen yet.
    }
    await new Promise((next) => setTimeout(next, 50));
  }
}
