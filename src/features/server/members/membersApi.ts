import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { listMembers } from './endpoints';

/** What a list of members is asked for. */
export type MembersQuery = NonNullable<InputOf<typeof listMembers>['query']> & {
  serverId: string;
};

/** The list of members as their team sees them; what belongs to one of them or to their roles is called elsewhere. */
export const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    members: build.query(
      endpointQuery(listMembers, ({ serverId, ...query }: MembersQuery) => ({
        params: { id: serverId },
        query,
      })),
    ),
  }),
});

export const { useMembersQuery } = membersApi;
