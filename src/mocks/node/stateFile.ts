import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { WorldSnapshot } from '../world';
import { decodeSnapshot, encodeSnapshot } from '../snapshot';

const DEBOUNCE_MS = 500;

export interface StateFile {
  /** The stored world; undefined when there is none, or it is of another version or broken. */
  read(): WorldSnapshot | undefined;
  /** Stores what `snapshot` gives, half a second after the last call. */
  write(snapshot: () => WorldSnapshot): void;
  /** Stores what is waiting, now. */
  flush(): void;
}

/** The default world's file. Written beside and renamed, so that a crash leaves the old one whole. */
export function openStateFile(path: string): StateFile {
  let waiting: (() => WorldSnapshot) | undefined;
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const text = encodeSnapshot(waiting());
    waiting = undefined;
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.new`, text);
      renameSync(`${path}.new`, path);
    } catch (error) {
      console.warn(`The embedded back end could not store its state in ${path}:`, error);
    }
  }

  return {
    read() {
      const text = readText(path);
      const snapshot = text === undefined ? undefined : decodeSnapshot(text);
      if (text !== undefined && !snapshot) console.warn(`${path} is not readable; starting over.`);
      return snapshot;
    },
    write(snapshot) {
      waiting = snapshot;
      timer ??= setTimeout(flush, DEBOUNCE_MS).unref();
    },
    flush,
  };
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
