import { endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { membersApi } from './membersApi';
import {
  dryRunRoleChange,
  getRoleChange,
  listRoleChanges,
  startRoleChange,
  stopRoleChange,
} from './roleEndpoints';

/** What a change of a role is asked for. */
export type RoleChangeAsked = InputOf<typeof startRoleChange>['body'] & { serverId: string };
interface ChangePlace {
  serverId: string;
  changeId: string;
}
type ChangesAsked = NonNullable<InputOf<typeof listRoleChanges>['query']> & { serverId: string };
type ResultsAsked = NonNullable<InputOf<typeof getRoleChange>['query']> & ChangePlace;

/** The calls of changes of roles for many. */
const roleChangesApi = membersApi.injectEndpoints({
  endpoints: (build) => ({
    roleDryRun: build.query({
      ...endpointQuery(dryRunRoleChange, ({ serverId, ...body }: RoleChangeAsked) => ({
        params: { id: serverId },
        body,
      })),
      providesTags: ['Members'],
    }),
    startRoleChange: build.mutation({
      ...endpointQuery(startRoleChange, ({ serverId, ...body }: RoleChangeAsked) => ({
        params: { id: serverId },
        body,
      })),
      // Also after a refusal: what was looked at is no longer true.
      invalidatesTags: ['RoleChanges', 'Members'],
    }),
    roleChanges: build.query({
      ...endpointQuery(listRoleChanges, ({ serverId, ...query }: ChangesAsked) => ({
        params: { id: serverId },
        query,
      })),
      providesTags: ['RoleChanges'],
    }),
    roleChange: build.query({
      ...endpointQuery(getRoleChange, ({ serverId, changeId, ...query }: ResultsAsked) => ({
        params: { id: serverId, changeId },
        query,
      })),
      providesTags: ['RoleChanges'],
    }),
    stopRoleChange: build.mutation({
      ...endpointQuery(stopRoleChange, ({ serverId, changeId }: ChangePlace) => ({
        params: { id: serverId, changeId },
      })),
      invalidatesTags: ['RoleChanges', 'Members'],
    }),
  }),
});

export const {
  useRoleDryRunQuery,
  useStartRoleChangeMutation,
  useRoleChangesQuery,
  useRoleChangeQuery,
  useStopRoleChangeMutation,
} = roleChangesApi;
