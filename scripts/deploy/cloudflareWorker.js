/* global HEADERS -- the build writes them in front of this file, as `_worker.js` */

/**
 * Cloudflare Pages: files of the build, the page for every other address, and `/api` and `/rpc` passed on to the
 * servers in the project's variables API_PROXY_TARGET and RPC_PROXY_TARGET. Headers are set here because `_headers`
 * doesn't hold for answers of a worker.
 */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const isSet = (value) => typeof value === 'string' && value.trim() !== '';

const withoutTarget = (variable) =>
  Response.json({ success: false, message: `${variable} isn’t set.`, data: null }, { status: 503 });

/** A server keeps `/api` in its paths unless its address names a path, be it only `/`. */
function apiAddress(target, { pathname, search }) {
  const hasPath = /^https?:\/\/[^/?#]+\//i.test(target);
  const base = target.replace(/\/$/, '');
  return base + (hasPath ? pathname.slice('/api'.length) : pathname) + search;
}

function toApi(request, env, url) {
  if (!isSet(env.API_PROXY_TARGET)) return withoutTarget('API_PROXY_TARGET');
  const passed = new Request(apiAddress(env.API_PROXY_TARGET.trim(), url), request);
  passed.headers.set('X-Forwarded-Host', url.host);
  passed.headers.set('X-Forwarded-Proto', 'https');
  return fetch(passed, { redirect: 'manual' });
}

/** A node gets nothing of the session, and its key stays here. */
async function toNode(request, env) {
  if (!isSet(env.RPC_PROXY_TARGET)) return withoutTarget('RPC_PROXY_TARGET');
  const answer = await fetch(env.RPC_PROXY_TARGET.trim(), {
    method: request.method,
    headers: { 'Content-Type': 'application/json' },
    body: request.method === 'POST' ? await request.text() : undefined,
  });
  const headers = new Headers(answer.headers);
  headers.delete('Set-Cookie');
  return new Response(answer.body, { status: answer.status, headers });
}

function withHeaders(answer, others) {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries({ ...HEADERS, ...others })) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}

/** Names with an ending are files; addresses of pages have none. */
const isFile = (path) => path.startsWith('/assets/') || /^\/[^/]+\.\w+$/.test(path);
const isHtml = (answer) => (answer.headers.get('Content-Type') ?? '').startsWith('text/html');

async function file(request, env, { pathname }) {
  const answer = await env.ASSETS.fetch(request);
  // Pages answers a missing file with a page.
  if (answer.status === 404 || isHtml(answer))
    return withHeaders(new Response('Not found\n', { status: 404 }), {
      'Content-Type': 'text/plain',
    });
  return withHeaders(answer, pathname.startsWith('/assets/') ? { 'Cache-Control': IMMUTABLE } : {});
}

const page = async (env, url) =>
  withHeaders(await env.ASSETS.fetch(new Request(new URL('/', url))), {
    'Cache-Control': 'no-cache',
  });

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/api/')) return toApi(request, env, url);
    if (url.pathname === '/rpc') return toNode(request, env);
    if (isFile(url.pathname) && url.pathname !== '/index.html') return file(request, env, url);
    return page(env, url);
  },
};
