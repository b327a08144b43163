import type { ChildProcess, SpawnOptions } from 'node:child_process';

export function say(line?: string): void;
interface Run {
  ok: boolean;
  output: string;
  /** Message about a command that overran its limit; null for one that ended in time. */
  stopped: string | null;
}
interface Options {
  env?: Record<string, string>;
  quiet?: boolean;
  limitMs?: number;
  most?: number;
  soFar?: () => string;
  start?: (command: string, args: string[], options: SpawnOptions) => ChildProcess;
  after?: (ms: number, act: () => void) => () => void;
}
export function run(command: string, args: string[], options?: Options): Promise<Run>;
