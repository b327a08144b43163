import { useMemo } from 'react';
import type { LinkedWallet } from '@/features/identity/linked-wallets/linkedWallet';
import { nftCollections, sumOfNfts, sumOfTokens } from './holdingSums';
import { tokensBesideNfts } from './ownTokens';
import { tokenLines } from './tokenLines';
import { usePriceBook } from './usePriceBook';
import { useWalletReads } from './useWalletReads';

/**
 * What is in linked wallets, added up from what each has told so far.
 *
 * @param wallets all of them, or the one that is looked at; memoised
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
  const { lines, leftOut } = useMemo(() => tokenLines(held, prices.book), [held, prices.book]);
  const ofTokens = useMemo(() => sumOfTokens(lines, reads), [lines, reads]);
  const ofPieces = useMemo(() => sumOfNfts(reads, prices.book), [reads, prices.book]);
  return { reads, readAgain, prices, lines, leftOut, ofTokens, ofPieces };
}
export type Portfolio = ReturnType<typeof usePortfolio>;
