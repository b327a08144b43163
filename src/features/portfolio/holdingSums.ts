import { worthOfAll, type PriceBook, type TokenLine } from './tokenLines';
import type { WalletReads } from './useWalletReads';
import type { WalletPieces } from './walletRead';
import { readLamports } from './worth';

/** The value of a part of a portfolio. */
export interface HoldingSum {
  /** Lamports of the holdings with a known value; null if there are none. */
  known: bigint | null;
  /** The wallets have, or may have, holdings whose amount couldn't be read yet. */
  isPart: boolean;
  /** The wallets have holdings without a known price. */
  hasUnpriced: boolean;
}

const NONE: ReadonlyMap<string, number> = new Map();
const NO_SPAM: ReadonlySet<string> = new Set();
const counts = new WeakMap<WalletPieces, ReadonlyMap<string, number>>();

/** Number of NFTs per collection in a wallet, '' for none; compressed NFTs are often spam and don't count. */
export function countsOf(pieces: WalletPieces | undefined): ReadonlyMap<string, number> {
  if (!pieces) return NONE;
  const known = counts.get(pieces);
  if (known) return known;
  const made = new Map<string, number>();
  for (const { collection, isCompressed } of pieces.pieces)
    if (!isCompressed) made.set(collection ?? '', (made.get(collection ?? '') ?? 0) + 1);
  counts.set(pieces, made);
  return made;
}

/** Collections in a wallet that count toward its value. */
export const nftCollections = (pieces: WalletPieces | undefined): string[] =>
  [...countsOf(pieces).keys()].filter((collection) => collection !== '');

/** The total value of tokens. */
export function sumOfTokens(
  lines: readonly TokenLine[],
  reads: readonly WalletReads[],
): HoldingSum {
  const isPart = reads.some(({ tokens: { data } }) => !data || data.missing.length > 0);
  const isKnown = lines.some(({ worth }) => worth !== null) || (lines.length === 0 && !isPart);
  return {
    known: isKnown ? worthOfAll(lines) : null,
    isPart,
    hasUnpriced: lines.some(({ price }) => price === null),
  };
}

/**
 * The total value of NFTs at the floor prices of their collections.
 *
 * @param spam collections the owner marked as spam, which are left out
 */
export function sumOfNfts(
  reads: readonly WalletReads[],
  book: PriceBook,
  spam: ReadonlySet<string> = NO_SPAM,
): HoldingSum {
  let known: bigint | null = null;
  let hasUnpriced = false;
  for (const { pieces } of reads)
    for (const [collection, count] of countsOf(pieces.data)) {
      if (spam.has(collection)) continue;
      const price = book.get(collection);
      const floor = price?.kind === 'collection' ? readLamports(price.priceSol) : null;
      if (floor === null) hasUnpriced = true;
      else known = (known ?? 0n) + floor * BigInt(count);
    }
  const isPart = reads.some(
    ({ pieces: { data } }) => !data || data.hasMore || data.trouble !== null,
  );
  return { known: known ?? (hasUnpriced || isPart ? null : 0n), isPart, hasUnpriced };
}
