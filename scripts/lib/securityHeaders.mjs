import { createHash } from 'node:crypto';

/** Trusted Types policies: of src/features/home/staticSection.tsx and of scripts/lib/libraryMarkup.ts. */
const POLICIES = ['static-section', 'wallet-markup'];
/** And of src/mock-api/hosts/service-worker/startBrowserBackend.ts. */
const BROWSER_BACKEND_POLICY = 'default';

/** What Solana Mobile's wallet adapter reaches: the wallet app listens on a port of the phone. */
const PHONE_WALLETS = ['http://localhost', 'ws://localhost:*'];

/** Where wallets without an extension sign, in a frame that their code adds. */
const WALLET_FRAMES = ['https://connect.solflare.com'];

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Each once, however often its text stands there. */
const hashesOf = (html, pattern) => [
  ...new Set([...html.matchAll(pattern)].map(([, text = '']) => hashOf(text))),
];

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

/**
 * The sources of a page's inline scripts and styles.
 *
 * @param html the built index.html
 */
export const inlineHashes = (html) => ({
  scripts: hashesOf(html, INLINE_SCRIPT),
  styles: hashesOf(html, INLINE_STYLE),
});

/**
 * The origins a page of this configuration connects to beside its own: each absolute RPC endpoint, and the websocket
 * that web3.js opens for it, on the next port where the address names one.
 *
 * @param env the build's variables; unreadable addresses are left out, as the client can't use them either
 */
export function rpcSources(env) {
  const key = env.VITE_SOLANA_RPC_KEY ?? '';
  const urls = (env.VITE_SOLANA_RPC_URL ?? '')
    .split(',')
    .map((url) => url.trim().replaceAll('{key}', key))
    .filter((url) => /^https?:/i.test(url) && URL.canParse(url))
    .map((url) => new URL(url));
  return [...new Set(urls.flatMap((url) => [url.origin, webSocketOf(url)]))];
}

function webSocketOf({ protocol, hostname, port }) {
  const scheme = protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${hostname}${port === '' ? '' : `:${String(Number(port) + 1)}`}`;
}

/** One line a directive; a directive without sources has its name alone. */
const written = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** What pages may load in a build and in development. */
const shared = (env) => ({
  'default-src': ["'none'"],
  // Pictures of NFTs, tokens, members and servers come from any host. Files of members are shown from memory.
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...rpcSources(env), ...PHONE_WALLETS],
  'frame-src': WALLET_FRAMES,
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/**
 * The policy of a build.
 *
 * @param html the built index.html, whose inline script and styles are allowed by their hashes
 * @param env the variables it was built with
 */
export function builtPolicy(html, env) {
  const hashes = inlineHashes(html);
  const isInPage = env.VITE_API_MODE?.trim() === 'browser';
  return written({
    ...shared(env),
    'script-src': ["'self'", ...hashes.scripts],
    'style-src': ["'self'", ...hashes.styles],
    // Its consent page has a form.
    ...(isInPage ? { 'worker-src': ["'self'"], 'form-action': ["'self'"] } : {}),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...POLICIES, ...(isInPage ? [BROWSER_BACKEND_POLICY] : [])],
  });
}

/**
 * The policy of the development server. Vite adds scripts and styles to the page, which it marks with the nonce; its
 * error overlay writes HTML, so that Trusted Types aren't required.
 */
export const developmentPolicy = (nonce, env) =>
  written({
    ...shared(env),
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'worker-src': ["'self'"],
  });

/** What no page uses, and what one does: a Ledger device is reached by HID, and addresses are copied. */
const PERMISSIONS = [
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
  'hid=(self)',
].join(', ');

/**
 * What a host sends with every answer, by header.
 *
 * @param policy the Content-Security-Policy
 */
export const securityHeaders = (policy) => ({
  'Content-Security-Policy': policy,
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Wallets and Discord open windows from the page, and a page that opened it gets no hold of it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': PERMISSIONS,
});

/** Over HTTPS alone; a year, and no other subdomain. */
export const TRANSPORT_SECURITY = { 'Strict-Transport-Security': 'max-age=31536000' };

const lines = (headers, line) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

/**
 * The headers as each host reads them, by the path of the file from the project's root.
 *
 * @param folder the build's folder
 */
export const headerFiles = (headers, folder) => ({
  // Netlify and Cloudflare read this file from the published folder, and Vercel the next; none serves its own.
  [`${folder}/_headers`]: `/*\n${lines(headers, (name, value) => `  ${name}: ${value}`)}\n`,
  [`${folder}/vercel.json`]: `${JSON.stringify(
    {
      headers: [
        {
          source: '/(.*)',
          headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
        },
      ],
    },
    null,
    2,
  )}\n`,
  [`${folder}-hosting/security-headers.nginx.conf`]: `${lines(headers, (name, value) => `add_header ${name} "${value}" always;`)}\n`,
  [`${folder}-hosting/security-headers.caddy`]: `header {\n${lines(headers, (name, value) => `\t${name} "${value}"`)}\n}\n`,
});
