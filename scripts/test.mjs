import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './findBrowser.mjs';
import {
  add,
  isGood,
  NONE,
  playwrightCounts,
  single,
  summary,
  vitestCounts,
} from './lib/counts.mjs';
import { run, say } from './lib/run.mjs';

/**
 * `npm test`: every check of this repository, one after the other. A stage that is no test runner counts
 * as one test. `--full` (`npm run test:full`) adds the matrix of people, themes and sizes, which takes long.
 * The last line is "N passed, N failed"; the exit code is 1 when anything failed.
 */
const isFull = process.argv.includes('--full');
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const reports = mkdtempSync(join(tmpdir(), 'castle-bots-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

/** What a developer's own .env says must not change what is tested: an empty value means the default. */
const neutral = Object.fromEntries(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .flatMap((line) => /^#? ?([A-Z_]+)=/.exec(line)?.[1] ?? [])
    .filter((name) => name.startsWith('VITE_') || name === 'API_PROXY_TARGET')
    .map((name) => [name, '']),
);

/** A stage that takes longer hangs, even on a machine that is busy with other things. */
const STAGE_LIMIT_MS = 30 * 60_000;

const npm = (script, args = [], env = {}, limitMs = STAGE_LIMIT_MS) =>
  run('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    env: { ...neutral, ...env },
    limitMs,
  });
const npmStage = (script) => async () => single((await npm(script)).ok);
const nodeStage = (file) => async () => single((await run(process.execPath, [file])).ok);

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

async function unitTests() {
  const { ok } = await npm('test:unit', [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]);
  return vitestCounts(readReport(unitReport), ok);
}

async function browserTests() {
  const env = {
    CHROMIUM_PATH: await findBrowser(),
    BROWSER_TEST_REPORT: browserReport,
    BROWSER_TESTS: isFull ? 'full' : '',
  };
  const { ok } = await npm('test:e2e', [], env, isFull ? 4 * STAGE_LIMIT_MS : STAGE_LIMIT_MS);
  return playwrightCounts(readReport(browserReport), ok);
}

const BUILD = 'Production build';
const EMBEDDED = 'Embedded build';

const stages = [
  { name: 'Format', work: npmStage('format:check') },
  { name: 'Types', work: npmStage('typecheck') },
  { name: 'Lint', work: npmStage('lint') },
  { name: 'Dead code', work: npmStage('deadcode') },
  { name: 'Unit tests', work: unitTests },
  { name: BUILD, work: npmStage('build') },
  { name: 'Bundle check', work: nodeStage('scripts/checkBundle.mjs'), needs: BUILD },
  { name: 'Byte budgets', work: nodeStage('scripts/checkBudgets.mjs'), needs: BUILD },
  { name: EMBEDDED, work: npmStage('build:embedded') },
  { name: 'Browser tests', work: browserTests, needs: EMBEDDED },
];

const broken = new Set();
const table = [];
let total = NONE;

for (const { name, work, needs } of stages) {
  if (needs !== undefined && broken.has(needs)) {
    say(`\n--- ${name}: not run, as the ${needs.toLowerCase()} failed`);
    table.push(`${name.padEnd(18)} not run`);
    total = add(total, { ...NONE, skipped: 1 });
    continue;
  }
  say(`\n--- ${name}`);
  const started = performance.now();
  const counts = await work().catch((error) => {
    say(error.message);
    return single(false);
  });
  if (!isGood(counts)) broken.add(name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const line = `${name.padEnd(18)} ${isGood(counts) ? 'ok    ' : 'FAILED'} ${seconds.padStart(6)} s   ${summary(counts)}`;
  say(line);
  table.push(line);
  total = add(total, counts);
}

rmSync(reports, { recursive: true, force: true });
say(`\n${table.join('\n')}\n`);
say(summary(total));
process.exitCode = isGood(total) ? 0 : 1;
