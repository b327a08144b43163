import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build, createServer, loadEnv } from 'vite';
import { criticalStyles } from './lib/criticalStyles.mjs';
import { deploymentBlock, deploymentValues } from './lib/deployment.mjs';
import { staticHostFiles } from './lib/hostFiles.mjs';
import { dashboardFiles, homeFiles, readManifest } from './lib/manifest.mjs';
import { pageTable } from './lib/pageFiles.mjs';
import { say } from './lib/run.mjs';
import { builtPolicy } from './lib/securityHeaders.mjs';

/**
 * After a build: writes both homes and a dashboard’s frame into its index.html, each in a template, with the CSS rules
 * they need and the inline script that shows the right one before anything is downloaded. Writes beside it the list of
 * files of each dashboard page, which the inline script preloads. Writes files for hosts as well (docs/deploy.md): into
 * the folder those that static hosts read there, and beside it, in `<folder>-hosting`, those that must not be public.
 * Usage: prerender.mjs <folder> <mode>
 */
const [folder = 'dist', mode = 'production'] = process.argv.slice(2);
const root = process.cwd();
const page = join(folder, 'index.html');
const sites = ['community', 'user'];

/** Runs some work with Vite's server, which loads our modules in Node. */
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
  // The frame is the same on both sites.
  const frame = Object.assign(await prerenderFrame('community'), { id: 'frame' });
  return [...homes, frame];
}

/** Writes the files of each dashboard page into one table per site, and returns the addresses of the tables by site. */
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

/** The inline script of the page. */
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

/** The release name in error reports: VITE_RELEASE, else the commit. */
function release({ VITE_RELEASE }) {
  if (VITE_RELEASE?.trim()) return VITE_RELEASE.trim();
  try {
    const args = ['rev-parse', '--short=12', 'HEAD'];
    return execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}

/**
 * The build's variables, which scripts/configure.mjs starts from: those that are set, and the values that the client
 * uses for hosts and links in any case, because they are written into the prerendered pages.
 */
const variables = (env, { communityHosts, userHosts, links }) => ({
  ...deploymentValues(env),
  VITE_COMMUNITY_HOSTS: communityHosts.join(','),
  VITE_USER_HOSTS: userHosts.join(','),
  VITE_DOCS_URL: links.docs,
  VITE_DISCORD_INVITE_URL: links.discord,
  VITE_TWITTER_URL: links.twitter,
  VITE_SUPPORT_URL: links.support,
  VITE_FEEDBACK_URL: links.feedback,
  ...Object.fromEntries(
    ['VITE_API_MODE', 'VITE_SOLANA_RPC_KEY', 'VITE_TREASURY_ADDRESS'].flatMap((name) =>
      env[name] ? [[name, env[name]]] : [],
    ),
  ),
});

/** Moves source maps into a folder beside the build: they are for readers of error reports, not for the web. */
function moveSourceMaps() {
  const target = `${folder}-sourcemaps`;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, 'assets'), { recursive: true });
  const maps = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.map'));
  for (const file of maps) renameSync(join(folder, 'assets', file), join(target, 'assets', file));
}

const [written, tables, { config }] = await withServer(async (server) => [
  await writtenPages(server),
  await pageTables(server),
  await server.ssrLoadModule('/src/shared/config/config.ts'),
]);
let html = readFileSync(page, 'utf8');
/** Removes all matches of a pattern from the page, and returns them. */
const take = (pattern) => {
  const found = [...html.matchAll(pattern)];
  for (const [line] of found) html = html.replace(line, '');
  return found;
};
const styleFiles = take(/\s*<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/g).map(
  ([, file]) => file,
);
// The font is loaded when the page needs it, and code after everything is painted.
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
const env = loadEnv(mode, root, 'VITE_');
// It comes first, because the script reads it. scripts/configure.mjs adds the values of a deployment.
const deployment = deploymentBlock({ VITE_RELEASE: release(env) });
html = html.replace(
  '<script src="/theme.js"></script>',
  () => `${deployment}<script>${script}</script>`,
);
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
const policy = builtPolicy(html, env);
const hosting = `${folder}-hosting`;
mkdirSync(hosting, { recursive: true });
const worker = readFileSync('scripts/deploy/cloudflareWorker.js', 'utf8');
const staticFiles = staticHostFiles(policy, loadEnv(mode, root, ''), worker);
for (const [file, text] of Object.entries(staticFiles)) writeFileSync(join(folder, file), text);
writeFileSync(
  join(hosting, 'variables.json'),
  `${JSON.stringify(variables(env, config), null, 2)}\n`,
);
// Vite lists the libraries in the code; the font is part of the styles.
appendFileSync(
  join(folder, 'third-party-notices.txt'),
  `\n---\n\n## Figtree\n\n${readFileSync('node_modules/@fontsource-variable/figtree/LICENSE', 'utf8')}`,
);
if (mode !== 'embedded') moveSourceMaps();
// The manifest names every source file of the product.
rmSync(join(hosting, 'manifest'), { recursive: true, force: true });
renameSync(join(folder, '.vite'), join(hosting, 'manifest'));
say(`Content-Security-Policy: ${policy}`);
if (mode === 'production' && !env.VITE_API_MODE && !env.VITE_TREASURY_ADDRESS?.trim())
  say('Warning: VITE_TREASURY_ADDRESS isn’t set, so nobody can pay with this build.');
process.exit(0);
