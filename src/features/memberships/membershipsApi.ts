import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { getServerPage, listMemberships, pinServer, recheckRoles } from './endpoints';

/** What a list of servers is asked for. */
export type MembershipsAsked = NonNullable<InputOf<typeof listMemberships>['query']>;

/** The calls of one's servers. Roles that were looked at anew change what they open. */
export const membershipsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    memberships: build.query(
      endpointQuery(listMemberships, (query: MembershipsAsked) => ({ query })),
    ),
    serverPage: build.query(endpointQuery(getServerPage, (slug: string) => ({ params: { slug } }))),
    pinServer: build.mutation(
      endpointMutation(pinServer, ({ slug, isPinned }: { slug: string; isPinned: boolean }) => ({
        params: { slug },
        body: { isPinned },
      })),
    ),
    recheckRoles: build.mutation(
      endpointMutation(recheckRoles, (slug: string) => ({ params: { slug } })),
    ),
  }),
});

export const {
  useMembershipsQuery,
  useServerPageQuery,
  usePinServerMutation,
  useRecheckRolesMutation,
} = membershipsApi;
