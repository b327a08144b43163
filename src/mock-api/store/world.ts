import type { AssetIndex } from '../chain/assetIndex';
import type { Chain } from '../chain/chain';
import type { Past } from '../chain/past';
import { createClock, type Clock } from './clock';
import { seedDb } from '../seed/seed';
import type { Db } from './db';
import type { FaultRule } from '../http/faults';
import { memoryFiles, type FileStore } from '../domains/uploads/store';
import {
  EMBEDDED_CLIENT_ID,
  EMBEDDED_HOSTS,
  EMBEDDED_TREASURY,
  TREASURY_FLOAT,
  VERIFY_DELAY,
} from './settings';

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

const startEmbeddedChain = async ({ seeded, ...options }: ChainOptions): Promise<Chain> => {
  const { createChain } = await import('../chain/createChain');
  const isNew = options.snapshot === undefined && seeded !== undefined;
  const chain = await createChain({ ...options, ...(isNew ? { past: await seeded() } : {}) });
  if (options.snapshot === undefined) {
    chain.airdrop(options.treasury, TREASURY_FLOAT);
    const { AMBASSADOR_FLOAT, ambassadorWallet } = await import('../domains/referrals/wallet');
    chain.airdrop(ambassadorWallet, AMBASSADOR_FLOAT);
    const { fundedLedgers, ledgerAddress, tokensIn } = await import('../domains/payouts/ledgerKey');
    for (const serverId of Object.keys(fundedLedgers)) {
      for (const { amount, ...token } of tokensIn(serverId))
        chain.giveTokens(ledgerAddress(serverId), token, amount);
    }
    const { purses } = await import('../domains/wallets/purses');
    for (const { address, lamports } of purses()) chain.airdrop(address, lamports);
  }
  return chain;
};

const MAX_REQUESTS = 2000;

export const defaultSettings: WorldSettings = {
  treasury: EMBEDDED_TREASURY,
  clientId: EMBEDDED_CLIENT_ID,
  hosts: EMBEDDED_HOSTS,
  verifyDelay: VERIFY_DELAY,
};

export function createWorld(options: WorldOptions = {}): World {
  const settings = { ...defaultSettings, ...options.settings };
  const clock = options.clock ?? createClock(options.snapshot?.clockOffset ?? 0);
  const listeners: (() => void)[] = [];
  let chainSnapshot = options.snapshot?.chain;
  let starting: Promise<Chain> | undefined;
  let chain: Chain | undefined;

  const startChain = async () => {
    const from =
      chainSnapshot === undefined || chainSnapshot === null ? {} : { snapshot: chainSnapshot };
    const start = options.startChain ?? startEmbeddedChain;
    const { chainIndex } = await import('../domains/holdings/onChain');
    chain = await start({
      clock,
      treasury: settings.treasury,
      index: chainIndex(world),
      seeded: async () => (await import('../domains/treasury/past')).pastOf(world),
      ...from,
    });
    return chain;
  };

  const world: World = {
    id: options.id ?? 'default',
    settings,
    clock,
    db: options.snapshot?.db ?? seedDb(clock.now()),
    files: options.files ?? memoryFiles(),
    faults: [],
    requests: [],
    chain() {
      // A chain that could not start is tried again by the next call.
      starting ??= startChain().catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
      return starting;
    },
    record(entry) {
      world.requests.push(entry);
      if (world.requests.length > MAX_REQUESTS) world.requests.shift();
    },
    changed: () => listeners.forEach((listener) => listener()),
    onChange: (listener) => void listeners.push(listener),
    snapshot: () => ({
      db: world.db,
      clockOffset: clock.offset,
      chain: chain ? chain.snapshot() : chainSnapshot,
    }),
    reset() {
      world.db = seedDb(clock.now());
      world.faults = [];
      world.requests = [];
      chainSnapshot = undefined;
      starting = undefined;
      chain = undefined;
      void world.files.keepOnly([]);
      world.changed();
    },
  };
  return world;
}
