/** An NFT of a collection, and what its holder has done with it. */
export interface PieceRow {
  /** From 1 up to the collection's size. */
  number: number;
  /** Listed for sale without leaving the wallet, staked, or neither. */
  state: 'HELD' | 'LISTED' | 'STAKED';
}

/** A wallet's holding of a token or collection, as an indexer returns it. */
export interface HoldingRow {
  /** Base58. */
  wallet: string;
  /** Mint of the token, or address of the collection (base58). */
  asset: string;
  /** Tokens as decimal text; NFTs of a collection as a whole number. */
  amount: string;
  since: number;
  /** Amounts of a token that cannot be sent, as decimal text: staked or locked, and in liquidity pools. */
  parts?: { staked?: string; pooled?: string };
  /** The NFTs, as many as the amount; absent for tokens, and where the indexer does not list them. */
  pieces?: PieceRow[];
}

declare module '../../store/db' {
  interface Db {
    holdings: HoldingRow[];
  }
}
