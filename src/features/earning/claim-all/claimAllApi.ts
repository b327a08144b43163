import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { listClaimable, listClaimOutcomes } from './endpoints';

export const claimAllApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    claimable: build.query(endpointQuery(listClaimable, () => ({}))),
    claimOutcomes: build.query(
      endpointQuery(listClaimOutcomes, (keys: string) => ({ query: { keys } })),
    ),
  }),
});

export const { useClaimableQuery, useClaimOutcomesQuery } = claimAllApi;
