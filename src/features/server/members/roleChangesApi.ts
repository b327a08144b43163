import { endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { membersApi } from './membersApi';
import { roleChangeRead, roleChangeStarted } from './roleChangeEnd';
import {
  dryRunRoleChange,
  getRoleChange,
  listRoleChanges,
  startRoleChange,
  stopRoleChange,
} from './roleEndpoints';

/** What a change of a role is asked for. */
export type RoleChangeParams = InputOf<typeof startRoleChange>['body'] & { serverId: string };
interface ChangePlace {
  serverId: string;
  changeId: string;
}
type ChangesAsked = NonNullable<InputOf<typeof listRoleChanges>['query']> & { serverId: string };
type ResultsAsked = NonNullable<InputOf<typeof getRoleChange>['query']> & ChangePlace;

/** The calls of changes of roles for many. */
const roleChangesApi = membersApi.injectEndpoints({
  endpoints: (build) => ({
    roleDryRun: build.query(
      endpointQuery(dryRunRoleChange, ({ serverId, ...body }: RoleChangeParams) => ({
        params: { id: serverId },
        body,
      })),
    ),
    startRoleChange: build.mutation({
      ...endpointMutation(startRoleChange, ({ serverId, ...body }: RoleChangeParams) => ({
        params: { id: serverId },
        body,
      })),
      onQueryStarted: (_, { queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => roleChangeStarted(data.change),
          () => undefined,
        ),
    }),
    roleChanges: build.query(
      endpointQuery(listRoleChanges, ({ serverId, ...query }: ChangesAsked) => ({
        params: { id: serverId },
        query,
      })),
    ),
    roleChange: build.query({
      ...endpointQuery(getRoleChange, ({ serverId, changeId, ...query }: ResultsAsked) => ({
        params: { id: serverId, changeId },
        query,
      })),
      onQueryStarted: (_, { queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => roleChangeRead(data.change),
          () => undefined,
        ),
    }),
    stopRoleChange: build.mutation(
      endpointMutation(stopRoleChange, ({ serverId, changeId }: ChangePlace) => ({
        params: { id: serverId, changeId },
      })),
    ),
  }),
});

export const {
  useRoleDryRunQuery,
  useStartRoleChangeMutation,
  useRoleChangesQuery,
  useRoleChangeQuery,
  useStopRoleChangeMutation,
} = roleChangesApi;
