import { readFileSync } from 'node:fs';
import { kilobytes, pagesOf, plainScripts, readManifest } from './lib/manifest.mjs';
import { say } from './lib/run.mjs';

/** Checks the production build in dist/ against tests/budgets/budgets.json. */
const DIST = 'dist';
/** A plain list, measured as the example where a budget covers all lists. */
const LIST = 'UserOrdersScreen.tsx';

function measure() {
  const { budgets } = JSON.parse(readFileSync('tests/budgets/budgets.json', 'utf8'));
  const limitOf = (name) => {
    const budget = budgets.find((candidate) => candidate.name === name);
    if (!budget) throw new Error(`tests/budgets/budgets.json has no budget ${name}.`);
    return budget.limit;
  };
  const always = plainScripts(DIST);
  const counted = (budget, what, size) => ({
    budget,
    what,
    size,
    limit: limitOf(budget),
    over: size > limitOf(budget),
  });
  const row = (budget, what, files) => counted(budget, what, kilobytes(DIST, files));
  // The HTML contains both homes, their CSS rules and the inline scripts, including the translation guard.
  const html = row('home-html', 'index.html', ['index.html']);
  const pages = pagesOf(readManifest(DIST)).flatMap(({ site, kind, screen, js, css }) => {
    const what = `${site} ${screen}`;
    const script = row(`${kind}-js`, what, [...js, ...always]);
    if (kind === 'home') return [script, row('home-css', what, css)];
    if (screen !== LIST) return [script];
    return [script, row('list-js', what, js), counted('list-files', what, js.length + css.length)];
  });
  return [html, ...pages];
}

function print(rows) {
  say(`${'budget'.padEnd(10)} ${'page'.padEnd(44)} ${'kB'.padStart(7)} ${'limit'.padStart(6)}`);
  for (const { budget, what, size, limit, over } of rows) {
    say(
      `${budget.padEnd(10)} ${what.padEnd(44)} ${size.toFixed(1).padStart(7)} ${String(limit).padStart(6)}${over ? '  OVER' : ''}`,
    );
  }
}

try {
  const rows = measure();
  print(rows);
  if (rows.some(({ over }) => over)) process.exitCode = 1;
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
