import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv, runnerImport, type Connect, type Plugin } from 'vite';
import {
  EMBEDDED_AUTHORIZE_URL,
  EMBEDDED_CLIENT_ID,
  EMBEDDED_HOSTS,
  EMBEDDED_RPC_URL,
  EMBEDDED_TREASURY,
} from '../settings.ts';
import type { NodeBackend } from './backend.ts';
import { BodyTooLarge, sendResponse, toRequest } from './nodeHttp.ts';

type Env = Record<string, string | undefined>;
type ApiMode = 'embedded' | 'browser' | 'remote';

const here = dirname(fileURLToPath(import.meta.url));
const src = resolve(here, '../..');
const STATE_FILE = 'node_modules/.cache/castle-bots/world.json';
const WORKER_PATH = '/mockServiceWorker.js';
const OURS = /^\/(api|rpc|__mock)([/?]|$)/;

const workerScript = () =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('msw/package.json')), 'lib', 'mockServiceWorker.js'));

const filled = (value: string | undefined, fallback: string) =>
  value === undefined || value.trim() === '' ? fallback : value.trim();

function apiModeOf(env: Env, embedded: boolean): ApiMode {
  const wanted = env['VITE_API_MODE'];
  if (wanted === 'browser' || wanted === 'remote') return wanted;
  return embedded ? 'embedded' : 'remote';
}

/** Values the client needs in the modes that carry their own back end, unless the environment sets them. */
const embeddedDefaults = {
  VITE_DISCORD_AUTHORIZE_URL: EMBEDDED_AUTHORIZE_URL,
  VITE_TREASURY_ADDRESS: EMBEDDED_TREASURY,
  VITE_SOLANA_RPC_URL: EMBEDDED_RPC_URL,
};

const hostsOf = (env: Env) =>
  [env['VITE_COMMUNITY_HOSTS'], env['VITE_USER_HOSTS']]
    .flatMap((list) => (list ?? '').split(','))
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');

/** The back end's modules import by `@/`; this file may not, as Vite reads it before any alias exists. */
async function loadBackend(root: string, env: Env): Promise<NodeBackend> {
  const { module } = await runnerImport<typeof import('./backend.ts')>(join(here, 'backend.ts'), {
    configFile: false,
    root,
    resolve: { alias: { '@': src } },
  });
  return module.createNodeBackend(join(root, STATE_FILE), {
    treasury: filled(env['VITE_TREASURY_ADDRESS'], EMBEDDED_TREASURY),
    clientId: filled(env['VITE_DISCORD_CLIENT_ID'], EMBEDDED_CLIENT_ID),
    hosts: [...EMBEDDED_HOSTS, ...hostsOf(env)],
  });
}

/** Loads the back end on the first call, and again after `forget`. */
function mount(root: string, env: Env) {
  let loading: Promise<NodeBackend> | undefined;
  let loaded: NodeBackend | undefined;
  const load = async () => {
    loaded = await loadBackend(root, env);
    return loaded;
  };
  const forget = () => {
    loaded?.close();
    loaded = undefined;
    loading = undefined;
  };
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    try {
      const request = await toRequest(incoming, gone.signal);
      const backend = await (loading ??= load());
      await sendResponse(await backend.handle(request), outgoing);
    } catch (error) {
      if (error instanceof BodyTooLarge) return refuse(outgoing, 413, 'The request is too large.');
      if (!loaded) loading = undefined;
      console.error('Embedded back end:', error);
      refuse(outgoing, 500, 'Something broke in the embedded back end; its console says what.');
    }
  }
  const middleware: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    if (OURS.test(incoming.url ?? '')) void answer(incoming, outgoing);
    else next();
  };
  return { middleware, forget };
}

function refuse(outgoing: ServerResponse, status: number, message: string): void {
  if (outgoing.headersSent || outgoing.destroyed) return;
  outgoing.statusCode = status;
  outgoing.setHeader('content-type', 'application/json; charset=utf-8');
  outgoing.end(JSON.stringify({ success: false, message, data: null }));
}

const serveWorker: Connect.NextHandleFunction = (incoming, outgoing, next) => {
  if (incoming.url !== WORKER_PATH) return next();
  outgoing.setHeader('content-type', 'text/javascript');
  outgoing.end(workerScript());
};

/**
 * Gives `vite dev` and `vite preview` a back end of their own (docs: architecture, "The embedded back end").
 * `embedded` says whether this run may carry one; VITE_API_MODE=browser moves it into a service worker of
 * the page, VITE_API_MODE=remote proxies /api to API_PROXY_TARGET. Without either, a build knows none of it.
 */
export function embeddedBackend({ embedded }: { embedded: boolean }): Plugin {
  let env: Env = {};
  let mode: ApiMode = 'remote';
  let root = process.cwd();

  function mountOn(use: (middleware: Connect.NextHandleFunction) => unknown) {
    if (mode === 'browser') use(serveWorker);
    if (mode !== 'embedded') return undefined;
    const mounted = mount(root, env);
    use(mounted.middleware);
    process.once('exit', mounted.forget);
    return mounted;
  }

  return {
    name: 'castle-bots:embedded-backend',
    config(user, { mode: viteMode }) {
      root = resolve(user.root ?? process.cwd());
      env = { ...loadEnv(viteMode, root, ''), ...process.env };
      mode = apiModeOf(env, embedded);
      const define: Record<string, string> = {
        'import.meta.env.VITE_API_MODE': JSON.stringify(mode),
      };
      if (mode !== 'remote') {
        for (const [name, fallback] of Object.entries(embeddedDefaults)) {
          define[`import.meta.env.${name}`] = JSON.stringify(filled(env[name], fallback));
        }
      }
      const target = env['API_PROXY_TARGET'];
      if (mode !== 'remote' || target === undefined) return { define };
      const proxy = { '/api': { target, changeOrigin: true } };
      return { define, server: { proxy }, preview: { proxy } };
    },
    configureServer(server) {
      const mounted = mountOn((middleware) => server.middlewares.use(middleware));
      server.watcher.on('change', (file) => {
        if (resolve(file).startsWith(resolve(here, '..'))) mounted?.forget();
      });
      server.httpServer?.once('close', () => mounted?.forget());
    },
    configurePreviewServer(server) {
      const mounted = mountOn((middleware) => server.middlewares.use(middleware));
      server.httpServer.once('close', () => mounted?.forget());
    },
    generateBundle() {
      if (mode === 'browser') {
        this.emitFile({ type: 'asset', fileName: WORKER_PATH.slice(1), source: workerScript() });
      }
    },
  };
}
