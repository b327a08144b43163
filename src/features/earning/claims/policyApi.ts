import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { getClaimPolicy, saveClaimPolicy } from './policyEndpoints';

/** What a server gives for points, as it is saved. */
export type PolicyBody = InputOf<typeof saveClaimPolicy>['body'];

export const policyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    claimPolicy: build.query(
      endpointQuery(getClaimPolicy, (serverId: string) => ({ params: { id: serverId } })),
    ),
    saveClaimPolicy: build.mutation(
      endpointMutation(
        saveClaimPolicy,
        ({ serverId, body }: { serverId: string; body: PolicyBody }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
  }),
});

export const { useClaimPolicyQuery, useSaveClaimPolicyMutation } = policyApi;
