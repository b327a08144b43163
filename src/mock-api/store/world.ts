import type { Clock } from './clock';
import type { Db } from './db';
import type { Events } from './events';
import type { FileStore } from './files';

/** How this back end was set up; the client's own build variables must agree. */
export interface WorldSettings {
  /** Account payments go to (base58). */
  treasury: string;
  /** Discord application id the consent page accepts. */
  clientId: string;
  /** Host names that may be signed in to; `*.` stands for any subdomain. */
  hosts: readonly string[];
  /** Time from payment to ENABLED, ms. */
  verifyDelay: number;
  /** The browser of requests without a User-Agent header: within a page they have none, and come from its own. */
  userAgent: string;
}

/** A fault set in advance: calls that match `method` and `path` get it, `times` times. */
export interface FaultRule {
  /** Upper case, or * for any. */
  method: string;
  /** Path under the origin, such as /api/package-subscription; a * stands for anything. */
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

/** What of a world survives a restart. */
export interface WorldSnapshot {
  db: Db;
  clockOffset: number;
  chain: unknown;
}

/**
 * One back end: its data, time and faults, and what the layers above add to it, such as its chain (TypeScript merges
 * the declarations). Browser tests get one each.
 */
export interface World {
  readonly id: string;
  readonly settings: WorldSettings;
  readonly clock: Clock;
  db: Db;
  /** What members have sent, by the ids of its rows: never part of a snapshot. */
  readonly files: FileStore;
  faults: FaultRule[];
  requests: RequestRecord[];
  record(entry: RequestRecord): void;
  /** To be called after a change, so that it is stored. */
  changed(): void;
  onChange(listener: () => void): void;
  /** Tells the domains that react to an event. They have reacted when this returns. */
  publish<Name extends keyof Events>(name: Name, event: Events[Name]): void;
  snapshot(): WorldSnapshot;
  /** Back to the seed: sessions, data, files, chain, faults and the log go; the clock does not. */
  reset(): void;
}

/** A new id such as `ord-1001`. */
export function nextId(world: World, prefix: string): string {
  world.db.nextId += 1;
  return `${prefix}-${String(world.db.nextId)}`;
}
