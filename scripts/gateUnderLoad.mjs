import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { run, say } from './lib/run.mjs';

/**
 * `npm run gate:load -- [times] [--only <npm script>]`: runs `npm test`, five times by default, in a clean clone of the
 * last commit, while another process keeps one core busy. Prints the result and duration of each run. `--only
 * typecheck` runs that script instead. Exits with 1 when any run failed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: 'test' } },
});
const times = Number(positionals[0] ?? 5);
if (!Number.isInteger(times) || times < 1) throw new Error('How many times? A whole number.');

/** Longer than the limits of all stages together. */
const LIMIT_MS = 3 * 60 * 60_000;
/** Enough for all output of a run: the failure may be far from the end. */
const MOST = 5_000_000;
const repository = join(dirname(fileURLToPath(import.meta.url)), '..');
const clone = mkdtempSync(join(tmpdir(), 'castle-bots-gate-'));

/** Stops everything when a step that all runs need has failed. */
async function must(command, args) {
  const { ok, output } = await run(command, args, { quiet: true });
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

const load = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
const failed = [];
try {
  await must('git', ['clone', '--quiet', repository, clone]);
  process.chdir(clone);
  await must('npm', ['ci', '--no-audit', '--no-fund']);
  for (let number = 1; number <= times; number += 1) {
    const started = performance.now();
    const { ok, output } = await run('npm', ['run', '--silent', values.only], {
      quiet: true,
      limitMs: LIMIT_MS,
      most: MOST,
      env: { CI: 'true' },
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const last = output.trimEnd().split('\n').at(-1) ?? '';
    if (!ok) {
      failed.push(number);
      say(output);
    }
    say(`${String(number)} of ${String(times)}: ${ok ? 'ok' : 'FAILED'}, ${seconds} s   ${last}`);
  }
} finally {
  load.kill('SIGKILL');
  process.chdir(repository);
  rmSync(clone, { recursive: true, force: true });
}
process.exitCode = failed.length > 0 ? 1 : 0;
