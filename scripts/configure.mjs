import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { configurePage, problemsIn } from './lib/deployment.mjs';
import { serverFiles } from './lib/hostFiles.mjs';
import { builtPolicy } from './lib/securityHeaders.mjs';

/**
 * Sets hosts, RPC endpoints and links of a build from the environment, without building it again (docs/deploy.md).
 * Writes into another folder, so that the build stays as it is and the next run begins from it:
 * - index.html with the values, and its compressed copies;
 * - the headers and the proxies of /api and /rpc, as nginx and Caddy include them.
 *
 * Usage: configure.mjs <build> <folder to write into>. Needs Node.js and nothing else, and prints no value.
 */
const [build, folder] = process.argv.slice(2);

function configure() {
  if (build === undefined || folder === undefined)
    throw new Error('Usage: configure.mjs <build> <folder to write into>');
  const problems = problemsIn(process.env);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const built = JSON.parse(readFileSync(join(`${build}-hosting`, 'variables.json'), 'utf8'));
  const { html, values } = configurePage(
    readFileSync(join(build, 'index.html'), 'utf8'),
    built,
    process.env,
  );
  const files = serverFiles(builtPolicy(html, { ...built, ...values }), process.env);
  mkdirSync(folder, { recursive: true });
  const write = (name, content, mode = 0o644) =>
    writeFileSync(join(folder, name), content, { mode });
  write('index.html', html);
  write(
    'index.html.br',
    brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  );
  write('index.html.gz', gzipSync(html, { level: constants.Z_BEST_COMPRESSION }));
  // The address of a node may hold a key.
  for (const [name, text] of Object.entries(files))
    write(name, text, name.startsWith('proxies') ? 0o600 : 0o644);
}

try {
  configure();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
