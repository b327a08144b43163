import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import {
  allowDangerousRole,
  deleteServerData,
  getServerSettings,
  grantAccess,
  leaveTeam,
  listAuditLog,
  removeBot,
  resetModule,
  updateServerSettings,
  revokeAccess,
  undoChange,
} from './endpoints';
import type { GeneralValues } from './settings';
import type { ServerRole } from '@/shared/api/serverRole';

interface OfServer {
  serverId: string;
}
const ofServer = ({ serverId }: OfServer) => ({ id: serverId });

/** The settings of a server, who may do what on it, and what was changed (docs/product/servers.md). */
export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    serverSettings: build.query(
      endpointQuery(getServerSettings, (serverId: string) => ({ params: { id: serverId } })),
    ),
    updateServerSettings: build.mutation(
      endpointMutation(
        updateServerSettings,
        ({ serverId, ...body }: OfServer & GeneralValues & { version: number }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
    grantAccess: build.mutation(
      endpointMutation(
        grantAccess,
        ({
          serverId,
          ...body
        }: OfServer & { username?: string; roleId?: string; role: ServerRole }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
    revokeAccess: build.mutation(
      endpointMutation(revokeAccess, ({ grantId, ...at }: OfServer & { grantId: string }) => ({
        params: { ...ofServer(at), grantId },
      })),
    ),
    leaveTeam: build.mutation(
      endpointMutation(leaveTeam, (serverId: string) => ({ params: { id: serverId } })),
    ),
    allowDangerousRole: build.mutation({
      ...endpointMutation(
        allowDangerousRole,
        ({ roleId, isAllowed, ...at }: OfServer & { roleId: string; isAllowed: boolean }) => ({
          params: { ...ofServer(at), roleId },
          body: { isAllowed },
        }),
      ),
      // Shown at once, so that the switch doesn't flip back until the settings are read again.
      onQueryStarted: async ({ serverId, roleId, isAllowed }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          settingsApi.util.updateQueryData('serverSettings', serverId, ({ dangerousRoles }) => {
            const allowed = dangerousRoles.find((role) => role.roleId === roleId);
            if (allowed) allowed.isAllowed = isAllowed;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    auditLog: build.query(
      endpointQuery(
        listAuditLog,
        ({
          serverId,
          ...query
        }: OfServer & { page: number; pageSize: number; search?: string; actor?: string }) => ({
          params: { id: serverId },
          query,
        }),
      ),
    ),
    undoChange: build.mutation(
      endpointMutation(undoChange, ({ entryId, ...at }: OfServer & { entryId: string }) => ({
        params: { ...ofServer(at), entryId },
      })),
    ),
    resetModule: build.mutation(
      endpointMutation(
        resetModule,
        ({ serverId, ...body }: OfServer & { slug: string; name: string }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
    removeBot: build.mutation(
      endpointMutation(removeBot, ({ name, ...at }: OfServer & { name: string }) => ({
        params: ofServer(at),
        body: { name },
      })),
    ),
    deleteServerData: build.mutation(
      endpointMutation(deleteServerData, ({ name, ...at }: OfServer & { name: string }) => ({
        params: ofServer(at),
        body: { name },
      })),
    ),
  }),
});

export const {
  useServerSettingsQuery,
  useUpdateServerSettingsMutation,
  useGrantAccessMutation,
  useRevokeAccessMutation,
  useLeaveTeamMutation,
  useAllowDangerousRoleMutation,
  useAuditLogQuery,
  useUndoChangeMutation,
  useResetModuleMutation,
  useRemoveBotMutation,
  useDeleteServerDataMutation,
} = settingsApi;
