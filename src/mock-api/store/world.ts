import type { Clock } from './clock';
import type { Db } from './db';
import type { Events } from './events';
import type { FileStore } from './files';

/** Settings of this back end; the client's own build variables must match. */
export interface WorldSettings {
  /** Account that receives payments (base58). */
  treasury: string;
  /** Discord application id the consent page accepts. */
  clientId: string;
  /** Hosts that allow signing in; `*.` matches any subdomain. */
  hosts: readonly string[];
  /** Time from payment to ENABLED, ms. */
  verifyDelay: number;
  /**
   * The browser of requests without a User-Agent header; requests within a page have none, and come from its browser.
   */
  userAgent: string;
}

/** A fault set in advance: requests that match `method` and `path` get it, `times` times. */
export interface FaultRule {
  /** Upper case, or * for any. */
  method: string;
  /** Path under the origin, such as /api/package-subscription; a * matches anything. */
  path: string;
  /** As in the x-mock-fault header. */
  fault: string;
  times: number;
}

export interface RequestRecord {
  at: number;
  method: string;
  path: string;
  status: number;
}

/** The part of a world that survives a restart. */
export interface WorldSnapshot {
  db: Db;
  clockOffset: number;
  chain: unknown;
}

/**
 * A back end: its data, time and faults, and additions of the layers above, such as its chain (TypeScript merges the
 * declarations). Each browser test has its own.
 */
export interface World {
  readonly id: string;
  readonly settings: WorldSettings;
  readonly clock: Clock;
  db: Db;
  /** Files sent by members, by id of their rows: never part of a snapshot. */
  readonly files: FileStore;
  faults: FaultRule[];
  requests: RequestRecord[];
  record(entry: RequestRecord): void;
  /** Call it after a change, so that it is stored. */
  changed(): void;
  onChange(listener: () => void): void;
  /** Calls the subscribers of an event; they have finished when this returns. */
  publish<Name extends keyof Events>(name: Name, event: Events[Name]): void;
  snapshot(): WorldSnapshot;
  /** Restores the seed: drops sessions, data, files, chain, faults and the log, but keeps the clock. */
  reset(): void;
}

/** A new id such as `ord-1001`. */
export function nextId(world: World, prefix: string): string {
  world.db.nextId += 1;
  return `${prefix}-${String(world.db.nextId)}`;
}
