import { baseApi } from '@/shared/api/baseApi';
import { requestAssets } from '@/shared/solana/requestNodes';
import { readPiece } from './pieceDetail';
import { reading } from './portfolioApi';

/** One piece, asked for when somebody looks at it. */
const pieceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ piece: build.query({ queryFn: reading(requestAssets, readPiece) }) }),
});

export const { usePieceQuery } = pieceApi;
