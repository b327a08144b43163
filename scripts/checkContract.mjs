import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import { run, say } from './lib/run.mjs';

/**
 * `npm run contract`: public tools check docs/openapi.json, and generate a client and a server from it, which must
 * compile. The client then calls the embedded back end. Part of `npm run test:full`.
 */
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const document = at('docs/openapi.json');
process.chdir(at('tests/contract'));

const OFFLINE = `The tools could not be installed. They come from the npm registry, or from npm’s cache once they were there.
Without a network, run this where there is one, or set npm_config_registry to a mirror, and try again.
Only this check needs them: npm test passes without.`;

const folder = mkdtempSync(join(tmpdir(), 'castle-bots-contract-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs a step, and prints its output if it failed. */
async function step(name, command, args, { env = {}, hint = '' } = {}) {
  const { ok, output } = await run(command, args, { quiet: true, env });
  say(`${name.padEnd(10)} ${ok ? 'ok' : 'FAILED'}`);
  if (ok) return true;
  say(output.trimEnd());
  if (hint !== '') say(`\n${hint}`);
  process.exitCode = 1;
  return false;
}

const tool = (name, ...args) => ['npx', ['--no-install', name, ...args]];

/** Serves the embedded back end, with fresh data, while `work` runs. */
async function withBackend(work) {
  process.chdir(at('.'));
  process.env['CHECK_ANSWERS'] = '1';
  const vite = await createVite({
    configFile: false,
    envDir: false,
    root: at('.'),
    appType: 'custom',
    logLevel: 'error',
    resolve: { alias: { '@': at('src') } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const { createNodeBackend } = await vite.ssrLoadModule('/src/mock-api/hosts/vite/backend.ts');
  const { answerOver } = await vite.ssrLoadModule('/src/mock-api/hosts/vite/answerOver.ts');
  const backend = createNodeBackend(join(folder, 'world.json'), {});
  const answer = answerOver(async () => backend);
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise((resolve) => void server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    server.close();
    backend.close();
    await vite.close();
  }
}

async function generated() {
  symlinkSync(at('tests/contract/node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  for (const file of ['tsconfig.json', 'callApi.mjs']) cpSync(file, join(folder, file));
  if (!(await step('Generate', process.execPath, ['generate.mjs', document, folder]))) return;
  if (!(await step('Compile', ...tool('tsc', '-p', folder)))) return;
  await withBackend((origin) =>
    step('Call', process.execPath, [join(folder, 'built', 'callApi.mjs')], {
      env: { API_ORIGIN: origin },
    }),
  );
}

const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
if (await step('Install', 'npm', install, { hint: OFFLINE })) {
  const quiet = { env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } };
  const redocly = ['lint', document, '--config', 'redocly.yaml', '--max-problems', '1000'];
  const spectral = ['lint', document, '--ruleset', '.spectral.yaml', '--fail-severity', 'warn'];
  await step('Redocly', ...tool('redocly', ...redocly, '--format', 'stylish'), quiet);
  await step('Spectral', ...tool('spectral', ...spectral));
  await generated();
}
