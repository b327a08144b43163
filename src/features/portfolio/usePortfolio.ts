import { useMemo } from 'react';
import type { LinkedWallet } from '@/features/linked-wallets/linkedWallet';
import { readLamports } from './worth';
import { tokenLines, worthOfAll, type PriceBook } from './tokenLines';
import { usePriceBook } from './usePriceBook';
import { useWalletReads, type WalletReads } from './useWalletReads';
import type { WalletPieces } from './walletRead';

const NONE: ReadonlyMap<string, number> = new Map();
const counts = new WeakMap<WalletPieces, ReadonlyMap<string, number>>();

/** Pieces of each collection in a wallet; what is compressed may be anybody's spam and counts for nothing. */
function countsOf(pieces: WalletPieces | undefined): ReadonlyMap<string, number> {
  if (!pieces) return NONE;
  const known = counts.get(pieces);
  if (known) return known;
  const made = new Map<string, number>();
  for (const { collection, isCompressed } of pieces.pieces)
    if (collection !== null && !isCompressed) made.set(collection, (made.get(collection) ?? 0) + 1);
  counts.set(pieces, made);
  return made;
}

/** What all pieces are worth at the floor of their collections, lamports. */
function floorOf(reads: readonly WalletReads[], book: PriceBook): bigint {
  let sum = 0n;
  for (const { pieces } of reads)
    for (const [collection, count] of countsOf(pieces.data)) {
      const known = book.get(collection);
      const floor = known?.kind === 'collection' ? readLamports(known.priceSol) : null;
      sum += (floor ?? 0n) * BigInt(count);
    }
  return sum;
}

/**
 * What is in linked wallets, added up from what each has told so far.
 *
 * @param wallets all of them, or the one that is looked at; memoised
 */
export function usePortfolio(wallets: readonly LinkedWallet[]) {
  const addresses = useMemo(() => wallets.map(({ address }) => address), [wallets]);
  const { reads, readAgain } = useWalletReads(addresses);
  const asked = useMemo(
    () =>
      reads.flatMap(({ tokens, pieces }) => [
        ...(tokens.data?.tokens.map(({ mint }) => mint) ?? []),
        ...countsOf(pieces.data).keys(),
      ]),
    [reads],
  );
  const prices = usePriceBook(asked);
  const { lines, leftOut } = useMemo(
    () =>
      tokenLines(
        reads.flatMap(({ address, tokens }) =>
          tokens.data ? [{ address, tokens: tokens.data }] : [],
        ),
        prices.book,
      ),
    [reads, prices.book],
  );
  const ofTokens = useMemo(() => worthOfAll(lines), [lines]);
  const ofPieces = useMemo(() => floorOf(reads, prices.book), [reads, prices.book]);
  return { reads, readAgain, prices, lines, leftOut, ofTokens, ofPieces };
}
export type Portfolio = ReturnType<typeof usePortfolio>;
