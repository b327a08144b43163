import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readManifest } from './lib/manifest.mjs';
import { say } from './lib/run.mjs';
import { slowSelectors } from './lib/siblingRules.mjs';

/**
 * The production bundle must hold nothing of the embedded back end, no secret, no source map and no slow selector.
 * A marker is looked for in the bundle and, as proof that it is still a good marker, at its source.
 */
const DIST = 'dist';

const BACK_END = 'src/mock-api';
const BURNER = 'node_modules/@solana/wallet-adapter-unsafe-burner/lib/esm';
const DEMO = 'src/app/demo';
const MSW = 'node_modules/msw/lib';
const ROUTER = 'node_modules/rou3/dist';

const markers = [
  { text: '/__mock/', source: BACK_END },
  { text: 'castle_world', source: BACK_END },
  { text: 'castle_refresh', source: BACK_END },
  { text: 'x-mock-fault', source: BACK_END },
  { text: 'stands in for Discord', source: BACK_END },
  { text: 'litesvm', source: BACK_END },
  { text: 'Olivia Keep', source: BACK_END },
  { text: 'Otto Newwall', source: BACK_END },
  { text: 'Stella Castle', source: BACK_END },
  { text: 'srv-keep', source: BACK_END },
  { text: 'Owner without the bot', source: BACK_END },
  { text: '2dJ58H29NPMUPLSxJKEyGcYsZieQeXauhv4KtGiD9dtb', source: BACK_END },
  { text: 'Reset the demo', source: DEMO },
  { text: 'UnsafeBurner', source: BURNER },
  { text: 'Burner Wallet', source: BURNER },
  { text: 'mockServiceWorker', source: MSW },
  { text: '[MSW]', source: MSW },
  { text: 'msw/passthrough', source: MSW },
  { text: '__rou3_unnamed_', source: ROUTER },
];

const secrets = [
  { what: 'an API key in an address', pattern: /[?&]api[-_]?key=[\w-]{6,}/i },
  {
    what: 'an RPC provider’s address with its key',
    pattern:
      /(?:helius-rpc\.com|rpcpool\.com|quiknode\.pro|alchemy\.com\/v2|ankr\.com\/solana|syndica\.io|getblock\.io|chainstack\.com)\/[?\w=-]{12,}/i,
  },
  {
    what: 'a UUID behind an address',
    pattern: /https?:\/\/[^\s"'`]{4,120}[/=][\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i,
  },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { what: 'a secret of Discord’s', pattern: /client_secret["']?\s*[:=]\s*["'][\w-]{16,}/i },
  { what: 'a font of another site', pattern: /fonts\.(?:googleapis|gstatic)\.com/ },
  { what: 'a source map', pattern: /\/[/*][#@] sourceMappingURL=/ },
];

/** Where each kind of file may lie; anything else in dist/ has no business there. */
const allowed = [
  /^index\.html$/,
  /^theme\.js$/,
  /^favicon\.svg$/,
  /^manifest\.webmanifest$/,
  // As static hosts read them (docs/deploy.md).
  /^(?:_headers|_redirects|_worker\.js|vercel\.json|404\.html)$/,
  /^(?:robots|third-party-notices)\.txt$/,
  /^(?:icon-\d+|social-card)\.png$/,
  // What each page is made of.
  /^assets\/pages-[\w-]+\.json$/,
  /^assets\/[\w.@~+-]+\.(?:js|css|svg|png|webp|avif|woff2)$/,
];

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

const textsIn = (folder) =>
  filesIn(folder)
    .filter((file) => /\.(?:html|css|json|svg|txt|webmanifest|[cm]?[jt]sx?)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

function around(text, at) {
  return text.slice(Math.max(0, at - 40), at + 60).replaceAll(/\s+/g, ' ');
}

function deadMarkers() {
  const cache = new Map();
  return markers.flatMap(({ text, source }) => {
    if (!cache.has(source)) cache.set(source, textsIn(source));
    const alive = cache.get(source).some((entry) => entry.text.includes(text));
    return alive
      ? []
      : [`the marker "${text}" occurs nowhere in ${source} and would find nothing: renew it`];
  });
}

function findingsIn({ file, text }) {
  const marked = markers
    .filter((marker) => text.includes(marker.text))
    .map(
      (marker) => `${file} holds "${marker.text}": … ${around(text, text.indexOf(marker.text))} …`,
    );
  const leaked = secrets.flatMap(({ what, pattern }) => {
    const found = pattern.exec(text);
    return found ? [`${file} holds ${what}: … ${around(text, found.index)} …`] : [];
  });
  const slow = (file.endsWith('.css') ? slowSelectors(text) : []).map(
    (selector) => `${file} has a rule for any sibling: ${selector}`,
  );
  return marked.concat(leaked, slow);
}

const strayFiles = () =>
  filesIn(DIST)
    .filter((file) => !allowed.some((pattern) => pattern.test(file)) && !isCompressedTwin(file))
    .map((file) => `${file} has no business in the bundle`);

const expand = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** Whether it is a file beside it, compressed (scripts/compress.mjs), and nothing else. */
function isCompressedTwin(file) {
  const ending = extname(file);
  const original = join(DIST, file.slice(0, -ending.length));
  return (
    Object.hasOwn(expand, ending) &&
    existsSync(original) &&
    readFileSync(original).equals(expand[ending](readFileSync(join(DIST, file))))
  );
}

const mockChunks = () =>
  Object.keys(readManifest(DIST))
    .filter((key) => /(?:^|\/)src\/(?:mock-api|app\/kit)\/|litesvm|unsafe-burner|\/msw\//.test(key))
    .map((key) => `the build has a chunk for ${key}`);

try {
  const findings = [
    ...deadMarkers(),
    ...strayFiles(),
    ...mockChunks(),
    ...textsIn(DIST).flatMap(findingsIn),
  ];
  findings.forEach((finding) => say(`- ${finding}`));
  const files = filesIn(DIST).length;
  say(
    findings.length === 0
      ? `${DIST}/: ${String(files)} files hold none of ${String(markers.length)} mock markers, no secret, no source map, no slow selector.`
      : `${DIST}/: ${String(findings.length)} findings.`,
  );
  if (findings.length > 0) process.exitCode = 1;
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
