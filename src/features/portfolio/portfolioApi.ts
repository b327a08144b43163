import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { Failure } from '@/shared/api/envelope';
import { isRow } from '@/shared/api/lenient';
import { requestAssets, requestChain } from '@/shared/solana/requestNodes';
import { RpcFailure, type RequestNodes, type RpcTrouble } from '@/shared/solana/jsonRpc';
import { getPortfolioHistory, listAssetMarks, markAsset } from './historyEndpoints';
import type { AssetMark, HistorySpan } from './history';
import { getPrices, listHoldingUses, listRewards } from './endpoints';
import { readPieces, readTokens } from './walletRead';

/** Parts of a wallet not read within this time count as missing, ms. */
const DEADLINE = 30_000;
/** How long data stays cached for a user who returns from another page, seconds. */
const KEPT = 300;

/** Why a read failed, in a sentence. */
export const troubleText: Readonly<Record<RpcTrouble, string>> = {
  BUSY: 'The Solana network is busy.',
  GONE: 'Couldn’t reach the Solana network.',
  FAILED: 'The Solana network reported an error.',
  LATE: 'The Solana network took too long to respond.',
  UNSUPPORTED: 'No NFT data is available from Solana right now.',
  REFUSED: 'The Solana network refused the request.',
  ODD: 'The Solana network sent an unexpected response.',
};

type Read<T> = (ask: RequestNodes, of: string, signal: AbortSignal) => Promise<T>;

/** Why a part couldn't be read; null if everything was. */
interface Partly {
  trouble: RpcTrouble | null;
}

/** Wraps a read from the chain as a separate query: each wallet is cached, retried and shown separately. */
export const reading =
  <T>(ask: RequestNodes, read: Read<T>) =>
  async (
    of: string,
    { signal }: { signal: AbortSignal },
  ): Promise<{ data: T } | { error: Failure }> => {
    try {
      const late = AbortSignal.timeout(DEADLINE);
      return { data: await read(ask, of, AbortSignal.any([signal, late])) };
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error;
      return { error: { success: false, message: troubleText[error.trouble] } };
    }
  };

/**
 * Like `reading`. A refresh that is only partly answered doesn't replace complete data: it counts as failed, and the
 * screen shows how old the amounts are.
 *
 * @param before the wallet's data so far
 */
const refreshing =
  <T extends Partly>(
    ask: RequestNodes,
    read: Read<T>,
    before: (of: string, state: unknown) => Partly | undefined,
  ) =>
  (of: string, { signal, getState }: { signal: AbortSignal; getState: () => unknown }) =>
    reading(ask, async (...args: Parameters<Read<T>>) => {
      const now = await read(...args);
      if (now.trouble !== null && before(of, getState())?.trouble === null)
        throw new RpcFailure(now.trouble);
      return now;
    })(of, { signal });

/**
 * The user's holdings, read from the chain wallet by wallet, and the API's data about them (docs/product/portfolio.md).
 */
export const portfolioApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    walletTokens: build.query({
      queryFn: refreshing(requestChain, readTokens, tokensBefore),
      keepUnusedDataFor: KEPT,
    }),
    walletPieces: build.query({
      queryFn: refreshing(requestAssets, readPieces, piecesBefore),
      keepUnusedDataFor: KEPT,
    }),
    /** For up to 50 addresses, sorted, so that the same list shares a cache entry. */
    prices: build.query(
      endpointQuery(getPrices, (addresses: readonly string[]) => ({
        query: { addresses: addresses.join() },
      })),
    ),
    holdingUses: build.query(endpointQuery(listHoldingUses, () => ({}))),
    assetMarks: build.query(endpointQuery(listAssetMarks, () => ({}))),
    markAsset: build.mutation(
      endpointMutation(markAsset, (body: { address: string; mark: AssetMark | null }) => ({
        body,
      })),
    ),
    portfolioHistory: build.query(
      endpointQuery(
        getPortfolioHistory,
        ({ span, wallet }: { span: HistorySpan; wallet: string | null }) => ({
          query: wallet === null ? { span } : { span, wallet },
        }),
      ),
    ),
    rewards: build.query(endpointQuery(listRewards, () => ({}))),
  }),
});

const { walletTokens, walletPieces } = portfolioApi.endpoints;
type State = Parameters<ReturnType<typeof walletTokens.select>>[0];

const isState = (state: unknown): state is State => isRow(state) && baseApi.reducerPath in state;

function tokensBefore(of: string, state: unknown): Partly | undefined {
  return isState(state) ? walletTokens.select(of)(state).data : undefined;
}

function piecesBefore(of: string, state: unknown): Partly | undefined {
  return isState(state) ? walletPieces.select(of)(state).data : undefined;
}

export const {
  useAssetMarksQuery,
  useMarkAssetMutation,
  useHoldingUsesQuery,
  usePortfolioHistoryQuery,
  useRewardsQuery,
} = portfolioApi;
