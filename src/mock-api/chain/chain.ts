import type { AssetIndex } from './assetIndex';
import type { Past } from './past';
/** The chain's only source of time: milliseconds since 1970. */
export interface ChainClock {
  now(): number;
}

/** A transaction error as in JSON-RPC: 'BlockhashNotFound', {InstructionError: [0, {Custom: 1}]}. */
export type TransactionError = string | { readonly [kind: string]: unknown };

/** Result of a transaction. Amounts in lamports. */
export interface LandedTransaction {
  signature: string;
  slot: number;
  /** Unix time in seconds. */
  blockTime: number;
  /** Null when every instruction succeeded. */
  err: unknown;
  feePayer: string;
  accountKeys: string[];
  memos: string[];
  preBalances: bigint[];
  postBalances: bigint[];
  fee: bigint;
}

/**
 * A failure of the RPC: `drop` cuts the connection, `swallow` accepts a transaction and never lands it, `lost-answer`
 * lands it and cuts the connection, `expire` makes blockhashes too old.
 */
export interface ChainFault {
  /** A JSON-RPC method, or `*` for all. */
  method: string;
  kind: 'drop' | 'delay' | '429' | '500' | 'expire' | 'swallow' | 'lost-answer' | 'refuse';
  /** Number of times; without it until cleared. */
  times?: number;
  delayMs?: number;
}

export interface RpcAnswer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
  /** Cut the connection instead of answering. */
  drop?: boolean;
}

/** A Solana chain with one node, in this process. */
export interface Chain {
  /** Answers one JSON-RPC request body, single or batch. */
  handleRpc(body: unknown): Promise<RpcAnswer>;
  airdrop(address: string, lamports: bigint): void;
  balance(address: string): bigint;
  /** Creates base units of a token for an owner; does nothing where this chain cannot hold tokens. */
  giveTokens(owner: string, token: { mint: string; decimals: number }, amount: bigint): void;
  /** Base units of a token that an owner holds; null where this chain cannot hold tokens. */
  tokenBalance(owner: string, mint: string): bigint | null;
  /** A confirmed transaction, or null. */
  transaction(signature: string): LandedTransaction | null;
  /** Confirmed transactions that name the account, newest first. */
  transactionsFor(address: string): LandedTransaction[];
  /** Adds blocks to those that time adds. */
  advanceBlocks(count: number): void;
  setFault(fault: ChainFault): void;
  clearFaults(): void;
  requestLog(): { method: string; at: number }[];
  /** JSON-safe state, for `createChain({ snapshot })` after a restart. */
  snapshot(): unknown;
}

export interface ChainOptions {
  clock: ChainClock;
  treasury: string;
  index?: AssetIndex;
  snapshot?: unknown;
  /** Transactions that the seed assumes have landed; for a chain without a snapshot. */
  seeded?: () => Promise<Past>;
}

declare module '../store/world' {
  interface World {
    /** The chain is started by the first call. */
    chain(): Promise<Chain>;
  }
}
