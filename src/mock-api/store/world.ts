import type { AssetIndex } from '../chain/assetIndex';
import type { Chain } from '../chain/chain';
import type { Past } from '../chain/past';
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

/** One back end: its data, chain, time and faults. Browser tests get one each. */
export interface World {
  readonly id: string;
  readonly settings: WorldSettings;
  readonly clock: Clock;
  db: Db;
  /** What members have sent, by the ids of its rows: never part of a snapshot. */
  readonly files: FileStore;
  faults: FaultRule[];
  requests: RequestRecord[];
  /** The chain is started by the first call that needs it. */
  chain(): Promise<Chain>;
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

export interface WorldOptions {
  id?: string;
  settings?: Partial<WorldSettings>;
  snapshot?: WorldSnapshot | undefined;
  clock?: Clock;
  /** Where files are kept; in memory unless given. */
  files?: FileStore;
  /** How the chain is made; the embedded one unless a test scripts its own. */
  startChain?: (options: ChainOptions) => Promise<Chain>;
}

export interface ChainOptions {
  clock: Clock;
  treasury: string;
  index?: AssetIndex;
  snapshot?: unknown;
  /** What the seed says has landed already; for a chain without a snapshot. */
  seeded?: () => Promise<Past>;
}
