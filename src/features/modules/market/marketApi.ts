import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { searchAssets, getAssets, getCollection, getToken } from './endpoints';
import type { AssetWanted } from './market';

/**
 * Endpoints for facts about the accounts a module names. They fail with 404 for an unknown account,
 * and with 422 and the reason for one of another kind.
 */
export const marketApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    token: build.query(endpointQuery(getToken, (mint: string) => ({ params: { mint } }))),
    collection: build.query(
      endpointQuery(getCollection, (address: string) => ({ params: { address } })),
    ),
    /** For up to 50 sorted addresses, so that the same list is requested only once. */
    assets: build.query(
      endpointQuery(getAssets, (addresses: readonly string[]) => ({
        query: { addresses: addresses.join() },
      })),
    ),
    assetSearch: build.query({
      ...endpointQuery(searchAssets, ({ of, search }: { of: AssetWanted; search: string }) => ({
        query: { of, ...(search === '' ? {} : { search }) },
      })),
    }),
  }),
});

export const { useTokenQuery, useCollectionQuery, useAssetsQuery, useAssetSearchQuery } = marketApi;
