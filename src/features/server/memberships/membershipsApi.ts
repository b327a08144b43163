import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { getServerPage, listMemberships, pinServer, recheckRoles } from './endpoints';

/** Filters, sorting and page of a list of servers. */
export type MembershipsQuery = NonNullable<InputOf<typeof listMemberships>['query']>;

/** The eight servers where the user was last active. */
export const recentServersQuery: MembershipsQuery = {
  scope: 'MINE',
  order: 'recent',
  page: 1,
  pageSize: 8,
};

/** The endpoints of the user’s servers. A role recheck can give access to more content. */
export const membershipsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    memberships: build.query(
      endpointQuery(listMemberships, (query: MembershipsQuery) => ({ query })),
    ),
    serverPage: build.query(endpointQuery(getServerPage, (slug: string) => ({ params: { slug } }))),
    pinServer: build.mutation({
      ...endpointMutation(pinServer, ({ slug, isPinned }: { slug: string; isPinned: boolean }) => ({
        params: { slug },
        body: { isPinned },
      })),
      // Updated at once, so that the button doesn't flip back until the server is refetched.
      onQueryStarted: async ({ slug, isPinned }, { dispatch, queryFulfilled, ...store }) => {
        const lists = membershipsApi.util.selectCachedArgsForQuery(store.getState(), 'memberships');
        const shown = [
          dispatch(
            membershipsApi.util.updateQueryData('serverPage', slug, (page) => {
              page.isPinned = isPinned;
            }),
          ),
          ...lists.map((asked) =>
            dispatch(
              membershipsApi.util.updateQueryData('memberships', asked, ({ items }) => {
                const pinned = items.find(({ server }) => server.slug === slug);
                if (pinned) pinned.isPinned = isPinned;
              }),
            ),
          ),
        ];
        await queryFulfilled.catch(() => shown.forEach((change) => change.undo()));
      },
    }),
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
