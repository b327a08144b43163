import * as z from 'zod/mini';
import type { Db } from './db';
import type { WorldSnapshot } from './world';

/** Incremented only when stored worlds can no longer be read; their tables are then made again. */
export const STATE_VERSION = 41;

const BIGINT = /^bigint:(\d+)$/;
/** Texts that would be decoded to another value get the mark `text:`. */
const MARKED = /^(?:bigint|text):/;
/** Whether JSON text may contain marks. Checking each value would take several times as long. */
const MAY_HOLD_MARKS = /"(?:bigint|text):/;

/** A value as JSON text; bigints become `bigint:123`, and texts that look like that `text:bigint:123`. */
export function encodePart(value: unknown): string {
  const text = withoutMarks(value);
  return text === undefined || MAY_HOLD_MARKS.test(text)
    ? JSON.stringify(value, (_, item: unknown) => encodeValue(item))
    : text;
}

/** Undefined for values with a bigint, which JSON does not allow. */
function withoutMarks(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

function encodeValue(value: unknown): unknown {
  if (typeof value === 'bigint') return `bigint:${value.toString()}`;
  return typeof value === 'string' && MARKED.test(value) ? `text:${value}` : value;
}

/**
 * Decodes the result of `encodePart`.
 *
 * @throws for invalid JSON
 */
export function decodePart(text: string): unknown {
  const value: unknown = MAY_HOLD_MARKS.test(text)
    ? JSON.parse(text, (_, item: unknown) => decodeValue(item))
    : JSON.parse(text);
  return value;
}

function decodeValue(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const digits = BIGINT.exec(value)?.[1];
  if (digits !== undefined) return BigInt(digits);
  return value.startsWith('text:') ? value.slice('text:'.length) : value;
}

/** Age of a table. Every stored world has the FIRST ones; LATER ones may be missing. */
export type Since = 'FIRST' | 'LATER';

/** Functions that store worlds as text and read them again. */
export interface Snapshots {
  /** A world as JSON text. */
  encodeSnapshot: (snapshot: WorldSnapshot) => string;
  /** The world in such a text; undefined if it is invalid or of another version. */
  decodeSnapshot: (text: string) => WorldSnapshot | undefined;
  /** A world in parts that are stored separately: its tables, the chain, and small values. */
  partsOf: (snapshot: WorldSnapshot) => Map<string, unknown>;
  /** The world of these parts; undefined where one is missing, or is of another version. */
  joinParts: (parts: ReadonlyMap<string, unknown>) => WorldSnapshot | undefined;
}

const smallSchema = z.object({
  version: z.literal(STATE_VERSION),
  clockOffset: z.number(),
  nextId: z.number(),
});

/**
 * @param tables every table, with its age
 * @param upgrade completes an older world; missing tables were added empty before
 */
export function createSnapshots(
  tables: Readonly<Record<Exclude<keyof Db, 'nextId'>, Since>>,
  upgrade: (db: Db, missing: readonly string[]) => void,
): Snapshots {
  /** Whether these are stored tables. A world without a FIRST table is invalid. */
  function isDb(value: unknown): value is Db {
    if (typeof value !== 'object' || value === null || !('nextId' in value)) return false;
    const stored = new Map<string, unknown>(Object.entries(value));
    return Object.entries(tables).every(([name, since]) => {
      const rows = stored.get(name);
      return Array.isArray(rows) || (since === 'LATER' && rows === undefined);
    });
  }

  const stateSchema = z.object({
    version: z.literal(STATE_VERSION),
    db: z.custom<Db>(isDb),
    clockOffset: z.number().check(z.minimum(0)),
    chain: z.optional(z.unknown()),
  });

  function withLaterTables(db: Db): Db {
    const missing = Object.keys(tables).filter((name) => !Object.hasOwn(db, name));
    const whole: Db = { ...db, ...Object.fromEntries(missing.map((name) => [name, []])) };
    upgrade(whole, missing);
    return whole;
  }

  function snapshotIn(raw: unknown): WorldSnapshot | undefined {
    const parsed = stateSchema.safeParse(raw);
    if (!parsed.success) return undefined;
    const { db, clockOffset, chain } = parsed.data;
    return { db: withLaterTables(db), clockOffset, chain };
  }

  return {
    encodeSnapshot: (snapshot) => encodePart({ version: STATE_VERSION, ...snapshot }),
    decodeSnapshot(text) {
      try {
        return snapshotIn(decodePart(text));
      } catch {
        return undefined;
      }
    },
    partsOf({ db, clockOffset, chain }) {
      const { nextId, ...rows } = db;
      const parts = new Map<string, unknown>(Object.entries(rows));
      parts.set('small', { version: STATE_VERSION, clockOffset, nextId });
      if (chain !== undefined) parts.set('chain', chain);
      return parts;
    },
    joinParts(parts) {
      const { chain, small, ...rows } = Object.fromEntries(parts);
      const { data } = smallSchema.safeParse(small);
      if (!data) return undefined;
      const { nextId, ...rest } = data;
      return snapshotIn({ ...rest, chain, db: { ...rows, nextId } });
    },
  };
}
