import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, createServer, loadEnv } from 'vite';
import { dashboardFiles, readManifest } from './lib/manifest.mjs';
import { pageTable } from './lib/pageFiles.mjs';
import { say } from './lib/run.mjs';
import {
  TRANSPORT_SECURITY,
  builtPolicy,
  headerFiles,
  securityHeaders,
} from './lib/securityHeaders.mjs';

/**
 * After a build: writes both homes and a dashboard’s frame into its index.html, each in a template, with their style
 * sheet and the few lines that show the right one before anything is downloaded, and beside it what each page of the
 * dashboards is made of, which these lines have fetched. Writes the headers that hosts send with it, too
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

/** The home of each site and the frame of a dashboard, each in a template. */
async function templatesOf(server) {
  const { prerenderHome, prerenderFrame } = await server.ssrLoadModule(
    '/src/app/boot/prerender.tsx',
  );
  const homes = sites.map(async (site) => templateOf(`home-${site}`, await prerenderHome(site)));
  // It is the same on both sites.
  const frame = templateOf('frame', await prerenderFrame('community'));
  return [...(await Promise.all(homes)), frame].join('\n    ');
}

const templateOf = (id, { title, html: text }) =>
  `<template id="${id}" title="${title}">${text}</template>`;

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
async function firstScript(tables, styleFiles) {
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
      DASHBOARD_FILES: JSON.stringify(dashboardFiles(readManifest(folder))),
      PAGE_TABLES: JSON.stringify(tables),
      WRITTEN_STYLES: JSON.stringify(styleFiles),
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: join(root, 'src/app/boot/inlineScript.ts'), formats: ['iife'], name: 'first' },
    },
  });
  const [{ output }] = Array.isArray(result) ? result : [result];
  return output[0].code.trim();
}

const [templates, tables] = await withServer(async (server) => [
  await templatesOf(server),
  await pageTables(server),
]);
let html = readFileSync(page, 'utf8');
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/g;
const styleFiles = [...html.matchAll(STYLE_LINK)].map(([, file]) => file);
const styles = styleFiles.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
const script = await firstScript(tables, styleFiles);
html = html.replace(STYLE_LINK, '');
html = html.replace(/\s*<script src="\/theme\.js"><\/script>/, '');
// What is painted comes first: code after all of it, and the font when the page asks for it.
const code =
  html.match(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g) ?? [];
for (const line of code) html = html.replace(line, '');
html = html.replace(/\s*<link\s+rel="preload"[^>]*as="font"[^>]*>/, '');
html = html.replace(
  '</body>',
  () => `${code.map((line) => line.trim()).join('\n    ')}\n  </body>`,
);
html = html.replace('</head>', () => `  <style>${styles}</style>\n  </head>`);
html = html.replace(
  '<div id="root"></div>',
  () => `<div id="root"></div>\n    ${templates}\n    <script>${script}</script>`,
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
