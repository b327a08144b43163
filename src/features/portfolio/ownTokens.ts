import type { WalletReads } from './useWalletReads';
import type { ReadWallet } from './tokenLines';
import type { WalletPieces } from './walletRead';

const ids = new WeakMap<WalletPieces, ReadonlySet<string>>();

function idsOf(pieces: WalletPieces): ReadonlySet<string> {
  const known = ids.get(pieces) ?? new Set(pieces.pieces.map(({ id }) => id));
  ids.set(pieces, known);
  return known;
}

/**
 * The SOL and tokens that were read, without those among the NFTs. One unit of a token without decimals may be an NFT:
 * it is withheld until the wallet's NFTs are known, and shown as a token if they can't be read.
 */
export const tokensBesideNfts = (reads: readonly WalletReads[]): ReadWallet[] =>
  reads.flatMap(({ address, tokens: { data }, pieces }) => {
    if (!data) return [];
    const isWaiting = !pieces.data && pieces.isFetching;
    const tokens = data.tokens.filter(({ mint, decimals, amount }) => {
      // Skips searching thousands of NFTs if no token can be one.
      if (decimals !== 0) return true;
      if (pieces.data) return !idsOf(pieces.data).has(mint);
      return amount !== '1' || !isWaiting;
    });
    return [{ address, tokens: { ...data, tokens } }];
  });
