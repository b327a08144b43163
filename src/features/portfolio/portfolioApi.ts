import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { Failure } from '@/shared/api/envelope';
import { config } from '@/shared/config/config';
import { getPrices, getRates, listHoldingUses, listRewards } from './endpoints';
import { createRpc, RpcFailure, type RpcTrouble } from './rpc';
import { readPieces, readTokens, type Ask } from './walletRead';

/** A wallet that is not told of within so long counts as not told of. */
const DEADLINE = 30_000;
/** Who comes back from another page finds what was read, seconds. */
const KEPT = 300;

const ask = createRpc({
  urls: config.rpcUrls,
  send: (url, init) => fetch(new URL(url, location.origin), init),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
});

const why: Readonly<Record<RpcTrouble, string>> = {
  BUSY: 'The Solana node is busy.',
  GONE: 'The Solana node could not be reached.',
  LATE: 'The Solana node took too long.',
  UNSUPPORTED: 'The Solana node does not tell of NFTs.',
  REFUSED: 'The Solana node refused to answer.',
  ODD: 'The Solana node sent something unexpected.',
};

/** A reading of the chain as a query of its own: each wallet is kept, repeated and shown by itself. */
export const reading =
  <T>(read: (ask: Ask, wallet: string, signal: AbortSignal) => Promise<T>) =>
  async (
    wallet: string,
    { signal }: { signal: AbortSignal },
  ): Promise<{ data: T } | { error: Failure }> => {
    const late = AbortSignal.timeout(DEADLINE);
    try {
      return { data: await read(ask, wallet, AbortSignal.any([signal, late])) };
    } catch (error) {
      if (!(error instanceof RpcFailure) && !late.aborted && !signal.aborted) throw error;
      const trouble = error instanceof RpcFailure ? error.trouble : 'LATE';
      return { error: { success: false, message: why[trouble] } };
    }
  };

/** What somebody owns, read from the chain wallet by wallet, and what the API knows of it (decision 94). */
export const portfolioApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    walletTokens: build.query({ queryFn: reading(readTokens), keepUnusedDataFor: KEPT }),
    walletPieces: build.query({ queryFn: reading(readPieces), keepUnusedDataFor: KEPT }),
    rates: build.query(endpointQuery(getRates, () => ({}))),
    /** Of up to 50 addresses, sorted, so that a list asked for twice is the same one. */
    prices: build.query(
      endpointQuery(getPrices, (addresses: readonly string[]) => ({
        query: { addresses: addresses.join() },
      })),
    ),
    holdingUses: build.query(endpointQuery(listHoldingUses, () => ({}))),
    rewards: build.query(endpointQuery(listRewards, () => ({}))),
  }),
});

export const { useRatesQuery, useHoldingUsesQuery, useRewardsQuery } = portfolioApi;
