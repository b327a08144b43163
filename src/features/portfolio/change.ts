import { countsOf, type HoldingSum } from './holdingSums';
import type { PriceBook, TokenLine } from './tokenLines';
import type { WalletReads } from './useWalletReads';
import { readLamports } from './worth';

/** Worth of the same holdings now and 24 hours ago, lamports. */
export interface Change {
  now: bigint;
  before: bigint;
}

/** Change of one token; null without both prices. SOL has no change, because all worth is in SOL. */
export const tokenChange = ({ worth, worth24h }: TokenLine): Change | null =>
  worth === null || worth24h === null ? null : { now: worth, before: worth24h };

/** Adds up changes; null adds nothing. */
export const changesTogether = (changes: readonly (Change | null)[]): Change | null =>
  changes.reduce<Change | null>(
    (sum, each) =>
      each === null
        ? sum
        : { now: (sum?.now ?? 0n) + each.now, before: (sum?.before ?? 0n) + each.before },
    null,
  );

/** Change of NFTs by the floor prices of their collections. NFTs without both floor prices are left out. */
export function nftChange(
  reads: readonly WalletReads[],
  book: PriceBook,
  spam: ReadonlySet<string>,
): Change | null {
  const changes: (Change | null)[] = [];
  for (const { pieces } of reads)
    for (const [collection, count] of countsOf(pieces.data)) {
      const price = book.get(collection);
      if (price?.kind !== 'collection' || spam.has(collection)) continue;
      const [floor, before] = [readLamports(price.priceSol), readLamports(price.priceSol24h)];
      if (floor !== null && before !== null)
        changes.push({ now: floor * BigInt(count), before: before * BigInt(count) });
    }
  return changesTogether(changes);
}

/** Change of the total; null if nothing in it can be compared. */
export const totalChange = (
  lines: readonly TokenLine[],
  nfts: Change | null,
  ofTokens: HoldingSum,
): Change | null =>
  ofTokens.known === null && nfts === null
    ? null
    : changesTogether([...lines.map(tokenChange), nfts]);

/** Change in hundredths of a percent, rounded toward zero; null if the earlier worth was 0. */
export const changeInHundredths = ({ now, before }: Change): number | null =>
  before === 0n ? null : Number(((now - before) * 10_000n) / before);
