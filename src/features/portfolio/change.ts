import { countsOf, type HoldingSum } from './holdingSums';
import type { PriceBook, TokenLine } from './tokenLines';
import type { WalletReads } from './useWalletReads';
import { readLamports } from './worth';

/** What holdings are worth now and what the same ones were worth 24 hours ago, lamports. */
export interface Change {
  now: bigint;
  before: bigint;
}

/** The change of one token; null without a price now and 24 hours ago. SOL is what others are measured in. */
export const tokenChange = ({ worth, worth24h }: TokenLine): Change | null =>
  worth === null || worth24h === null ? null : { now: worth, before: worth24h };

/** Both added up; what is null adds nothing. */
export const changesTogether = (changes: readonly (Change | null)[]): Change | null =>
  changes.reduce<Change | null>(
    (sum, each) =>
      each === null
        ? sum
        : { now: (sum?.now ?? 0n) + each.now, before: (sum?.before ?? 0n) + each.before },
    null,
  );

/** The change of NFTs at the floor of their collections. Those without a floor at either time are left out. */
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

/** The change of a total; null where nothing of it can be compared. */
export const totalChange = (
  lines: readonly TokenLine[],
  nfts: Change | null,
  ofTokens: HoldingSum,
): Change | null =>
  ofTokens.known === null && nfts === null
    ? null
    : changesTogether([...lines.map(tokenChange), nfts]);

/** In hundredths of a percent, rounded toward zero; null where there was nothing to grow from. */
export const changeInHundredths = ({ now, before }: Change): number | null =>
  before === 0n ? null : Number(((now - before) * 10_000n) / before);
