import type {
  AssetIndex,
  DescribedPiece,
  IndexedPiece,
  IndexedTokens,
} from '../../chain/assetIndex';
import { randomOf } from '../../store/hashed';
import { findCollection, findToken } from '../market/market';
import { traitsOf } from '../market/pieces';
import { pictureName, pictureOf } from '../pictures/pictureOf';
import type { World } from '../../store/world';
import { exact, partsOf } from './holdings';
import { pieceAddress, piecesOf } from './pieces';
import type { HoldingRow, PieceRow } from './rows';

/** The account through which Magic Eden lists NFTs that stay in the wallet (base58). */
const MARKET = '1BWutmTvYPwDtmw9abTkS4Ssr8no61spGAvW1X6NDix';
/** Decimals of the amounts of this domain. */
const DECIMALS = 9;

/**
 * Token and NFT index for /rpc, from the rows that rules count, so both always agree. Staked and pooled tokens belong
 * to another program, so wallets have only the rest.
 */
export const chainIndex = (world: World): AssetIndex => ({
  tokensOf: (owner) => {
    const sums = new Map<string, IndexedTokens>();
    for (const row of world.db.holdings) {
      const { asset } = row;
      const decimals = row.wallet === owner ? findToken(asset)?.decimals : null;
      if (decimals === null || decimals === undefined) continue;
      const { staked, pooled } = partsOf(row);
      const units =
        ((exact(row.amount) - staked - pooled) * 10n ** BigInt(decimals)) / 10n ** BigInt(DECIMALS);
      const before = sums.get(asset)?.amount ?? 0n;
      sums.set(asset, { mint: asset, decimals, amount: before + units });
    }
    return [...sums.values(), ...tokenDropsIn(world, owner)];
  },
  piecesOf: (owner) => [
    ...world.db.holdings.flatMap((row) => (row.wallet === owner ? piecesIn(row) : [])),
    ...dropsIn(world, owner),
  ],
  pieceAt: (id) => pieceAt(world, id),
});

/** A linear search is enough: clients request few of them. */
function pieceAt(world: World, id: string): DescribedPiece | null {
  for (const row of world.db.holdings) {
    const piece = piecesOf(row)?.find(({ number }) => pieceAddress(row.asset, number) === id);
    if (!piece) continue;
    return {
      ...pieceOf(row.asset, findCollection(row.asset)?.name ?? null, piece),
      owner: row.wallet,
      attributes: traitsOf(row.asset, piece.number) ?? [],
    };
  }
  for (const { address } of world.db.linkedWallets) {
    const drop = dropsIn(world, address).find((each) => each.id === id);
    if (drop) return { ...drop, owner: address, attributes: [] };
  }
  return null;
}

function piecesIn(row: HoldingRow): IndexedPiece[] {
  const known = findCollection(row.asset);
  return (piecesOf(row) ?? []).map((piece) => pieceOf(row.asset, known?.name ?? null, piece));
}

function pieceOf(collection: string, called: string | null, piece: PieceRow): IndexedPiece {
  const name = `${called ?? 'Relic'} #${String(piece.number)}`;
  return {
    id: pieceAddress(collection, piece.number),
    name,
    image: pictureOf('collections', pictureName(name)),
    collection: { address: collection, name: called },
    isCompressed: false,
    delegate: piece.state === 'LISTED' ? MARKET : null,
  };
}

/** Index of a token's mint. The mints of NFTs use the indexes up to the size of a collection. */
const DROPPED_TOKEN = 1_000_001;

/** An unlisted token that strangers send to half of the wallets. */
function tokenDropsIn({ db }: World, owner: string): IndexedTokens[] {
  if (!db.linkedWallets.some(({ address }) => address === owner)) return [];
  const random = randomOf(owner, 'token drops');
  if (random.int(0, 1) === 0) return [];
  const amount = BigInt(random.int(1_000, 9_000)) * 1_000_000n;
  return [{ mint: pieceAddress(owner, DROPPED_TOKEN), decimals: 6, amount }];
}

/** NFTs that strangers send to linked wallets as spam: compressed, because those cost next to nothing. */
function dropsIn({ db }: World, owner: string): IndexedPiece[] {
  if (!db.linkedWallets.some(({ address }) => address === owner)) return [];
  const random = randomOf(owner, 'drops');
  return Array.from({ length: random.int(0, 4) }, (_, index) => ({
    id: pieceAddress(owner, index),
    name: `Voucher ${String(random.int(100, 999))}: claim at keep-drop.example`,
    image: null,
    collection: null,
    isCompressed: true,
    delegate: null,
  }));
}
