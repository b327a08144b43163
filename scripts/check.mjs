import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importersIn } from './lib/importGraph.mjs';
import { relevantTests } from './lib/relevantTests.mjs';
import { run, say } from './lib/run.mjs';
import { secondsOf } from './lib/testCost.mjs';

/**
 * `npm run check`: for use while working. Types and imports of everything; format, lint and style of what has changed since the
 * last commit; lint and unit tests of what changed and of what imports it directly. `npm run check -- --all` lints
 * everything and runs every unit test that depends on the change. The gate is `npm test`.
 */
const isAll = process.argv.includes('--all');
/** With types and lint, a check takes less than two minutes of one core. */
const TESTS_S = 60;
/** Types of what has not changed are taken from the last check. */
const CACHE = 'node_modules/.cache/castle-bots-check';
/** What Vitest remembers of earlier runs. */
const VITEST_CACHE = 'node_modules/.vite/vitest';

const npx = (name, ...args) => ({ name, work: run('npx', args, { quiet: true }) });
// The longest of all starts before the imports are read.
const typesOf = (name, project) => {
  const cache = `${CACHE}/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return npx(name, 'tsc', '-p', project, '--incremental', '--tsBuildInfoFile', cache);
};
const types = typesOf('Types', '.');

async function git(...args) {
  const { ok, output } = await run('git', args, { quiet: true, most: 5_000_000 });
  if (!ok) throw new Error(output);
  return output.split('\n').filter((line) => line !== '');
}
const changed = (await git('status', '--porcelain', '--no-renames', '-uall'))
  .filter((line) => !line.slice(0, 2).includes('D'))
  .map((line) => line.slice(3));
const listed = await git('ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs');

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It was deleted and is still in the index.
    return '';
  }
}
const texts = new Map(listed.map((file) => [file, textOf(file)]));
const importers = importersIn(texts);

/** What each file of tests took the last time, ms, by its path. */
function lastRuns() {
  try {
    return new Map(
      readdirSync(VITEST_CACHE).flatMap((folder) => {
        const { results } = JSON.parse(
          readFileSync(join(VITEST_CACHE, folder, 'results.json'), 'utf8'),
        );
        return results.map(([name, { duration }]) => [name.slice(name.indexOf(':') + 1), duration]);
      }),
    );
  } catch {
    return new Map();
  }
}
const known = lastRuns();
const { selected, skipped, seconds } = relevantTests({
  changed,
  files: new Set(texts.keys()),
  importers,
  secondsOf: (file) => secondsOf(file, known.get(file)),
  limitS: isAll ? Infinity : TESTS_S,
});

const styles = changed.filter((file) => file.endsWith('.scss'));
const code = changed.filter((file) => texts.has(file));
const usedBy = code.flatMap((file) => Array.from(importers.get(file) ?? []));
const linted = [...new Set([...code, ...usedBy])];

const lint = ['oxlint', '--type-aware', '--deny-warnings'];
const atOnce = [
  types,
  typesOf('Back end', 'src/mock-api'),
  typesOf('Hosts', 'src/mock-api/hosts'),
  { name: 'Imports', work: run('node', ['scripts/checkImports.mjs'], { quiet: true }) },
  ...(isAll || linted.length > 0 ? [npx('Lint', ...lint, ...(isAll ? [] : linted))] : []),
  ...(changed.length > 0
    ? [npx('Format', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed)]
    : []),
  ...(styles.length > 0 ? [npx('Styles', 'stylelint', ...styles)] : []),
];
let isGood = true;
for (const { name, work } of atOnce) {
  const { ok, output: said } = await work;
  say(`${name.padEnd(8)} ${ok ? 'ok' : 'FAILED'}`);
  if (!ok) say(said);
  isGood &&= ok;
}

const tests = isAll ? [...selected, ...skipped] : selected;
const count = (files) => `${String(files.length)} ${files.length === 1 ? 'file' : 'files'}`;
say(
  `Tests    ${count(tests)}${isAll ? '' : `, about ${seconds.toFixed(0)} s: of what changed and of what imports it`}`,
);
for (const test of selected) say(`           ${test}`);
if (!isAll && skipped.length > 0) {
  say(`Skipped  ${count(skipped)} of tests that depend on the change: npm run check -- --all`);
}
if (tests.length > 0) {
  const { ok } = await run('npx', ['vitest', 'run', ...tests]);
  isGood &&= ok;
}
process.exitCode = isGood ? 0 : 1;
