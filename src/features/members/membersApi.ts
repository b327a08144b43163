import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { listMembers } from './endpoints';

/** What a list of members is asked for. */
export type MembersAsked = NonNullable<InputOf<typeof listMembers>['query']> & {
  serverId: string;
};

export const membersApi = baseApi.enhanceEndpoints({ addTagTypes: ['Members'] }).injectEndpoints({
  endpoints: (build) => ({
    members: build.query({
      ...endpointQuery(listMembers, ({ serverId, ...query }: MembersAsked) => ({
        params: { id: serverId },
        query,
      })),
      providesTags: ['Members'],
    }),
  }),
});

export const { useMembersQuery } = membersApi;
