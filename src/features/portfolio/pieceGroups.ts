import { searchMatcher } from '@/shared/text/searchable';
import type { HeldPiece, WalletPieces } from './walletRead';
import { isSpamPiece, type Marks } from './spam';
import { readLamports } from './worth';
import type { PriceBook } from './tokenLines';

/** A piece with the wallet it is in (base58). */
export interface OwnPiece {
  piece: HeldPiece;
  wallet: string;
  /** Its name before the number at its end, and that number: what it is sorted by. */
  stem: string;
  number: number;
}

/** Names mostly end in a number. To read it once is a tenth of the work of comparing texts with numbers in them. */
function ownOf(piece: HeldPiece, wallet: string): OwnPiece {
  const digits = /\d{1,9}$/.exec(piece.name)?.[0] ?? '';
  const stem = piece.name.slice(0, piece.name.length - digits.length);
  return { piece, wallet, stem, number: digits === '' ? -1 : Number(digits) };
}

function byName(one: OwnPiece, other: OwnPiece): number {
  if (one.stem === other.stem) return one.number - other.number;
  return one.stem < other.stem ? -1 : 1;
}

/** The pieces of a collection that are shown. */
export interface PieceGroup {
  /** Address of the collection; empty for what is in none. */
  id: string;
  name: string;
  image: string | null;
  /** Lamports for the cheapest on sale; null where none is, or nobody tells. */
  floor: bigint | null;
  /** Floor times pieces; null without a floor. */
  worth: bigint | null;
  /** Worth of the same NFTs 24 hours ago, lamports; null if unknown. */
  worth24h: bigint | null;
  /** Whether the prices that have come tell of it; what is in no collection has none. */
  isPriceKnown: boolean;
  count: number;
  /** By wallet, so that nothing is copied while more come. */
  chunks: readonly (readonly OwnPiece[])[];
}

/** What of the pieces is looked for. */
export interface PieceFilter {
  search: string;
  collection: string;
  isListedOnly: boolean;
  withCompressed: boolean;
  /** Collections that count for something; null where that does not matter. */
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

/** The pieces of a wallet by collection: made once for each answer, whatever else comes. */
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

/** Pieces of all wallets by collection, the dearest collection first. Those without one come last. */
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

/** The pieces of a group by name; sorted when they are first looked at, since most groups never are. */
export function piecesOf({ chunks }: PieceGroup): readonly OwnPiece[] {
  const known = flat.get(chunks);
  if (known) return known;
  const all = chunks.flat().toSorted(byName);
  flat.set(chunks, all);
  return all;
}
