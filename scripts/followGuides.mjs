import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { followed, GUIDES } from './lib/guides.mjs';
import { isTest } from './lib/relevantTests.mjs';
import { run, say } from './lib/run.mjs';

/**
 * `npm run guides`: does what docs/adding-*.md say in a copy of this repository, and checks it as `npm test` would.
 * Part of `npm run test:full`.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

/** Tests that a new call, page or module takes part in. */
const TESTS = [
  'scripts/lib/leanEndpoints.test.ts',
  'src/features/modules/modules.spec.test.ts',
  'src/mock-api/access.test.ts',
  'src/mock-api/domains/personal-data/personalData.test.ts',
  'src/mock-api/freshness.test.ts',
  'src/mock-api/openapi/',
  'src/mock-api/snapshot.test.ts',
  'src/sites/community/rail.test.ts',
  'src/sites/headings.test.tsx',
  'src/sites/pageNotes.test.ts',
  'src/sites/routes.test.ts',
  'tests/unit/oldData/world.test.ts',
];
/** Tests with a case for each module, of which only the new one's are run. */
const MODULES = 'src/features/modules/modules.';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};
const files = followed(
  GUIDES.map((guide) => readFileSync(guide, 'utf8')),
  read,
);

const copy = mkdtempSync(join(tmpdir(), 'castle-bots-guides-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
const { output } = await run('git', ['ls-files', '-co', '--exclude-standard'], {
  quiet: true,
  most: 5_000_000,
});
for (const file of output.split('\n').filter((line) => line !== '' && read(line) !== null)) {
  cpSync(file, join(copy, file));
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
for (const [file, text] of files) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}
process.chdir(copy);

const written = [...files.keys()];
const steps = [
  ['Document', 'node', 'scripts/openapi.mjs'],
  ['Format', 'npx', 'oxfmt', '--check', ...written],
  ['Types', 'npm', 'run', 'typecheck'],
  ['Lint', 'npx', 'oxlint', '--type-aware', '--deny-warnings', ...written],
  ['Imports', 'node', 'scripts/checkImports.mjs'],
  ['Dead code', 'npx', 'knip', '--no-config-hints'],
  ['Tests', 'npx', 'vitest', 'run', ...TESTS, ...written.filter(isTest)],
  ['Pages', 'npx', 'vitest', 'run', 'src/sites/community/routeData.test.tsx'],
  ['Modules', 'npx', 'vitest', 'run', '-t', '[Rr]ules.reminder', MODULES],
];
// The gate takes only some of the pages and modules.
const env = { TEST_SCOPE: 'full' };
for (const [name, command, ...args] of steps) {
  const { ok, output: said } = await run(command, args, { quiet: true, env });
  say(`${name.padEnd(10)} ${ok ? 'ok' : 'FAILED'}`);
  if (ok) continue;
  say(said);
  process.exitCode = 1;
}
process.chdir(root);
