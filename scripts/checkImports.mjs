import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { circlesIn } from './lib/cycles.mjs';
import { say } from './lib/run.mjs';

/**
 * Part of `npm run lint`: no circles among the folders of src/features. oxlint's import/no-cycle sees those
 * among files; two features may need each other without one. Tests may reach wherever they like.
 */
const FEATURES = join('src', 'features');
const IMPORT = /(?:from|import\() ?'@\/features\/([^/']+)\//g;

const edges = new Map();
const examples = new Map();
for (const entry of readdirSync(FEATURES, { recursive: true })) {
  const file = String(entry);
  const [feature] = file.split(sep);
  if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || file.includes(`${sep}testing${sep}`)) {
    continue;
  }
  const leadsTo = edges.get(feature) ?? new Set();
  edges.set(feature, leadsTo);
  for (const [, other] of readFileSync(join(FEATURES, file), 'utf8').matchAll(IMPORT)) {
    if (other === feature) continue;
    leadsTo.add(other);
    examples.set(`${feature} ${other}`, join(FEATURES, file));
  }
}

const circles = circlesIn(edges);
for (const circle of circles) {
  say(`A circle among features: ${circle.join(' → ')}`);
  for (const [at, feature] of circle.slice(0, -1).entries()) {
    const next = circle[at + 1];
    say(`  ${feature} → ${next} in ${examples.get(`${feature} ${next}`)}`);
  }
}
if (circles.length > 0) process.exitCode = 1;
