import { spawn } from 'node:child_process';

/** Prints one line to the terminal. */
export const say = (line = '') => process.stdout.write(`${line}\n`);

const onWindows = process.platform === 'win32';

/**
 * Signals that end a command, in order; each is sent GRACE_MS after the one before if the command still runs. SIGINT
 * comes first because Playwright then stops its web server, which is not in our process group.
 */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGKILL'];
const GRACE_MS = 10_000;

/** Calls `act` after a time, unless the returned function is called before. */
function afterMs(ms, act) {
  const timer = setTimeout(() => act(), ms);
  return () => clearTimeout(timer);
}

/**
 * Runs a command to its end, without input. `quiet` collects the last `most` characters of its output instead of
 * showing it. Resolves to {ok, output, stopped}; a command that cannot be started or overruns `limitMs` is not ok.
 * `stopped` is the message about an overrun, including the progress from `soFar`: it is appended to a quiet command's
 * output and printed after that of any other. `start` and `after` are for tests.
 */
export function run(
  command,
  args,
  {
    env = {},
    quiet = false,
    limitMs = 20 * 60_000,
    most = 20_000,
    soFar,
    start = spawn,
    after = afterMs,
  } = {},
) {
  return new Promise((resolve) => {
    const child = start(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      // npm and npx are .cmd files on Windows, which only a shell can start.
      shell: onWindows,
      // In its own process group, so that a time limit also ends the command's children.
      detached: !onWindows,
    });
    let output = '';
    const keep = (chunk) => {
      output = (output + String(chunk)).slice(-most);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    let isOver = false;
    let letBe = after(limitMs, () => {
      isOver = true;
      end();
    });
    const endBy = ([signal, ...further]) => {
      letBe();
      endGroup(child, signal);
      if (further.length > 0) letBe = after(GRACE_MS, () => endBy(further));
    };
    const end = () => endBy(SIGNALS);
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
    const finish = (ok) => {
      letBe();
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
      const done = soFar === undefined ? '.' : `: ${soFar()}.`;
      const stopped = isOver ? `Stopped after ${String(limitMs / 1000)} s${done}` : null;
      if (stopped !== null) {
        output += `\n${stopped}`;
        if (!quiet) say(`\n${stopped}`);
      }
      resolve({ ok: ok && !isOver, output, stopped });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}

function endGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (onWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The process had already ended.
  }
}
