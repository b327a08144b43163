import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkImports, isTest, MOST_LINES } from './lib/importRules.mjs';
import { READ_EARLY, TIERS } from './lib/layers.mjs';
import { say } from './lib/run.mjs';
import { earlyReads } from './lib/tables.mjs';

/**
 * Part of `npm run lint`: imports go down, between the layers of src, those of src/mock-api and its domains, and no
 * folders import each other in a cycle, not even for types. Nor does a domain read tables of one above it. The rules are in scripts/lib/layers.mjs, the order of
 * domains in tiers.json, and why no linter does this in ADR ordered-imports.
 */
const files = new Map();
for (const entry of readdirSync('src', { recursive: true })) {
  const file = `src/${String(entry).replaceAll('\\', '/')}`;
  if (/\.[cm]?[jt]sx?$/.test(file))
    files.set(file, readFileSync(join('src', String(entry)), 'utf8'));
}
const order = JSON.parse(readFileSync(TIERS, 'utf8'));
const { problems, largest } = checkImports(files, order);
const sources = new Map([...files].filter(([file]) => !isTest(file)));
const domains = order.tiers.flatMap((tier) => tier.domains);
problems.push(...earlyReads(sources, domains, READ_EARLY));
for (const problem of problems) say(problem);
if (largest) {
  say(`The largest domain is ${largest.domain}: ${largest.lines} of ${MOST_LINES} lines.`);
}
if (problems.length > 0) process.exitCode = 1;
