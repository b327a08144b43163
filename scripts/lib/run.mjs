import { spawn } from 'node:child_process';

/** One line to the person at the terminal. */
export const say = (line = '') => process.stdout.write(`${line}\n`);

const onWindows = process.platform === 'win32';

/**
 * Runs a command to its end, without input. `quiet` gathers its output instead of showing it, of which the last
 * `most` characters are kept. Resolves to {ok, output}; a command that cannot be started or overruns `limitMs` is
 * not ok.
 */
export function run(
  command,
  args,
  { env = {}, quiet = false, limitMs = 20 * 60_000, most = 20_000 } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      // npm and npx are .cmd files on Windows, which only a shell can start.
      shell: onWindows,
      // A group of its own, so that a time limit ends the command's children too.
      detached: !onWindows,
    });
    let output = '';
    const keep = (chunk) => {
      output = (output + String(chunk)).slice(-most);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const end = () => endGroup(child);
    const timer = setTimeout(() => {
      output += `\nStopped after ${String(limitMs / 1000)} s.`;
      end();
    }, limitMs);
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
    const finish = (ok) => {
      clearTimeout(timer);
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
      resolve({ ok, output });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}

function endGroup(child) {
  if (child.pid === undefined) return;
  try {
    if (onWindows) child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It had ended by itself.
  }
}
