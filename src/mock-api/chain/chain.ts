import type { AssetIndex } from './assetIndex';
import type { Past } from './past';
/** The only thing the chain needs of time: milliseconds since 1970. */
export interface ChainClock {
  now(): number;
}

/** A transaction error as JSON-RPC writes it: 'BlockhashNotFound', {InstructionError: [0, {Custom: 1}]}. */
export type TransactionError = string | { readonly [kind: string]: unknown };

/** What a transaction did. Amounts in lamports. */
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
 * A bad day for the RPC: `drop` cuts the connection, `swallow` takes a transaction and never lands it,
 * `lost-answer` lands it and cuts the connection, `expire` makes blockhashes count as too old.
 */
export interface ChainFault {
  /** A JSON-RPC method, or `*` for all. */
  method: string;
  kind: 'drop' | 'delay' | '429' | '500' | 'expire' | 'swallow' | 'lost-answer' | 'refuse';
  /** How often; until cleared when missing. */
  times?: number;
  delayMs?: number;
}

export interface RpcAnswer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
  /** The connection is to be cut in place of an answer. */
  drop?: boolean;
}

/** A Solana chain of one node, in this process. */
export interface Chain {
  /** Answers one JSON-RPC request body, single or batch. */
  handleRpc(body: unknown): Promise<RpcAnswer>;
  airdrop(address: string, lamports: bigint): void;
  balance(address: string): bigint;
  /** Gives base units of a token to somebody out of nothing; where it cannot hold tokens, nothing happens. */
  giveTokens(owner: string, token: { mint: string; decimals: number }, amount: bigint): void;
  /** Base units somebody holds of a token; null where this chain cannot hold tokens. */
  tokenBalance(owner: string, mint: string): bigint | null;
  /** A confirmed transaction, or null. */
  transaction(signature: string): LandedTransaction | null;
  /** Confirmed transactions that name the account, newest first. */
  transactionsFor(address: string): LandedTransaction[];
  /** Lets blocks pass beyond those that time brings. */
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
  /** What the seed says has landed already; for a chain without a snapshot. */
  seeded?: () => Promise<Past>;
}

declare module '../store/world' {
  interface World {
    /** The chain is started by the first call that needs it. */
    chain(): Promise<Chain>;
  }
}
