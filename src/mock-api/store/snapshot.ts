import * as z from 'zod/mini';
import type { Db } from './db';
import type { WorldSnapshot } from './world';

/** Raised only when a stored world can no longer be read; its tables are then made again. */
export const STATE_VERSION = 41;

const BIGINT = /^bigint:(\d+)$/;
/** A text that would be taken for something else when it is read again is marked as one. */
const MARKED = /^(?:bigint|text):/;
/** Whether there may be a mark in JSON text. To look for one in each value takes several times as long. */
const MAY_HOLD_MARKS = /"(?:bigint|text):/;

/** Something as JSON text; bigints become `bigint:123`, and texts that look like that `text:bigint:123`. */
export function encodePart(value: unknown): string {
  const text = withoutMarks(value);
  return text === undefined || MAY_HOLD_MARKS.test(text)
    ? JSON.stringify(value, (_, item: unknown) => encodeValue(item))
    : text;
}

/** Undefined where there is a bigint in it, which JSON does not take. */
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

/** What `encodePart` has written. Throws where it is no JSON. */
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

/** Since when worlds have a table. Each stored world has a FIRST one; a LATER one may be missing. */
export type Since = 'FIRST' | 'LATER';

/** How worlds are stored as text and read again. */
export interface Snapshots {
  /** A world as JSON text. */
  encodeSnapshot: (snapshot: WorldSnapshot) => string;
  /** The world in such a text, or undefined when it is broken or of another version. */
  decodeSnapshot: (text: string) => WorldSnapshot | undefined;
  /** A world in parts that are stored one by one: its tables, the chain, and what is small. */
  partsOf: (snapshot: WorldSnapshot) => Map<string, unknown>;
  /** The world those parts are of; undefined where one is missing, or is of another version. */
  joinParts: (parts: ReadonlyMap<string, unknown>) => WorldSnapshot | undefined;
}

const smallSchema = z.object({
  version: z.literal(STATE_VERSION),
  clockOffset: z.number(),
  nextId: z.number(),
});

/**
 * @param tables every table, with its age
 * @param upgrade fills in what an older world lacks; the missing tables are there already, and empty
 */
export function createSnapshots(
  tables: Readonly<Record<Exclude<keyof Db, 'nextId'>, Since>>,
  upgrade: (db: Db, missing: readonly string[]) => void,
): Snapshots {
  /** The tables as they were stored. A world that lacks a first table is broken. */
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
