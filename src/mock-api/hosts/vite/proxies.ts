import type { Connect, ProxyOptions } from 'vite';
import { StartProblem, type Env } from './apiMode.ts';
import { refuse } from './nodeHttp.ts';

/** Headers of a page that a Solana node does not need: nodes of others must not get the session's cookies. */
const PAGE_HEADERS = ['cookie', 'origin', 'referer'];

export interface Target {
  variable: string;
  /** Path prefix of requests to pass on. */
  prefix: string;
  url: URL;
  /** The path that replaces the prefix. */
  path: string;
}

/** Reads the targets of the mode `remote`. Throws StartProblem for an invalid address, or without one for /api. */
export function proxyTargets(env: Env): Target[] {
  const api = targetOf(env, 'API_PROXY_TARGET', '/api');
  if (!api) {
    throw new StartProblem(
      'VITE_API_MODE is "remote", so API_PROXY_TARGET must be the address of a server, such as https://staging.example.org.',
    );
  }
  const rpc = targetOf(env, 'RPC_PROXY_TARGET', '/rpc');
  return rpc ? [api, rpc] : [api];
}

function targetOf(env: Env, variable: string, prefix: '/api' | '/rpc'): Target | undefined {
  const value = (env[variable] ?? '').trim();
  if (value === '') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    // The value may contain a key, so it isn't printed.
    throw new StartProblem(`${variable} must be an address that starts with http:// or https://.`);
  }
  // A node is requested at the address itself. A server keeps /api unless its address has a path, even just "/".
  const hasPath = prefix === '/rpc' || /^https?:\/\/[^/?#]+\//i.test(value);
  return { variable, prefix, url, path: hasPath ? url.pathname : prefix };
}

/** The address on the target, with the query of both; the page never sees the target's. */
export function targetAddress({ prefix, url, path }: Target, address: string): string {
  const [asked = '', ...query] = address.split('?');
  const rest = asked.slice(prefix.length);
  const queries = [url.search.slice(1), query.join('?')].filter((each) => each !== '');
  const found = rest === '' ? path : path.replace(/\/$/, '') + rest;
  return queries.length === 0 ? found : `${found}?${queries.join('&')}`;
}

/** Vite's `server.proxy`. `warn` gets one line when a target stops answering, not one per request. */
export const proxiesTo = (
  targets: readonly Target[],
  warn: (line: string) => void,
): Record<string, ProxyOptions> =>
  Object.fromEntries(
    targets.map((target) => [`^${target.prefix}(?:[/?]|$)`, proxyTo(target, warn)]),
  );

function proxyTo(target: Target, warn: (line: string) => void): ProxyOptions {
  const { url, prefix, variable } = target;
  let isDown = false;
  return {
    target: url.origin,
    changeOrigin: true,
    ...(url.username === ''
      ? {}
      : { auth: [url.username, url.password].map(decodeURIComponent).join(':') }),
    rewrite: (address) => targetAddress(target, address),
    configure(proxy) {
      if (prefix === '/rpc') {
        proxy.on('proxyReq', (request) =>
          PAGE_HEADERS.forEach((name) => request.removeHeader(name)),
        );
      }
      proxy.on('proxyRes', ({ headers }) => {
        isDown = false;
        if (prefix === '/rpc') delete headers['set-cookie'];
      });
      // Right after this, Vite adds an error handler that prints a stack for each request.
      queueMicrotask(() => {
        proxy.removeAllListeners('error');
        proxy.on('error', (error, _request, outgoing) => {
          if (!('writeHead' in outgoing)) {
            outgoing.destroy();
            return;
          }
          if (outgoing.destroyed) return;
          const reason = 'code' in error ? String(error.code) : error.message;
          const message = `The server at ${url.origin} doesn't answer (${reason}).`;
          if (!isDown) warn(`${message} Check ${variable}.`);
          isDown = true;
          refuse(outgoing, 'server-unreachable', message);
        });
      });
    },
  };
}

/** Targets of requests, for the terminal: without the target's query and password, which may contain keys. */
export const targetLines = (targets: readonly Target[]): string[] =>
  targets.map(({ prefix, url, path }) => `${prefix} goes to ${url.origin}${path}`);

/**
 * Refuses requests for parts missing in the mode `remote`, which would get the page otherwise: a node, and test
 * controls.
 */
export const answerMissing =
  (targets: readonly Target[]): Connect.NextHandleFunction =>
  ({ url = '' }, outgoing, next) => {
    const isRpc = /^\/rpc([/?]|$)/.test(url);
    if (isRpc && targets.some(({ prefix }) => prefix === '/rpc')) return next();
    if (isRpc)
      return refuse(
        outgoing,
        'call-not-found',
        'There is no Solana node: RPC_PROXY_TARGET isn’t set.',
      );
    if (/^\/__mock([/?]|$)/.test(url))
      return refuse(outgoing, 'call-not-found', 'The mode remote has no embedded back end.');
    next();
  };
