import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkImports, MOST_LINES } from './lib/importRules.mjs';
import { TIERS } from './lib/layers.mjs';
import { say } from './lib/run.mjs';

/**
 * Part of `npm run lint`: imports go down, between the layers of src, those of src/mock-api and its domains, and no
 * folders import each other in a cycle, not even for types. The rules are in scripts/lib/layers.mjs, the order of
 * domains in tiers.json, and why no linter does this in docs/decisions.md (“How imports are checked”).
 */
const files = new Map();
for (const entry of readdirSync('src', { recursive: true })) {
  const file = `src/${String(entry).replaceAll('\\', '/')}`;
  if (/\.[cm]?[jt]sx?$/.test(file))
    files.set(file, readFileSync(join('src', String(entry)), 'utf8'));
}
const { problems, largest } = checkImports(files, JSON.parse(readFileSync(TIERS, 'utf8')));
for (const problem of problems) say(problem);
if (largest) {
  say(`The largest domain is ${largest.domain}: ${largest.lines} of ${MOST_LINES} lines.`);
}
if (problems.length > 0) process.exitCode = 1;
