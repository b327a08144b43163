/** A token account as an index tells it. */
export interface IndexedTokens {
  mint: string;
  decimals: number;
  /** Base units. */
  amount: bigint;
}

/** A piece as an index tells it. */
export interface IndexedPiece {
  /** Base58. */
  id: string;
  name: string;
  image: string | null;
  /** Address and name of its collection; null where it is in none that was verified. */
  collection: { address: string; name: string | null } | null;
  isCompressed: boolean;
  /** The account that may move it in the owner's place, such as a marketplace's (base58). */
  delegate: string | null;
}

/** A piece with what an index tells of it by itself. */
export interface DescribedPiece extends IndexedPiece {
  /** Base58. */
  owner: string;
  attributes: readonly { name: string; value: string }[];
}

/** What is in wallets besides the accounts of the VM. */
export interface AssetIndex {
  tokensOf: (owner: string) => readonly IndexedTokens[];
  piecesOf: (owner: string) => readonly IndexedPiece[];
  /** Null for what is no piece. */
  pieceAt: (id: string) => DescribedPiece | null;
}

/** Nobody tells of any wallet. */
export const emptyIndex: AssetIndex = {
  tokensOf: () => [],
  piecesOf: () => [],
  pieceAt: () => null,
};
