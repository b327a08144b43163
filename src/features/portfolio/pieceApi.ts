import { baseApi } from '@/shared/api/baseApi';
import { requestAssets } from '@/shared/solana/requestNodes';
import { readPiece } from './pieceDetail';
import { reading } from './portfolioApi';

/** One NFT, loaded when the user opens it. */
const pieceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ piece: build.query({ queryFn: reading(requestAssets, readPiece) }) }),
});

export const { usePieceQuery } = pieceApi;
