import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import {
  loadEnv,
  normalizePath,
  type Connect,
  type Logger,
  type Plugin,
  type PreviewServer,
  type ViteDevServer,
} from 'vite';
import {
  EMBEDDED_AUTHORIZE_URL,
  EMBEDDED_CLIENT_ID,
  EMBEDDED_HOSTS,
  EMBEDDED_RPC_URL,
  EMBEDDED_TREASURY,
} from '../../store/constants.ts';
import { StartProblem, apiModeOf, type ApiMode, type Env } from './apiMode.ts';
import { lateAnswers } from './lateAnswers.ts';
import { CACHE, mountBackend, type BackendSettings, type Mounted } from './mount.ts';
import { answerMissing, proxiesTo, proxyTargets, targetLines, type Target } from './proxies.ts';
import type { FileEvent } from './runner.ts';
import { siteAddresses } from './siteAddresses.ts';

const EVENT_WORDS = { add: 'was added', change: 'changed', unlink: 'was deleted' };

/** Longer than any browser test. */
const KEEP_ALIVE_MS = 90_000;

/**
 * Vite's default list, which setting the option replaces (server.fs.deny in its documentation), plus the stored state.
 */
const NOT_SERVED = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  `**/${CACHE}/**`,
];

const WORKER_PATH = '/mockServiceWorker.js';

/** Values that the client needs in the modes with an embedded back end, unless the environment sets them. */
const embeddedDefaults = {
  VITE_DISCORD_AUTHORIZE_URL: EMBEDDED_AUTHORIZE_URL,
  VITE_TREASURY_ADDRESS: EMBEDDED_TREASURY,
  VITE_SOLANA_RPC_URL: EMBEDDED_RPC_URL,
};

const filled = (value: string | undefined, fallback: string) =>
  value === undefined || value.trim() === '' ? fallback : value.trim();

function definesFor(env: Env, mode: ApiMode): Record<string, string> {
  const values: [string, string][] = [['VITE_API_MODE', mode]];
  if (mode !== 'remote') {
    for (const [name, fallback] of Object.entries(embeddedDefaults)) {
      values.push([name, filled(env[name], fallback)]);
    }
  }
  return Object.fromEntries(
    values.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
}

const settingsFor = (env: Env): BackendSettings => ({
  treasury: filled(env['VITE_TREASURY_ADDRESS'], EMBEDDED_TREASURY),
  clientId: filled(env['VITE_DISCORD_CLIENT_ID'], EMBEDDED_CLIENT_ID),
  hosts: [env['VITE_COMMUNITY_HOSTS'], env['VITE_USER_HOSTS']]
    .flatMap((list) => (list ?? '').split(','))
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')
    .concat(EMBEDDED_HOSTS),
});

/**
 * Whether the default world simulates events: in development unless LIVING_WORLD=0, elsewhere only with LIVING_WORLD=1.
 */
const isSimulated = (env: Env, isDev: boolean) =>
  isDev ? env['LIVING_WORLD'] !== '0' : env['LIVING_WORLD'] === '1';

/** MSW's own worker from the package. It is never in `public`, so no production build contains it. */
function workerScript(): Buffer {
  const manifest = createRequire(import.meta.url).resolve('msw/package.json');
  return readFileSync(join(dirname(manifest), 'lib', 'mockServiceWorker.js'));
}

const serveWorker: Connect.NextHandleFunction = (incoming, outgoing, next) => {
  if (incoming.url !== WORKER_PATH) return next();
  outgoing.setHeader('content-type', 'text/javascript');
  outgoing.end(workerScript());
};

/** Prints the address of each site, and the targets of requests, above the addresses that Vite prints. */
function printSites(
  server: ViteDevServer | PreviewServer,
  env: Env,
  targets: readonly Target[],
): void {
  const printOthers = server.printUrls.bind(server);
  server.printUrls = () => {
    const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
    const sites = address === undefined ? [] : siteAddresses(env, address);
    const lines = [...sites.map(({ label, url }) => `${label}: ${url}`), ...targetLines(targets)];
    for (const line of lines) server.config.logger.info(`  ➜  ${line}`);
    printOthers();
  };
}

/** Ends the dev server with one line when its port is in use. */
function explainTakenPort(server: ViteDevServer): void {
  const listen = server.listen.bind(server);
  server.listen = async (...options) => {
    try {
      return await listen(...options);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.endsWith('is already in use')) throw error;
      throw new StartProblem(`${error.message}. Choose another: npm run dev -- --port 5180`);
    }
  };
}

/**
 * Gives `vite dev` and `vite preview` their own back end (docs: architecture, "The embedded back end"). `embedded` says
 * whether this run may have one. VITE_API_MODE=browser moves it into a service worker of the page; VITE_API_MODE=remote
 * passes /api and /rpc on to servers. Otherwise a build contains none of it.
 */
export function embeddedBackend({ embedded }: { embedded: boolean }): Plugin {
  let env: Env = {};
  let mode: ApiMode = 'remote';
  let root = process.cwd();
  let logger: Logger | undefined;
  let isServedRemote = false;
  let targets: readonly Target[] = [];
  /** Why a server with a port can't start. */
  let problem: StartProblem | undefined;

  function mountOn(server: ViteDevServer | PreviewServer, isDev: boolean): Mounted | undefined {
    const { middlewares, config } = server;
    if (mode === 'browser') middlewares.use(serveWorker);
    if (mode !== 'embedded') return undefined;
    const mounted = mountBackend({
      root,
      settings: settingsFor(env),
      isSimulated: isSimulated(env, isDev),
      onFailure: (reason) =>
        config.logger.error(`(api) can't be loaded: ${reason}`, { timestamp: true }),
    });
    middlewares.use(mounted.middleware);
    process.once('exit', mounted.close);
    server.httpServer?.once('close', () => {
      process.off('exit', mounted.close);
      mounted.close();
    });
    return mounted;
  }

  function start(server: ViteDevServer | PreviewServer): void {
    if (problem) throw problem;
    if (isServedRemote) server.middlewares.use(answerMissing(targets));
    printSites(server, env, targets);
  }

  return {
    name: 'castle-bots:embedded-backend',
    config(user, { mode: viteMode }) {
      root = resolve(user.root ?? process.cwd());
      env = loadEnv(viteMode, root, '');
      mode = apiModeOf(env, embedded);
      const define = definesFor(env, mode);
      const fs = { deny: NOT_SERVED };
      isServedRemote = embedded && mode === 'remote';
      if (!isServedRemote) return { define, server: { fs } };
      try {
        targets = proxyTargets(env);
      } catch (error) {
        // Builds need no targets, nor do servers without a port, which builds create.
        if (!(error instanceof StartProblem)) throw error;
        problem = error;
      }
      const proxy = proxiesTo(targets, (line) => logger?.error(line, { timestamp: true }));
      return { define, server: { fs, proxy }, preview: { proxy } };
    },
    configResolved(config) {
      ({ logger } = config);
    },
    configureServer(server) {
      if (!server.config.server.middlewareMode) {
        start(server);
        explainTakenPort(server);
      }
      const mounted = mountOn(server, true);
      if (!mounted) return;
      const report = (event: FileEvent) => (file: string) => {
        if (!mounted.fileChanged(file, event)) return;
        const name = normalizePath(relative(root, file));
        const line = `(api) ${name} ${EVENT_WORDS[event]}, the next call reloads the API`;
        server.config.logger.info(line, { timestamp: true });
      };
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, report(event));
    },
    configurePreviewServer(server) {
      start(server);
      const late = Number(process.env['ANSWERS_LATE'] ?? 0);
      if (late > 0) server.middlewares.use(lateAnswers(late));
      // Node closes connections after 5 s without a request, and a request at that moment would be lost.
      if (mountOn(server, false) && 'keepAliveTimeout' in server.httpServer)
        server.httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
    },
    generateBundle() {
      if (mode !== 'browser') return;
      this.emitFile({ type: 'asset', fileName: WORKER_PATH.slice(1), source: workerScript() });
    },
  };
}
