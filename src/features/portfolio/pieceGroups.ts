import { searchMatcher } from '@/shared/text/searchable';
import type { HeldPiece, WalletPieces } from './walletRead';
import { isSpamPiece, type Marks } from './spam';
import { readLamports } from './worth';
import type { PriceBook } from './tokenLines';

/** An NFT with the wallet it is in (base58). */
export interface OwnPiece {
  piece: HeldPiece;
  wallet: string;
  /** Its name before the trailing number, and that number: the sort key. */
  stem: string;
  number: number;
}

/** Names mostly end in a number. Parsing it once takes a tenth of the time of comparing texts that contain numbers. */
function ownOf(piece: HeldPiece, wallet: string): OwnPiece {
  const digits = /\d{1,9}$/.exec(piece.name)?.[0] ?? '';
  const stem = piece.name.slice(0, piece.name.length - digits.length);
  return { piece, wallet, stem, number: digits === '' ? -1 : Number(digits) };
}

function byName(one: OwnPiece, other: OwnPiece): number {
  if (one.stem === other.stem) return one.number - other.number;
  return one.stem < other.stem ? -1 : 1;
}

/** The visible NFTs of a collection. */
export interface PieceGroup {
  /** Address of the collection; empty for NFTs without one. */
  id: string;
  name: string;
  image: string | null;
  /** Price of the cheapest one on sale, lamports; null if none is on sale, or unknown. */
  floor: bigint | null;
  /** Floor times number of NFTs; null without a floor. */
  worth: bigint | null;
  /** Worth of the same NFTs 24 hours ago, lamports; null if unknown. */
  worth24h: bigint | null;
  /** Whether the loaded prices include it; NFTs without a collection have no price. */
  isPriceKnown: boolean;
  count: number;
  /** By wallet, so that nothing is copied while more are loading. */
  chunks: readonly (readonly OwnPiece[])[];
}

/** Filters of the NFTs. */
export interface PieceFilter {
  search: string;
  collection: string;
  isListedOnly: boolean;
  withCompressed: boolean;
  /** Collections with a use; null if the filter is off. */
  among: ReadonlySet<string> | null;
  /** The account's marks for spam and not spam. */
  marks: Marks;
}

const byWallet = new WeakMap<WalletPieces, Map<string, OwnPiece[]>>();

const none = () => false;

/** Returns a test for possible spam in a collection. Most collections are judged as a whole. */
function spamTest(
  id: string,
  name: string | null,
  prices: PriceBook,
  marks: Marks,
): (piece: HeldPiece) => boolean {
  const mark = id === '' ? undefined : marks.get(id);
  if (mark !== undefined) return () => mark === 'SPAM';
  if (prices.has(id)) return none;
  return (piece) =>
    isSpamPiece({ isVerified: false, names: [piece.name, name] }, marks.get(piece.id));
}

/** Possible spam in wallets. A marked collection is one item; otherwise each NFT is one. */
export function spamAmong(
  wallets: readonly { address: string; pieces: WalletPieces }[],
  prices: PriceBook,
  marks: Marks,
): { id: string; name: string; count: number }[] {
  const found = new Map<string, { id: string; name: string; count: number }>();
  for (const { address, pieces } of wallets)
    for (const [id, all] of groupedOf(address, pieces)) {
      const known = prices.get(id)?.name ?? all[0]?.piece.collectionName ?? null;
      const isSpam = spamTest(id, known, prices, marks);
      if (isSpam === none) continue;
      for (const { piece } of all) {
        if (!isSpam(piece)) continue;
        const isMarked = id !== '' && marks.has(id);
        const key = isMarked ? id : piece.id;
        const name = isMarked ? (known ?? 'Unknown collection') : piece.name;
        found.set(key, { id: key, name, count: (found.get(key)?.count ?? 0) + 1 });
      }
    }
  return [...found.values()];
}

/** The NFTs of a wallet by collection, cached per response. */
function groupedOf(wallet: string, read: WalletPieces): Map<string, OwnPiece[]> {
  const known = byWallet.get(read);
  if (known) return known;
  const groups = new Map<string, OwnPiece[]>();
  for (const piece of read.pieces) {
    const id = piece.collection ?? '';
    const group = groups.get(id);
    if (group) group.push(ownOf(piece, wallet));
    else groups.set(id, [ownOf(piece, wallet)]);
  }
  byWallet.set(read, groups);
  return groups;
}

function fits({ piece }: OwnPiece, { isListedOnly, withCompressed }: PieceFilter): boolean {
  if (piece.isCompressed && !withCompressed) return false;
  return !isListedOnly || piece.isListed;
}

/** NFTs of all wallets by collection, the most valuable collection first. Those without one come last. */
export function pieceGroups(
  wallets: readonly { address: string; pieces: WalletPieces }[],
  prices: PriceBook,
  filter: PieceFilter,
): PieceGroup[] {
  const matches = searchMatcher(filter.search);
  const chunks = new Map<string, OwnPiece[][]>();
  const names = new Map<string, string>();
  for (const { address, pieces } of wallets)
    for (const [id, all] of groupedOf(address, pieces)) {
      if (filter.collection !== '' && filter.collection !== id) continue;
      if (filter.among && !filter.among.has(id)) continue;
      const told = prices.get(id)?.name ?? all[0]?.piece.collectionName;
      if (told !== null && told !== undefined) names.set(id, told);
      const isNamed = matches(told);
      const isSpam = spamTest(id, told ?? null, prices, filter.marks);
      const shown = all.filter(
        (each) =>
          fits(each, filter) && !isSpam(each.piece) && (isNamed || matches(each.piece.name, told)),
      );
      if (shown.length > 0) chunks.set(id, [...(chunks.get(id) ?? []), shown]);
    }
  return [...chunks]
    .map(([id, found]) => groupOf(id, names.get(id), found, prices))
    .toSorted(byWorth);
}

function groupOf(
  id: string,
  name: string | undefined,
  chunks: OwnPiece[][],
  prices: PriceBook,
): PieceGroup {
  const known = prices.get(id);
  const isPriced = known?.kind === 'collection';
  const floor = isPriced ? readLamports(known.priceSol) : null;
  const before = isPriced ? readLamports(known.priceSol24h) : null;
  const count = chunks.reduce((sum, each) => sum + each.length, 0);
  return {
    id,
    name: id === '' ? 'No collection' : (name ?? 'Unknown collection'),
    image: known?.image ?? null,
    floor,
    isPriceKnown: id === '' || known !== undefined,
    worth: floor === null ? null : floor * BigInt(count),
    worth24h: before === null ? null : before * BigInt(count),
    count,
    chunks,
  };
}

function byWorth(one: PieceGroup, other: PieceGroup): number {
  const [mine, theirs] = [one.worth ?? -1n, other.worth ?? -1n];
  if (mine !== theirs) return mine > theirs ? -1 : 1;
  if ((one.id === '') !== (other.id === '')) return one.id === '' ? 1 : -1;
  return other.count - one.count || (one.name < other.name ? -1 : 1);
}

const flat = new WeakMap<PieceGroup['chunks'], OwnPiece[]>();

/** The NFTs of a group by name; sorted on first access, since most groups are never opened. */
export function piecesOf({ chunks }: PieceGroup): readonly OwnPiece[] {
  const known = flat.get(chunks);
  if (known) return known;
  const all = chunks.flat().toSorted(byName);
  flat.set(chunks, all);
  return all;
}
