import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, say } from './lib/run.mjs';

/**
 * `npm run soak -- [times] [file …]`: property tests, all or those named, with a random seed and that many times the
 * runs of `npm test` (default 20). SOAK_SEED repeats the seed of an earlier soak. A failure it finds becomes an example
 * in the fixed test (docs/testing.md).
 */
const [times = '20', ...named] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(times)) {
  say('The first word is how many times the runs of the gate: npm run soak -- 60 flow.property');
  process.exit(2);
}
const SEED = process.env['SOAK_SEED'] ?? String(randomInt(2 ** 31));
const LIMIT_MS = 24 * 3_600_000;

const withProperties = () =>
  readdirSync('src', { recursive: true })
    .map((file) => join('src', String(file)))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /from 'fast-check'/.test(readFileSync(file, 'utf8')));

say(`Seed ${SEED}, ${times} times the runs of the gate.`);
const { ok } = await run(
  'npx',
  [
    'vitest',
    'run',
    `--testTimeout=${String(LIMIT_MS)}`,
    ...(named.length > 0 ? named : withProperties()),
  ],
  { env: { SOAK_SEED: SEED, SOAK_TIMES: times }, limitMs: LIMIT_MS },
);
say(`Seed ${SEED}: ${ok ? 'nothing found' : 'see above'}.`);
process.exitCode = ok ? 0 : 1;
