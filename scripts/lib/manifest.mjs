import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const ENTRY = 'index.html';

/** Vite's manifest of a build folder. Throws when the build has none. */
export function readManifest(folder) {
  const file = join(folder, '.vite/manifest.json');
  if (!existsSync(file)) {
    throw new Error(
      `${file} is missing: build first (vite.config.ts: build.manifest must be true).`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The chunks that arrive with the given ones by static import, themselves included. */
export function closure(manifest, keys) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no chunk ${key}.`);
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return [...seen].map((key) => manifest[key]);
}

/** What comes with every dashboard, RTK Query among it: one file, by its name in vite.config.ts. */
const DASHBOARD = /^_dashboard-[^.]+\.js$/;
/** What asks who it is, with the client: one file, by its name in vite.config.ts. */
const SESSION = /^_session-[^.]+\.js$/;
/** The payment's own code with web3.js, which the payment screen fetches once it is shown. */
const PAYMENT = 'src/features/billing/payments/screen/Payment.tsx';
/** The banner that looks after a payment left behind, on whatever page. */
const UNREGISTERED = 'src/features/billing/payments/unregistered/UnregisteredPayments.tsx';

const unique = (items) => [...new Set(items)];

/** JavaScript and style files of such chunks, relative to the build folder. */
export const filesOf = (chunks) => ({
  js: unique(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
  css: unique(
    chunks.flatMap(({ css, file }) => [...(css ?? []), ...(file.endsWith('.css') ? [file] : [])]),
  ),
});

/** What each page of both sites loads: homes, and every dashboard screen opened cold. */
export const pagesOf = (manifest) =>
  ['community', 'user'].flatMap((site) => sitePages(manifest, site));

/** The chunk that draws the frame of a site's dashboard. */
function frameOf(manifest, site) {
  const routes = `src/sites/${site}/routes.tsx`;
  const frame = closure(manifest, [routes])
    .flatMap((chunk) => chunk.dynamicImports ?? [])
    .find((key) => DASHBOARD.test(key));
  if (!frame) throw new Error(`${routes} has no dashboard frame.`);
  return frame;
}

function sitePages(manifest, site) {
  const routes = `src/sites/${site}/routes.tsx`;
  const screens = unique(
    closure(manifest, [routes]).flatMap((chunk) => chunk.dynamicImports ?? []),
  );
  const home = screens.find((key) => /\/home\/\w+Home\.tsx$/.test(key));
  if (!home) throw new Error(`${routes} has no home.`);
  const frame = frameOf(manifest, site);
  const page = (kind, screen, keys) => ({
    site,
    kind,
    screen: screen.replace(/^_/, '').split('/').at(-1),
    ...filesOf(closure(manifest, [ENTRY, routes, ...keys])),
  });
  const inner = screens.filter((key) => key.endsWith('Screen.tsx'));
  const cold = inner.map((key) => page('screen', key, [frame, key]));
  const pays = screens
    .filter((key) => key.endsWith('/PackagePaymentScreen.tsx') || key === UNREGISTERED)
    .map((key) => page('payment', key, [frame, key, PAYMENT]));
  return [page('home', home, [home]), ...cold, ...pays];
}

/** The chunks each page of a site's dashboard is made of: entry, routes, what asks who it is, and the frame. */
export const dashboardKeys = (manifest, site) => [
  ENTRY,
  `src/sites/${site}/routes.tsx`,
  frameOf(manifest, site),
  ...Object.keys(manifest).filter((key) => SESSION.test(key)),
];

/** Their files besides those of the entry, by their address, with all they import. */
export function dashboardFiles(manifest) {
  const entry = filesOf(closure(manifest, [ENTRY]));
  const later = (files, before) =>
    files.filter((file) => !before.includes(file)).map((file) => `/${file}`);
  const sites = ['community', 'user'].map((site) => {
    const { js, css } = filesOf(closure(manifest, dashboardKeys(manifest, site)));
    return [site, { scripts: later(js, entry.js), styles: later(css, entry.css) }];
  });
  return Object.fromEntries(sites);
}

const sizes = new Map();

/** Bytes of a text or buffer after brotli at level 11. */
export const brotliBytes = (content) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Of a file after brotli, which the build may have put beside it. */
const compressedBytes = (path) =>
  existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliBytes(readFileSync(path));

/** Sum of the brotli sizes of files in a folder, in kB (1000 bytes). */
export function kilobytes(folder, files) {
  const bytes = files.map((file) => {
    const path = join(folder, file);
    if (!sizes.has(path)) sizes.set(path, compressedBytes(path));
    return sizes.get(path);
  });
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The scripts and style sheets index.html names itself and Vite's manifest does not know (public/). */
export function plainScripts(folder) {
  const html = readFileSync(join(folder, ENTRY), 'utf8');
  return [...html.matchAll(/<script src="\/([^"]+)"/g)].map(([, file]) => file);
}
