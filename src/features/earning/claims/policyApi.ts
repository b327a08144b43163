import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { getClaimPolicy, updateClaimPolicy } from './policyEndpoints';

/** What a server gives for points, as it is saved. */
export type PolicyBody = InputOf<typeof updateClaimPolicy>['body'];

export const policyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    claimPolicy: build.query(
      endpointQuery(getClaimPolicy, (serverId: string) => ({ params: { id: serverId } })),
    ),
    updateClaimPolicy: build.mutation(
      endpointMutation(
        updateClaimPolicy,
        ({ serverId, body }: { serverId: string; body: PolicyBody }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
  }),
});

export const { useClaimPolicyQuery, useUpdateClaimPolicyMutation } = policyApi;
