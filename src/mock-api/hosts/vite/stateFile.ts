import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { WorldSnapshot } from '../../store/world';
import { joinParts, partsOf } from '../../snapshots';
import { decodePart, encodePart, STATE_VERSION } from '../../store/snapshot';

const DEBOUNCE_MS = 500;

export interface StateFile {
  /** The stored world; undefined when there is none, or it is of another version or broken. */
  read(): WorldSnapshot | undefined;
  /**
   * Stores the result of `snapshot` half a second after the first call that isn't stored yet. Later calls don't
   * postpone it.
   */
  write(snapshot: () => WorldSnapshot): void;
  /** Stores pending changes immediately. */
  flush(): void;
}

/** Content of the file itself: the name of each part's file. */
const manifestSchema = z.object({
  version: z.literal(STATE_VERSION),
  parts: z.record(z.string(), z.string().check(z.regex(/^[\w.-]+$/))),
});

/**
 * The default world on disk: `path` lists a file in the folder `path`.parts for each part, and only changed parts are
 * written. A file's name contains the hash of its content, so no file ever changes. The new list is written beside the
 * old one and renamed; only then are files deleted that it no longer names. A crash at any moment leaves the earlier
 * world intact.
 */
export function openStateFile(path: string): StateFile {
  const folder = `${path}.parts`;
  let waiting: (() => WorldSnapshot) | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The list as we last wrote or read it; another process may have replaced it. */
  let ours: string | undefined;
  /** Contents of our files: most parts do not change, and comparing texts is cheaper than hashing them again. */
  const written = new Map<string, { text: string; file: string }>();

  function store(snapshot: WorldSnapshot): void {
    const before = readText(path);
    const last = before === undefined ? [] : filesIn(before);
    if (before !== ours) written.clear();
    mkdirSync(folder, { recursive: true });
    const parts: Record<string, string> = {};
    for (const [name, value] of partsOf(snapshot)) {
      const text = encodePart(value);
      const there = written.get(name);
      const file = there?.text === text ? there.file : fileOf(name, text);
      if (file !== there?.file) {
        writeAside(join(folder, file), text);
        written.set(name, { text, file });
      }
      parts[name] = file;
    }
    const list = JSON.stringify({ version: STATE_VERSION, parts });
    ours = list;
    if (list === before) return;
    writeAside(path, list);
    const named = Object.values(parts);
    remove(
      folder,
      last.filter((each) => !named.includes(each)),
    );
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const snapshot = waiting();
    waiting = undefined;
    try {
      store(snapshot);
    } catch (error) {
      console.warn(`The embedded back end couldn’t store its state in ${path}:`, error);
    }
  }

  return {
    read() {
      const list = readText(path);
      if (list === undefined) return undefined;
      const snapshot = readParts(list, folder);
      if (!snapshot) console.warn(`${path} isn’t readable; starting over.`);
      ours = list;
      // Files left behind by a crash.
      const named = filesIn(list);
      remove(
        folder,
        filesOn(folder).filter((each) => !named.includes(each)),
      );
      return snapshot;
    },
    write(snapshot) {
      waiting = snapshot;
      timer ??= setTimeout(flush, DEBOUNCE_MS).unref();
    },
    flush,
  };
}

const fileOf = (name: string, text: string) =>
  `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;

function writeAside(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

function remove(folder: string, files: readonly string[]): void {
  for (const file of files) rmSync(join(folder, file), { force: true });
}

function manifestIn(list: string) {
  try {
    const raw: unknown = JSON.parse(list);
    return manifestSchema.safeParse(raw).data;
  } catch {
    return undefined;
  }
}

const filesIn = (list: string): string[] => Object.values(manifestIn(list)?.parts ?? {});

/** The world of a list; undefined where a part is missing or damaged. */
function readParts(list: string, folder: string): WorldSnapshot | undefined {
  const found = new Map<string, unknown>();
  for (const [name, file] of Object.entries(manifestIn(list)?.parts ?? {})) {
    const text = readText(join(folder, file));
    if (text === undefined || file !== fileOf(name, text)) return undefined;
    found.set(name, decodePart(text));
  }
  return joinParts(found);
}

function filesOn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
