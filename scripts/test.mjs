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
import { browserFailures, failedBrowserTests, unitFailures } from './lib/failures.mjs';
import {
  browserReportSoFar,
  browserTestsSoFar,
  readProgress,
  unitFilesSoFar,
  unitReportSoFar,
} from './lib/progress.mjs';
import { run, say } from './lib/run.mjs';

/**
 * `npm test`: every check of this repository, the short ones two at a time. A stage that is no test runner counts as
 * one test. `--full` (`npm run test:full`) adds slow checks: docs/testing.md. `--only check`, `unit` or `browser` runs
 * a third of it, as the jobs of CI do.
 * The output ends with the failures, then the last line "N passed, N failed"; the exit code is 1 when anything failed.
 */
const isFull = process.argv.includes('--full');
const scope = isFull ? 'full' : 'gate';
const only = process.argv.includes('--only')
  ? process.argv[process.argv.indexOf('--only') + 1]
  : undefined;
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const reports = mkdtempSync(join(tmpdir(), 'castle-bots-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
// Both runners write their reports when they end, which a stopped run never does.
const unitProgress = join(reports, 'unit.jsonl');
const browserProgress = join(reports, 'browser.jsonl');

/** A developer's .env must not change the tests: an empty value means the default. */
const neutral = Object.fromEntries(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .flatMap((line) => /^#? ?([A-Z_]+)=/.exec(line)?.[1] ?? [])
    .filter((name) => name.startsWith('VITE_') || name.endsWith('_PROXY_TARGET'))
    .map((name) => [name, '']),
);

/** A stage that takes longer hangs, even on a busy machine. */
const STAGE_LIMIT_MS = 30 * 60_000;

const npm = (script, { args = [], env = {}, ...options } = {}) =>
  run('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    env: { ...neutral, ...env },
    limitMs: STAGE_LIMIT_MS,
    ...options,
  });
/** Short stages print their output when they end, because two of them run at once. */
const told = ({ ok, output }) => {
  if (output.trim() !== '') say(output.trimEnd());
  return single(ok);
};
const npmStage = (script) => async () => told(await npm(script, { quiet: true }));
const nodeStage = (file) => async () => told(await run(process.execPath, [file], { quiet: true }));

/** Printed again at the end, because a failure's own output is far up by then. */
const failures = [];

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

async function unitTests() {
  const args = [
    '--reporter=default',
    '--reporter=./scripts/reporters/unitProgress.mjs',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ];
  const { ok, stopped } = await npm('test:unit', {
    args,
    env: { TEST_SCOPE: scope, UNIT_PROGRESS: unitProgress },
    soFar: () => unitFilesSoFar(readProgress(unitProgress)),
  });
  const report =
    (stopped === null ? readReport(unitReport) : null) ??
    unitReportSoFar(readProgress(unitProgress));
  failures.push(...unitFailures(report, process.cwd()));
  if (stopped !== null) failures.push(`Unit tests\n  ${stopped}`);
  return vitestCounts(report, ok);
}

/** At most this many failed tests run again with traces. */
const MOST_TRACED = 10;

async function browserTests() {
  const browser = { CHROMIUM_PATH: await findBrowser(), TEST_SCOPE: scope };
  const { ok, stopped } = await npm('test:e2e', {
    env: {
      ...browser,
      BROWSER_TEST_REPORT: browserReport,
      BROWSER_PROGRESS: browserProgress,
      BROWSER_TEST_TRACES: 'off',
    },
    limitMs: isFull ? 4 * STAGE_LIMIT_MS : STAGE_LIMIT_MS,
    soFar: () => browserTestsSoFar(readProgress(browserProgress)),
  });
  const report =
    (stopped === null ? readReport(browserReport) : null) ??
    browserReportSoFar(readProgress(browserProgress));
  failures.push(...browserFailures(report));
  if (stopped !== null) failures.push(`Browser tests\n  ${stopped}`);
  const failed = failedBrowserTests(report).slice(0, MOST_TRACED);
  if (failed.length > 0) {
    say(
      '\nOnce more with traces, into test-results/traced. What failed has failed, whatever comes of it:',
    );
    const args = [...failed, '--output', 'test-results/traced'];
    await npm('test:e2e', { args, env: { ...browser, BROWSER_TEST_REPORT: '' } });
  }
  return playwrightCounts(report, ok);
}

/** Treasury of the embedded chain, which payments to the production build are tested on (constants.ts). */
const TREASURY = 'Bh8ys43cFsdCn6Y6Lww6LxsnCkigKiqoXBqF3nEkmtEY';

const BUILD = 'Production build';
const EMBEDDED = 'Embedded build';

const PARTS = {
  check: (name) => !['Unit tests', 'Browser tests', EMBEDDED].includes(name),
  unit: (name) => name === 'Unit tests',
  browser: (name) => [BUILD, EMBEDDED, 'Browser tests'].includes(name),
};
if (only !== undefined && !Object.hasOwn(PARTS, only)) {
  say(`--only must be one of ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const stages = [
  { name: 'Format', work: npmStage('format:check') },
  { name: 'Types', work: npmStage('typecheck') },
  { name: 'Lint', work: npmStage('lint') },
  { name: 'Dead code', work: npmStage('deadcode') },
  { name: 'Unit tests', work: unitTests, isLong: true },
  // Builds the code that docs/adding-*.md describe.
  ...(isFull ? [{ name: 'Guides', work: npmStage('guides') }] : []),
  // Public tools, which are downloaded from the registry.
  ...(isFull ? [{ name: 'Contract', work: npmStage('contract') }] : []),
  {
    name: BUILD,
    work: async () =>
      told(await npm('build', { quiet: true, env: { VITE_TREASURY_ADDRESS: TREASURY } })),
  },
  { name: 'Bundle check', work: nodeStage('scripts/checkBundle.mjs'), needs: BUILD },
  { name: 'Byte budgets', work: nodeStage('scripts/checkBudgets.mjs'), needs: BUILD },
  { name: EMBEDDED, work: npmStage('build:embedded') },
  ...(isFull ? [{ name: 'Demo build', work: npmStage('build:demo') }] : []),
  { name: 'Browser tests', work: browserTests, needs: EMBEDDED, isLong: true },
].filter(({ name }) => only === undefined || PARTS[only](name));

/** Finished stages by name: their counts, and their line in the table. */
const results = new Map();

async function runStage({ name, work, needs, isLong }) {
  if (needs !== undefined && !isGood(results.get(needs).counts)) {
    say(`\n--- ${name}: not run, as the ${needs.toLowerCase()} failed`);
    const line = `${name.padEnd(18)} not run`;
    results.set(name, { counts: { ...NONE, skipped: 1 }, line });
    return;
  }
  if (isLong) say(`\n--- ${name}`);
  const started = performance.now();
  const counts = await work().catch((error) => {
    say(error.message);
    return single(false);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const line = `${name.padEnd(18)} ${isGood(counts) ? 'ok    ' : 'FAILED'} ${seconds.padStart(6)} s   ${summary(counts)}`;
  say(isLong ? line : `--- ${line}`);
  results.set(name, { counts, line });
}

/** Runs stages as soon as the stages they need are done. */
async function workOff(waiting) {
  const isReady = ({ needs }) => needs === undefined || results.has(needs);
  while (waiting.some(isReady)) {
    const [stage] = waiting.splice(waiting.findIndex(isReady), 1);
    await runStage(stage);
  }
}

const short = stages.filter(({ isLong }) => !isLong);
// The build first, because other stages wait for it.
short.sort((one, other) => Number(other.name === BUILD) - Number(one.name === BUILD));
await Promise.all([workOff(short), workOff(short)]);
for (const stage of stages.filter(({ isLong }) => isLong)) await runStage(stage);

const inOrder = stages.map(({ name }) => results.get(name));
const total = inOrder.reduce((sum, { counts }) => add(sum, counts), NONE);
const table = inOrder.map(({ line }) => line);

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) say(`\nFailed:\n\n${failures.join('\n\n')}`);
say(`\n${table.join('\n')}\n`);
say(summary(total));
process.exitCode = isGood(total) ? 0 : 1;
