import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, createServer, loadEnv } from 'vite';
import { criticalStyles } from './lib/criticalStyles.mjs';
import { dashboardFiles, homeFiles, readManifest } from './lib/manifest.mjs';
import { pageTable } from './lib/pageFiles.mjs';
import { say } from './lib/run.mjs';
import {
  TRANSPORT_SECURITY,
  builtPolicy,
  headerFiles,
  securityHeaders,
} from './lib/securityHeaders.mjs';

/**
 * After a build: writes both homes and a dashboard’s frame into its index.html, each in a template, with the rules they
 * are drawn with and the few lines that show the right one before anything is downloaded, and beside it what each page
 * of the dashboards is made of, which these lines have fetched. Writes the headers that hosts send with it, too
 * (docs/security.md). Usage: prerender.mjs <folder> <mode>
 */
const [folder = 'dist', mode = 'production'] = process.argv.slice(2);
const root = process.cwd();
const page = join(folder, 'index.html');
const sites = ['community', 'user'];

/** Does some work with Vite's server, which reads our modules as Node does. */
async function withServer(work) {
  const server = await createServer({
    mode,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

/** The home of each site and the frame of a dashboard. */
async function writtenPages(server) {
  const { prerenderHome, prerenderFrame } = await server.ssrLoadModule(
    '/src/app/boot/prerender.tsx',
  );
  const homes = await Promise.all(
    sites.map(async (site) => Object.assign(await prerenderHome(site), { id: `home-${site}` })),
  );
  // It is the same on both sites.
  const frame = Object.assign(await prerenderFrame('community'), { id: 'frame' });
  return [...homes, frame];
}

/** Writes what each page of the dashboards is made of into a file a site, and gives their addresses by site. */
async function pageTables(server) {
  const manifest = readManifest(folder);
  const tables = await Promise.all(
    sites.map(async (site) => {
      const table = JSON.stringify(await pageTable(manifest, site, server));
      const hash = createHash('sha256').update(table).digest('base64url').slice(0, 8);
      const file = `assets/pages-${hash}.json`;
      writeFileSync(join(folder, file), table);
      return [site, `/${file}`];
    }),
  );
  return Object.fromEntries(tables);
}

/** The lines that run within the page. */
async function firstScript(tables, entryFiles) {
  const env = loadEnv(mode, root, 'VITE_');
  const result = await build({
    configFile: false,
    mode,
    logLevel: 'error',
    resolve: { alias: { '@': join(root, 'src') } },
    define: {
      ...Object.fromEntries(
        Object.entries(env).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
      HOME_FILES: JSON.stringify(homeFiles(readManifest(folder))),
      DASHBOARD_FILES: JSON.stringify(dashboardFiles(readManifest(folder))),
      PAGE_TABLES: JSON.stringify(tables),
      ENTRY_FILES: JSON.stringify(entryFiles),
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: join(root, 'src/app/boot/inlineScript.ts'), formats: ['iife'], name: 'castle' },
    },
  });
  const [{ output }] = Array.isArray(result) ? result : [result];
  return output[0].code.trim();
}

const [written, tables] = await withServer(async (server) => [
  await writtenPages(server),
  await pageTables(server),
]);
let html = readFileSync(page, 'utf8');
/** Takes what a pattern finds out of the page. */
const take = (pattern) => {
  const found = [...html.matchAll(pattern)];
  for (const [line] of found) html = html.replace(line, '');
  return found;
};
const styleFiles = take(/\s*<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/g).map(
  ([, file]) => file,
);
// The font comes when the page asks for it, and code after all that is painted.
take(/\s*<link\s+rel="preload"[^>]*as="font"[^>]*>/g);
const code = take(
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g,
);
const script = await firstScript(tables, {
  scripts: code.map(([, file]) => file),
  styles: styleFiles,
});
const whole = styleFiles.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
const styles = await criticalStyles(whole, written.map(({ html: markup }) => markup).join(''));
const links = styleFiles.map(
  (file) => `<link rel="stylesheet" href="${file}" crossorigin media="print" />`,
);
html = html.replace('<script src="/theme.js"></script>', () => `<script>${script}</script>`);
html = html.replace(
  '</head>',
  () => `  <style>${styles}</style>\n    ${links.join('\n    ')}\n  </head>`,
);
html = html.replace('<div id="root"></div>', () =>
  [
    '<div id="root"></div>',
    ...written.map(
      ({ id, title, html: markup }) =>
        `<template id="${id}" title="${title}">${markup}</template><script>castle.show()</script>`,
    ),
  ].join('\n    '),
);
html = html.replace(
  '</body>',
  () => `${code.map(([line]) => line.trim()).join('\n    ')}\n  </body>`,
);
writeFileSync(page, html);
const policy = builtPolicy(html, loadEnv(mode, root, 'VITE_'));
const headers = { ...securityHeaders(policy), ...TRANSPORT_SECURITY };
for (const [file, text] of Object.entries(headerFiles(headers, folder))) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
say(`Content-Security-Policy: ${policy}`);
process.exit(0);
