/** A token account as an indexer returns it. */
export interface IndexedTokens {
  mint: string;
  decimals: number;
  /** Base units. */
  amount: bigint;
}

/** An NFT as an indexer returns it. */
export interface IndexedPiece {
  /** Base58. */
  id: string;
  name: string;
  image: string | null;
  /** Address and name of its collection; null without a verified one. */
  collection: { address: string; name: string | null } | null;
  isCompressed: boolean;
  /** The account that may move it instead of the owner, such as a marketplace's (base58). */
  delegate: string | null;
}

/** A single NFT with all details. */
export interface DescribedPiece extends IndexedPiece {
  /** Base58. */
  owner: string;
  attributes: readonly { name: string; value: string }[];
}

/** Assets of wallets that are not accounts of the VM. */
export interface AssetIndex {
  tokensOf: (owner: string) => readonly IndexedTokens[];
  piecesOf: (owner: string) => readonly IndexedPiece[];
  /** Null for an unknown id. */
  pieceAt: (id: string) => DescribedPiece | null;
}

/** An index without any assets. */
export const emptyIndex: AssetIndex = {
  tokensOf: () => [],
  piecesOf: () => [],
  pieceAt: () => null,
};
