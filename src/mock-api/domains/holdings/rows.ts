/** A piece of a collection, and what its holder has done with it. */
export interface PieceRow {
  /** From 1 up to as many as there are. */
  number: number;
  /** On sale without having left the wallet, staked, or neither. */
  state: 'HELD' | 'LISTED' | 'STAKED';
}

/** What a wallet holds of a token or collection, as an index of the chain tells it. */
export interface HoldingRow {
  /** Base58. */
  wallet: string;
  /** Mint of the token, or address of the collection (base58). */
  asset: string;
  /** Tokens as decimal text; pieces of a collection as a whole number. */
  amount: string;
  since: number;
  /** How much of a token is not free to send, as decimal text: staked or locked, and in liquidity pools. */
  parts?: { staked?: string; pooled?: string };
  /** Which pieces they are, as many as the amount says; absent where the index has not told, and of tokens. */
  pieces?: PieceRow[];
}

declare module '../../store/db' {
  interface Db {
    holdings: HoldingRow[];
  }
}
