import { run } from './lib/run.mjs';

/**
 * `npm run build:demo`: a static site in `dist-demo` that runs whole in the browser, back end and chain included
 * (docs/deploy.md). Any static host will do that answers unknown paths with index.html.
 */
const FOLDER = 'dist-demo';
const env = { VITE_API_MODE: 'browser' };

for (const [command, ...args] of [
  ['npx', 'vite', 'build', '--mode', 'demo', '--outDir', FOLDER],
  ['node', 'scripts/prerender.mjs', FOLDER, 'demo'],
  ['node', 'scripts/compress.mjs', FOLDER],
]) {
  const { ok } = await run(command, args, { env });
  if (!ok) process.exit(1);
}
