import { baseApi } from '@/shared/api/baseApi';
import { askAssets } from '@/shared/solana/askNodes';
import { readPiece } from './pieceDetail';
import { reading } from './portfolioApi';

/** One piece, asked for when somebody looks at it. */
const pieceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ piece: build.query({ queryFn: reading(askAssets, readPiece) }) }),
});

export const { usePieceQuery } = pieceApi;
