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
 * What was read of SOL and tokens, without what is among the NFTs. One unit of a token without decimals may be an NFT:
 * it waits until the wallet's NFTs are known, and is shown as a token where they can't be read.
 */
export const tokensBesideNfts = (reads: readonly WalletReads[]): ReadWallet[] =>
  reads.flatMap(({ address, tokens: { data }, pieces }) => {
    if (!data) return [];
    const isWaiting = !pieces.data && pieces.isFetching;
    const tokens = data.tokens.filter(({ mint, decimals, amount }) => {
      // Looking through thousands of NFTs is left out where no token can be one.
      if (decimals !== 0) return true;
      if (pieces.data) return !idsOf(pieces.data).has(mint);
      return amount !== '1' || !isWaiting;
    });
    return [{ address, tokens: { ...data, tokens } }];
  });
