import type { Chain, ChainOptions } from './chain/chain';
import {
  EMBEDDED_CLIENT_ID,
  EMBEDDED_HOSTS,
  EMBEDDED_TREASURY,
  TREASURY_FLOAT,
  VERIFY_DELAY,
} from './store/constants';
import { createClock, type Clock } from './store/clock';
import { memoryFiles, type FileStore } from './store/files';
import type { World, WorldSettings, WorldSnapshot } from './store/world';
import { seedDb } from './seed/seed';
import { seedBalances } from './seed/wallets';
import { subscriptions } from './subscriptions';

export interface WorldOptions {
  id?: string;
  settings?: Partial<WorldSettings>;
  snapshot?: WorldSnapshot | undefined;
  clock?: Clock;
  /** Storage of files; in memory by default. */
  files?: FileStore;
  /** Starts the chain; the embedded one by default, a scripted one in some tests. */
  startChain?: (options: ChainOptions) => Promise<Chain>;
}

const startEmbeddedChain = async ({ seeded, ...options }: ChainOptions): Promise<Chain> => {
  const { createChain } = await import('./chain/createChain');
  const isNew = options.snapshot === undefined && seeded !== undefined;
  const chain = await createChain({ ...options, ...(isNew ? { past: await seeded() } : {}) });
  if (options.snapshot === undefined) {
    chain.airdrop(options.treasury, TREASURY_FLOAT);
    const { AMBASSADOR_FLOAT, ambassadorWallet } = await import('./domains/referrals/wallet');
    chain.airdrop(ambassadorWallet, AMBASSADOR_FLOAT);
    const { fundedLedgers, ledgerAddress, tokensIn } = await import('./domains/payouts/ledgerKey');
    for (const serverId of Object.keys(fundedLedgers)) {
      for (const { amount, ...token } of tokensIn(serverId))
        chain.giveTokens(ledgerAddress(serverId), token, amount);
    }
    for (const { address, lamports } of seedBalances()) chain.airdrop(address, lamports);
  }
  return chain;
};

const MAX_REQUESTS = 2000;

export const defaultSettings: WorldSettings = {
  treasury: EMBEDDED_TREASURY,
  clientId: EMBEDDED_CLIENT_ID,
  hosts: EMBEDDED_HOSTS,
  verifyDelay: VERIFY_DELAY,
  userAgent: '',
};

/** Creates a back end's world; the options override the seed and the embedded chain. */
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
    const { chainIndex } = await import('./domains/holdings/onChain');
    chain = await start({
      clock,
      treasury: settings.treasury,
      index: chainIndex(world),
      seeded: async () => (await import('./seed/past')).pastOf(world),
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
      // If starting the chain fails, the next call tries again.
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
    publish(name, event) {
      for (const react of subscriptions[name]) react(world, event);
    },
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
