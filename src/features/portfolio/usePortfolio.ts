import { useMemo } from 'react';
import type { LinkedWallet } from '@/features/identity/linked-wallets/linkedWallet';
import { nftChange, totalChange } from './change';
import { nftCollections, sumOfNfts, sumOfTokens } from './holdingSums';
import { tokensBesideNfts } from './ownTokens';
import { useAssetMarksQuery } from './portfolioApi';
import { isSpamToken, type Marks } from './spam';
import { SOL, tokenLines, type TokenLine } from './tokenLines';
import { usePriceBook } from './usePriceBook';
import { useWalletReads } from './useWalletReads';

/**
 * Totals of the linked wallets that have been read. Possible spam is left out.
 *
 * @param wallets all of them, or the selected one; memoized
 */
export function usePortfolio(wallets: readonly LinkedWallet[]) {
  const addresses = useMemo(() => wallets.map(({ address }) => address), [wallets]);
  const { reads, readAgain } = useWalletReads(addresses);
  const held = useMemo(() => tokensBesideNfts(reads), [reads]);
  const asked = useMemo(
    () => [
      ...held.flatMap(({ tokens }) => tokens.tokens.map(({ mint }) => mint)),
      ...reads.flatMap(({ pieces }) => nftCollections(pieces.data)),
    ],
    [held, reads],
  );
  const prices = usePriceBook(asked);
  const { isPending, isFailed } = prices;
  const marks = useMarks();
  const all = useMemo(() => tokenLines(held, prices.book), [held, prices.book]);
  const { lines, spam } = useMemo(
    () => sortOut(all.lines, marks, { isPending, isFailed }),
    [all, marks, isPending, isFailed],
  );
  const ofTokens = useMemo(() => sumOfTokens(lines, reads), [lines, reads]);
  const ofPieces = useMemo(() => {
    const marked = spamIn(marks);
    return {
      ...sumOfNfts(reads, prices.book, marked),
      change: nftChange(reads, prices.book, marked),
    };
  }, [reads, prices.book, marks]);
  const change = useMemo(
    () => totalChange(lines, ofPieces.change, ofTokens),
    [lines, ofPieces, ofTokens],
  );
  const { leftOut } = all;
  return { reads, readAgain, prices, marks, lines, spam, leftOut, ofTokens, ofPieces, change };
}
export type Portfolio = ReturnType<typeof usePortfolio>;

/** The account's marks for spam and not spam; empty until they have loaded. */
function useMarks(): Marks {
  const { data } = useAssetMarksQuery(undefined);
  return useMemo(
    () => new Map(data?.marks.map(({ address, mark }) => [address, mark] as const)),
    [data],
  );
}

const spamIn = (marks: Marks): ReadonlySet<string> =>
  new Set([...marks].flatMap(([address, mark]) => (mark === 'SPAM' ? [address] : [])));

/**
 * Separates counted tokens from possible spam. SOL always counts. Without a price yet, a token is in neither list. If
 * prices couldn't be loaded, it isn't judged.
 */
export function sortOut(
  all: readonly TokenLine[],
  marks: Marks,
  { isPending, isFailed }: { isPending: boolean; isFailed: boolean },
) {
  const lines: TokenLine[] = [];
  const spam: TokenLine[] = [];
  for (const line of all) {
    const { id, isVerified, price, name, symbol } = line;
    const mark = marks.get(id);
    const isUnknown = !isVerified && mark === undefined && id !== SOL;
    if (isUnknown && isPending) continue;
    const judged = { isVerified: isVerified || isFailed, hasPrice: price !== null };
    const isSpam = id !== SOL && isSpamToken({ ...judged, names: [name, symbol] }, mark);
    (isSpam ? spam : lines).push(line);
  }
  return { lines, spam };
}
