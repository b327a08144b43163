import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { searchAssets, getAssets, getCollection, getToken } from './endpoints';
import type { AssetWanted } from './market';

/**
 * What is known of the accounts a module names. Fails with 404 for an account nobody has told of, and with
 * 422, in words, for one that is something else.
 */
const marketApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    token: build.query(endpointQuery(getToken, (mint: string) => ({ params: { mint } }))),
    collection: build.query(
      endpointQuery(getCollection, (address: string) => ({ params: { address } })),
    ),
    /** Of up to 50 addresses, sorted, so that a list asked for twice is the same one. */
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
