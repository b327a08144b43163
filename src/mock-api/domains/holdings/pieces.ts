import { encodeBase58 } from '@/shared/solana/base58';
import { randomOf } from '../../store/hashed';
import { findCollection } from '../market/market';
import type { HoldingRow, PieceRow } from './rows';

/** Shares no divisor with the size of any collection. */
const STEP = 104_729;

/** Deals out the pieces of collections: each is in one wallet only. */
export function pieceDealer(): (row: HoldingRow) => HoldingRow {
  const dealt = new Map<string, number>();
  return (row) => {
    const size = findCollection(row.asset)?.items ?? 0;
    const from = dealt.get(row.asset) ?? 0;
    const count = Number(row.amount);
    if (size === 0 || from + count > size) return row;
    dealt.set(row.asset, from + count);
    const pieces = Array.from({ length: count }, (_, index): PieceRow => {
      const number = (((from + index) * STEP) % size) + 1;
      return { number, state: stateOf(row, number) };
    });
    return { ...row, pieces };
  };
}

function stateOf({ asset }: HoldingRow, number: number): PieceRow['state'] {
  const chance = randomOf('piece', asset, String(number)).next();
  if (chance < 0.12) return 'LISTED';
  return chance < 0.3 ? 'STAKED' : 'HELD';
}

/** The pieces of a holding; null where it is not known which, or of some only. */
export const piecesOf = ({ amount, pieces }: HoldingRow): readonly PieceRow[] | null =>
  pieces && String(pieces.length) === amount ? pieces : null;

/** Account of a piece (base58): it follows from the collection and the number. */
export const pieceAddress = (collection: string, number: number): string =>
  encodeBase58(randomOf('piece', collection, String(number)).bytes(32));
