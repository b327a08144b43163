import { endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { membersApi } from './membersApi';
import { roleChangeRead, roleChangeStarted } from './roleChangeEnd';
import {
  previewBulkRoleChange,
  getBulkRoleChange,
  listBulkRoleChanges,
  startBulkRoleChange,
  stopBulkRoleChange,
} from './roleEndpoints';

/** What a change of a role is asked for. */
export type RoleChangeParams = InputOf<typeof startBulkRoleChange>['body'] & { serverId: string };
interface ChangePlace {
  serverId: string;
  changeId: string;
}
type ChangesAsked = NonNullable<InputOf<typeof listBulkRoleChanges>['query']> & {
  serverId: string;
};
type ResultsAsked = NonNullable<InputOf<typeof getBulkRoleChange>['query']> & ChangePlace;

/** The calls of changes of roles for many. */
const roleChangesApi = membersApi.injectEndpoints({
  endpoints: (build) => ({
    bulkRoleChangePreview: build.query(
      endpointQuery(previewBulkRoleChange, ({ serverId, ...body }: RoleChangeParams) => ({
        params: { id: serverId },
        body,
      })),
    ),
    startBulkRoleChange: build.mutation({
      ...endpointMutation(startBulkRoleChange, ({ serverId, ...body }: RoleChangeParams) => ({
        params: { id: serverId },
        body,
      })),
      onQueryStarted: (_, { queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => roleChangeStarted(data.change),
          () => undefined,
        ),
    }),
    bulkRoleChanges: build.query(
      endpointQuery(listBulkRoleChanges, ({ serverId, ...query }: ChangesAsked) => ({
        params: { id: serverId },
        query,
      })),
    ),
    bulkRoleChange: build.query({
      ...endpointQuery(getBulkRoleChange, ({ serverId, changeId, ...query }: ResultsAsked) => ({
        params: { id: serverId, changeId },
        query,
      })),
      onQueryStarted: (_, { queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => roleChangeRead(data.change),
          () => undefined,
        ),
    }),
    stopBulkRoleChange: build.mutation(
      endpointMutation(stopBulkRoleChange, ({ serverId, changeId }: ChangePlace) => ({
        params: { id: serverId, changeId },
      })),
    ),
  }),
});

export const {
  useBulkRoleChangePreviewQuery,
  useStartBulkRoleChangeMutation,
  useBulkRoleChangesQuery,
  useBulkRoleChangeQuery,
  useStopBulkRoleChangeMutation,
} = roleChangesApi;
