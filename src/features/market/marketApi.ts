import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { getCollection, getToken } from './endpoints';

/**
 * What is known of the accounts a module names. Fails with 404 for an account nobody has told of, and with
 * 422, in words, for one that is something else.
 */
const marketApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    token: build.query({
      ...endpointQuery(getToken, (mint: string) => ({ params: { mint } })),
    }),
    collection: build.query({
      ...endpointQuery(getCollection, (address: string) => ({ params: { address } })),
    }),
  }),
});

export const { useTokenQuery, useCollectionQuery } = marketApi;
