import { piecesOf } from '../holdings/pieces';
import { findCollection } from '../market/market';
import type { World } from '../../store/world';
import { isOpen } from './funds';
import { ledgerAddress } from './ledgerKey';
import type { PayoutRow, Piece } from './rows';

const isSame = (one: Piece, other: Piece | null) =>
  one.collection === other?.collection && one.number === other.number;

/** NFTs of a collection in a server's ledger wallet, without listed and staked ones, which cannot leave it. */
function piecesIn({ db }: World, serverId: string, collection: string): Piece[] {
  const wallet = ledgerAddress(serverId);
  return db.holdings
    .filter((row) => row.wallet === wallet && row.asset === collection)
    .flatMap((row) => piecesOf(row) ?? [])
    .filter(({ state }) => state === 'HELD')
    .map(({ number }) => ({ collection, number }));
}

/** NFTs of the ledger wallet that are not reserved, lowest number first (docs/product/claims-and-payouts.md). */
export function freePieces(world: World, serverId: string, collection: string): Piece[] {
  const promised = world.db.payouts.filter(isOpen);
  return piecesIn(world, serverId, collection)
    .filter((piece) => !promised.some((row) => isSame(piece, row.piece)))
    .toSorted((one, other) => one.number - other.number);
}

/** Whether a server pays out NFTs of a collection itself: it holds one, or has paid or reserved one. */
export const givesPieces = (world: World, serverId: string, collection: string): boolean =>
  world.db.payouts.some(
    (row) => row.serverId === serverId && row.piece?.collection === collection,
  ) || piecesIn(world, serverId, collection).length > 0;

/**
 * Moves the NFT of a landed payout to its address. It gets its own row, held since now, so that the wallet's other NFTs
 * of the collection keep their dates.
 */
export function movePiece({ db, clock }: World, { serverId, address, piece }: PayoutRow): void {
  if (piece === null) return;
  const wallet = ledgerAddress(serverId);
  const from = db.holdings.find(
    (row) =>
      row.wallet === wallet &&
      row.asset === piece.collection &&
      piecesOf(row)?.some(({ number }) => number === piece.number) === true,
  );
  if (!from?.pieces) throw new Error(`Piece ${String(piece.number)} isn’t in the ledger wallet.`);
  from.pieces = from.pieces.filter(({ number }) => number !== piece.number);
  from.amount = String(from.pieces.length);
  db.holdings = db.holdings.filter((row) => row !== from || from.pieces?.length !== 0);
  db.holdings.push({
    wallet: address,
    asset: piece.collection,
    amount: '1',
    since: clock.now(),
    pieces: [{ number: piece.number, state: 'HELD' }],
  });
}

/** Name of an NFT: "Keepers of the Tower #12". */
export const pieceLabel = ({ collection, number }: Piece): string =>
  `${findCollection(collection)?.name ?? 'NFT'} #${String(number)}`;
