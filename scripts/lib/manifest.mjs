import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  DASHBOARD_MODULES,
  PAYMENT_MODULE,
  SITE_MODULES,
  UNREGISTERED_MODULE,
} from './pageModules.mjs';

const ENTRY = 'index.html';

/** Vite writes it into the build, from where `scripts/prerender.mjs` moves it. */
const readJson = (folder, name) => {
  const files = [join(`${folder}-hosting`, 'manifest', name), join(folder, '.vite', name)];
  // While a build is being made, the other is an earlier build's.
  const file = files.findLast((each) => existsSync(each));
  if (file === undefined) throw new Error(`${folder} has no ${name}: build first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
};

/** The manifest of a build folder. Throws when the build has none. */
export const readManifest = (folder) =>
  withModules(readJson(folder, 'manifest.json'), readJson(folder, 'modules.json'));

/**
 * Vite's manifest with every module that is imported on demand by its own path: of those in a shared file Vite names
 * the file alone. `modules` is what the build wrote (pageChunks.ts).
 */
export function withModules(manifest, modules) {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const own = Object.entries(modules).map(([path, { file, dynamicImports }]) => {
    const chunk = manifest[path] ?? byFile.get(file);
    if (!chunk) throw new Error(`The manifest has no file ${file}, which holds ${path}.`);
    return [path, { ...chunk, dynamicImports }];
  });
  return { ...manifest, ...Object.fromEntries(own) };
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

function sitePages(manifest, site) {
  const { routes, home, frame } = SITE_MODULES[site];
  const screens = unique(
    closure(manifest, [routes]).flatMap((chunk) => chunk.dynamicImports ?? []),
  );
  const missing = [home, frame].find((key) => !screens.includes(key));
  if (missing) throw new Error(`${routes} doesn't load ${missing}.`);
  const page = (kind, screen, keys) => ({
    site,
    kind,
    screen: screen.split('/').at(-1),
    ...filesOf(closure(manifest, [ENTRY, routes, ...keys])),
  });
  const inner = screens.filter((key) => key.endsWith('Screen.tsx'));
  const cold = inner.map((key) => page('screen', key, [frame, key]));
  const pays = screens
    .filter((key) => key.endsWith('/PackagePaymentScreen.tsx') || key === UNREGISTERED_MODULE)
    .map((key) => page('payment', key, [frame, key, PAYMENT_MODULE]));
  return [page('home', home, [home]), ...cold, ...pays];
}

/** The chunks each page of a site's dashboard is made of: entry, routes, and what its frame loads. */
export const dashboardKeys = (site) => {
  const { routes, frame } = SITE_MODULES[site];
  return [ENTRY, routes, frame, ...DASHBOARD_MODULES];
};

/** Files besides those of the entry, by their addresses, with all they import; of each site. */
function filesBesides(manifest, keysOf) {
  const entry = filesOf(closure(manifest, [ENTRY]));
  const later = (files, before) =>
    files.filter((file) => !before.includes(file)).map((file) => `/${file}`);
  const sites = Object.keys(SITE_MODULES).map((site) => {
    const { js, css } = filesOf(closure(manifest, keysOf(site)));
    return [site, { scripts: later(js, entry.js), styles: later(css, entry.css) }];
  });
  return Object.fromEntries(sites);
}

export const dashboardFiles = (manifest) => filesBesides(manifest, dashboardKeys);

/** What the home of a site is made of. */
export const homeFiles = (manifest) =>
  filesBesides(manifest, (site) => [ENTRY, SITE_MODULES[site].routes, SITE_MODULES[site].home]);

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
