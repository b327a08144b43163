import { createHash } from 'node:crypto';

/** Trusted Types policies: of src/features/home/staticSection.tsx and of scripts/lib/libraryMarkup.ts. */
const POLICIES = ['static-section', 'wallet-markup'];
/** And of src/mock-api/hosts/service-worker/startBrowserBackend.ts. */
const BROWSER_BACKEND_POLICY = 'default';

/** Addresses of Solana Mobile's wallet adapter: the wallet app listens on a port of the phone. */
const PHONE_WALLETS = ['http://localhost', 'ws://localhost:*'];

/** Origins of wallets without an extension, which sign in a frame that their code adds. */
const WALLET_FRAMES = ['https://connect.solflare.com'];

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Each hash once, even if the same text occurs several times in the page. */
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
 * The additional origins a page of this configuration connects to: each absolute RPC endpoint, and the websocket that
 * web3.js opens for it, on the next port if the address names one.
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

/** The origin that error reports are sent to (src/app/reports), unless it is a path of the page's own origin. */
function reportSources({ VITE_REPORT_URL = '' }) {
  const url = VITE_REPORT_URL.trim();
  return /^https?:/i.test(url) && URL.canParse(url) ? [new URL(url).origin] : [];
}

function webSocketOf({ protocol, hostname, port }) {
  const scheme = protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${hostname}${port === '' ? '' : `:${String(Number(port) + 1)}`}`;
}

/** One directive per line; a directive without sources is just its name. */
const written = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Sources that pages may load from in a build and in development. */
const shared = (env) => ({
  'default-src': ["'none'"],
  // Pictures of NFTs, tokens, members and servers come from any host. Uploaded files are shown from memory.
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...rpcSources(env), ...reportSources(env), ...PHONE_WALLETS],
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
    // The embedded back end's consent page has a form.
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

/** Features that no page uses are denied; HID for Ledger devices and copying to the clipboard are allowed. */
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
 * Headers that a host sends with every answer.
 *
 * @param policy the Content-Security-Policy
 */
export const securityHeaders = (policy) => ({
  'Content-Security-Policy': policy,
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Wallets and Discord open windows from the page; a page that opened ours gets no reference to it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': PERMISSIONS,
});

/** Only over HTTPS: one year, without other subdomains. */
export const TRANSPORT_SECURITY = { 'Strict-Transport-Security': 'max-age=31536000' };
