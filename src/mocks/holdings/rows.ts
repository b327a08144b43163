/** What a wallet holds of a token or collection, as an index of the chain tells it. */
export interface HoldingRow {
  /** Base58. */
  wallet: string;
  /** Mint of the token, or address of the collection (base58). */
  asset: string;
  /** Tokens as decimal text; pieces of a collection as a whole number. */
  amount: string;
  since: number;
}

/** The tables of this room. */
export interface HoldingTables {
  holdings: HoldingRow[];
}
