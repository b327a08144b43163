import { run, say } from './lib/run.mjs';

/**
 * `npm run check`: for use while working. Format and style of what has changed since the last commit, types
 * and lint of everything, and the unit tests that depend on what has changed. The gate is `npm test`.
 */
const { output } = await run('git', ['status', '--porcelain', '--no-renames', '-uall'], {
  quiet: true,
});
const changed = output
  .split('\n')
  .filter((line) => line !== '' && !line.slice(0, 2).includes('D'))
  .map((line) => line.slice(3));
const styles = changed.filter((file) => file.endsWith('.scss'));

const npx = (name, ...args) => ({ name, work: run('npx', args, { quiet: true }) });
const atOnce = [
  npx('Types', 'tsc', '--noEmit'),
  npx('Lint', 'oxlint', '--type-aware', '--deny-warnings'),
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
const tests = await run('npx', ['vitest', 'run', '--changed', '--passWithNoTests']);
process.exitCode = isGood && tests.ok ? 0 : 1;
