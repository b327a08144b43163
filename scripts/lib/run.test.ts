import { ChildProcess } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { run } from './run.mjs';

/** More than any process has. */
const PID = 2 ** 30;

/** A command that runs until it is ended, whose time limit is reached by `overrun`. */
function fakeCommand() {
  const child = Object.assign(new ChildProcess(), {
    stdout: new PassThrough(),
    stderr: new PassThrough(),
    pid: PID,
  });
  const limits: (() => void)[] = [];
  return {
    start: () => child,
    after: (_ms: number, act: () => void) => {
      limits.push(act);
      return () => undefined;
    },
    overrun: (step = 0) => limits[step]?.(),
    say: (text: string) => child.stdout.emit('data', text),
    end: (code: number | null) => child.emit('close', code),
  };
}

const shown = () => {
  vi.spyOn(process, 'kill').mockReturnValue(true);
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return () => write.mock.calls.map(([text]) => String(text)).join('');
};

it('says that a stopped command was stopped, and what it had done, below the output it showed', async () => {
  const text = shown();
  const { start, after, overrun, end } = fakeCommand();
  const running = run('vitest', [], {
    start,
    after,
    limitMs: 1_800_000,
    soFar: () => '313 of 445 files had run',
  });
  overrun();
  end(null);
  const stopped = 'Stopped after 1800 s: 313 of 445 files had run.';
  expect(await running).toMatchObject({ ok: false, stopped });
  expect(text()).toBe(`\n${stopped}\n`);
});

it('ends the output of a quiet command with the same words and shows nothing', async () => {
  const text = shown();
  const { start, after, overrun, end, say } = fakeCommand();
  const running = run('tsc', [], { start, after, limitMs: 5000, quiet: true });
  say('one error');
  overrun();
  end(null);
  expect((await running).output).toBe('one error\nStopped after 5 s.');
  expect(text()).toBe('');
});

it('is not good when the command ends well after it was stopped', async () => {
  shown();
  const { start, after, overrun, end } = fakeCommand();
  const running = run('vitest', [], { start, after });
  overrun();
  end(0);
  expect((await running).ok).toBe(false);
});

it('says nothing of a stop when the command ends in time', async () => {
  const text = shown();
  const { start, after, end } = fakeCommand();
  const running = run('tsc', [], { start, after });
  end(0);
  expect(await running).toEqual({ ok: true, output: '', stopped: null });
  expect(text()).toBe('');
});

it.skipIf(process.platform === 'win32')(
  'ends a command more firmly each time it goes on',
  async () => {
    shown();
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    const { start, after, overrun, end } = fakeCommand();
    const running = run('playwright', [], { start, after });
    for (const step of [0, 1, 2]) overrun(step);
    end(null);
    await running;
    expect(kill.mock.calls).toEqual([
      [-PID, 'SIGINT'],
      [-PID, 'SIGTERM'],
      [-PID, 'SIGKILL'],
    ]);
  },
);
