import { apiQuery, baseApi } from '@/shared/api/baseApi';
import { apiPath } from '@/shared/api/apiPath';
import { collectionSchema, tokenSchema } from './market';

/**
 * What is known of the accounts a module names. Fails with 404 for an account nobody has told of, and with
 * 422, in words, for one that is something else.
 */
const marketApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    token: build.query({
      ...apiQuery(tokenSchema, (mint: string) => ({ url: apiPath`/market/tokens/${mint}` })),
    }),
    collection: build.query({
      ...apiQuery(collectionSchema, (address: string) => ({
        url: apiPath`/market/collections/${address}`,
      })),
    }),
  }),
});

export const { useTokenQuery, useCollectionQuery } = marketApi;
