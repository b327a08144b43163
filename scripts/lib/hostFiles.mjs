import { TRANSPORT_SECURITY, securityHeaders } from './securityHeaders.mjs';

/** Files have a hash in their names, so that they never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const lines = (headers, line) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

/**
 * Target of calls to `/api` or `/rpc`. A node is called at the address itself; a server gets paths with `/api` in them
 * unless its address names a path, even just `/`, as in the dev server (`mock-api/hosts/vite/proxies.ts`).
 *
 * @param variable `API_PROXY_TARGET` or `RPC_PROXY_TARGET`
 * @returns null where the variable isn't set
 */
export function proxyTarget(env, variable) {
  const value = (env[variable] ?? '').trim();
  if (value === '') return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    // It may hold a key, so the value isn't repeated.
    throw new Error(`${variable} must be an http or https address.`);
  }
  // These characters have a meaning in the files of nginx and Caddy.
  if (/[\s"'$;\\{}]/.test(value))
    throw new Error(`${variable} has a character that can't be written.`);
  const hasPath = variable === 'RPC_PROXY_TARGET' || /^https?:\/\/[^/?#]+\//i.test(value);
  const { username, password } = url;
  return {
    origin: url.origin,
    path: hasPath ? url.pathname : null,
    query: url.search,
    isSecure: url.protocol === 'https:',
    authorization:
      username === ''
        ? null
        : `Basic ${Buffer.from([username, password].map(decodeURIComponent).join(':')).toString('base64')}`,
  };
}

const NO_TARGET = (variable) =>
  JSON.stringify({ success: false, message: `${variable} isn't set.`, data: null });

/** Whether the API is the embedded back end, which also serves the pictures of its accounts (compose.yaml). */
const isTrial = (env, api) => api !== null && (env.TRIAL_API ?? '').trim() === '1';

/** The `location` blocks of nginx for `/api` and `/rpc`. */
function nginxProxies(env) {
  const api = proxyTarget(env, 'API_PROXY_TARGET');
  const rpc = proxyTarget(env, 'RPC_PROXY_TARGET');
  const missing = (location, variable) =>
    `location ${location} {\n    default_type application/json;\n    return 503 '${NO_TARGET(variable).replace("'", '’')}';\n}\n`;
  // A server in the same network is called by the page's host. Another one has its own name and certificate.
  const host = ({ isSecure }) =>
    isSecure
      ? ['proxy_ssl_server_name on;', 'proxy_set_header Host $proxy_host;']
      : ['proxy_set_header Host $http_host;'];
  const authorization = (target) =>
    target.authorization === null
      ? []
      : [`proxy_set_header Authorization "${target.authorization}";`];
  const block = (location, directives) =>
    `location ${location} {\n${directives.map((line) => `    ${line}`).join('\n')}\n}\n`;
  return [
    api === null
      ? missing('/api/', 'API_PROXY_TARGET')
      : block('/api/', [
          `proxy_pass ${api.origin}${api.path === null ? '' : `${api.path.replace(/\/$/, '')}/`};`,
          'proxy_http_version 1.1;',
          ...host(api),
          ...authorization(api),
          'proxy_set_header X-Forwarded-Host $http_host;',
          'proxy_set_header X-Forwarded-Proto $scheme;',
          'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
        ]),
    ...(isTrial(env, api)
      ? [
          block('^~ /__mock/pictures/', [
            `proxy_pass ${api.origin};`,
            'proxy_set_header Host $http_host;',
          ]),
        ]
      : []),
    rpc === null
      ? missing('= /rpc', 'RPC_PROXY_TARGET')
      : block('= /rpc', [
          // The node's own query replaces that of the page: the question mark at the end drops it.
          `rewrite ^ "${rpc.path}${rpc.query === '' ? '' : rpc.query}?" break;`,
          `proxy_pass ${rpc.origin};`,
          'proxy_http_version 1.1;',
          'proxy_ssl_server_name on;',
          'proxy_set_header Host $proxy_host;',
          // A node must not get a member's session.
          ...['Cookie', 'Origin', 'Referer'].map((name) => `proxy_set_header ${name} "";`),
          ...authorization(rpc),
          'proxy_hide_header Set-Cookie;',
        ]),
  ].join('\n');
}

/** The same for Caddy, which has no trouble with certificates of upstreams. */
function caddyProxies(env) {
  const api = proxyTarget(env, 'API_PROXY_TARGET');
  const rpc = proxyTarget(env, 'RPC_PROXY_TARGET');
  const missing = (path, variable) =>
    `handle ${path} {\n\theader Content-Type application/json\n\trespond \`${NO_TARGET(variable)}\` 503\n}\n`;
  const upstream = (target, directives) =>
    [
      `\treverse_proxy ${target.origin} {`,
      ...(target.isSecure ? ['\t\theader_up Host {upstream_hostport}'] : []),
      ...(target.authorization === null
        ? []
        : [`\t\theader_up Authorization "${target.authorization}"`]),
      ...directives.map((line) => `\t\t${line}`),
      '\t}',
    ].join('\n');
  return [
    api === null
      ? missing('/api/*', 'API_PROXY_TARGET')
      : [
          // `handle_path` strips the path's beginning.
          api.path === null ? 'handle /api/* {' : 'handle_path /api/* {',
          ...(api.path === null ? [] : [`\trewrite * ${api.path.replace(/\/$/, '')}{uri}`]),
          upstream(api, []),
          '}\n',
        ].join('\n'),
    ...(isTrial(env, api) ? [`handle /__mock/pictures/* {\n${upstream(api, [])}\n}\n`] : []),
    rpc === null
      ? missing('/rpc', 'RPC_PROXY_TARGET')
      : [
          'handle /rpc {',
          `\trewrite * ${rpc.path}${rpc.query === '' ? '?' : rpc.query}`,
          upstream(rpc, [
            'header_up -Cookie',
            'header_up -Origin',
            'header_up -Referer',
            'header_down -Set-Cookie',
          ]),
          '}\n',
        ].join('\n'),
  ].join('\n');
}

/**
 * Files that our own web servers include, by file name: headers and proxies, for nginx and for Caddy.
 *
 * @param policy the Content-Security-Policy
 * @param env variables that name the targets of `/api` and `/rpc`
 */
export function serverFiles(policy, env) {
  const headers = { ...securityHeaders(policy), ...TRANSPORT_SECURITY };
  return {
    'security-headers.nginx.conf': `${lines(headers, (name, value) => `add_header ${name} "${value}" always;`)}\n`,
    'security-headers.caddy': `header {\n${lines(headers, (name, value) => `\t${name} "${value}"`)}\n}\n`,
    'proxies.nginx.conf': nginxProxies(env),
    'proxies.caddy': caddyProxies(env),
  };
}

/** The full address that a host forwards calls to, with the path that replaces `/api`. */
const publicTarget = (target) =>
  target === null ? null : `${target.origin}${target.path ?? '/api'}`.replace(/\/$/, '');

/**
 * Files that static hosts read in the published folder, by file name. The hosts don't publish them.
 *
 * @param policy the Content-Security-Policy
 * @param env variables that name the targets of `/api` and `/rpc`. A node's address with a query or a password, which
 *   may be a key, is left out: Netlify and Vercel would have it in a file of the build.
 * @param worker the code of `cloudflareWorker.js`
 */
export function staticHostFiles(policy, env, worker) {
  const headers = { ...securityHeaders(policy), ...TRANSPORT_SECURITY };
  // With the back end in the page, the page answers navigations to /api.
  const isInPage = env.VITE_API_MODE?.trim() === 'browser';
  const api = isInPage ? null : publicTarget(proxyTarget(env, 'API_PROXY_TARGET'));
  const node = isInPage ? null : proxyTarget(env, 'RPC_PROXY_TARGET');
  const rpc =
    node === null || node.query !== '' || node.authorization !== null
      ? null
      : `${node.origin}${node.path}`;
  const pairs = (all) => Object.entries(all).map(([key, value]) => ({ key, value }));
  return {
    _headers: [
      `/*\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`,
      `/assets/*\n  Cache-Control: ${IMMUTABLE}\n`,
    ].join('\n'),
    _redirects: [
      ...(api === null ? [] : [`/api/* ${api}/:splat 200!`]),
      ...(rpc === null ? [] : [`/rpc ${rpc} 200!`]),
      // Without a target these paths answer 404 instead of the page.
      ...(isInPage ? [] : ['/api/* /404.html 404', '/rpc /404.html 404']),
      '/assets/* /404.html 404',
      '/* /index.html 200\n',
    ].join('\n'),
    'vercel.json': `${JSON.stringify(
      {
        headers: [
          { source: '/(.*)', headers: pairs(headers) },
          { source: '/assets/(.*)', headers: pairs({ 'Cache-Control': IMMUTABLE }) },
        ],
        rewrites: [
          ...(api === null ? [] : [{ source: '/api/:path*', destination: `${api}/:path*` }]),
          ...(rpc === null ? [] : [{ source: '/rpc', destination: rpc }]),
          {
            source: isInPage ? '/((?!assets/).*)' : '/((?!assets/|api/|rpc$).*)',
            destination: '/index.html',
          },
        ],
      },
      null,
      2,
    )}\n`,
    ...(isInPage
      ? {}
      : {
          '_worker.js': `const HEADERS = ${JSON.stringify(headers)};\n${worker.slice(worker.indexOf('\n'))}`,
        }),
    '404.html': '<!doctype html><title>Not found</title><p>This file doesn’t exist.</p>\n',
  };
}
