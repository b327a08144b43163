import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import {
  allowDangerousRole,
  deleteServerData,
  getServerSettings,
  giveAccess,
  leaveTeam,
  listAudit,
  removeBot,
  resetModule,
  saveServerSettings,
  takeAccess,
  undoChange,
} from './endpoints';
import type { GeneralValues } from './settings';
import type { ServerRole } from '@/shared/api/serverRole';

interface OfServer {
  serverId: string;
}
const ofServer = ({ serverId }: OfServer) => ({ id: serverId });

/** The settings of a server, who may do what on it, and what was changed (decision 101). */
export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    serverSettings: build.query(
      endpointQuery(getServerSettings, (serverId: string) => ({ params: { id: serverId } })),
    ),
    saveServerSettings: build.mutation(
      endpointMutation(
        saveServerSettings,
        ({ serverId, ...body }: OfServer & GeneralValues & { version: number }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
    giveAccess: build.mutation(
      endpointMutation(
        giveAccess,
        ({
          serverId,
          ...body
        }: OfServer & { username?: string; roleId?: string; role: ServerRole }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
    takeAccess: build.mutation(
      endpointMutation(takeAccess, ({ grantId, ...at }: OfServer & { grantId: string }) => ({
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
        listAudit,
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
      endpointMutation(undoChange, ({ lineId, ...at }: OfServer & { lineId: string }) => ({
        params: { ...ofServer(at), lineId },
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
  useSaveServerSettingsMutation,
  useGiveAccessMutation,
  useTakeAccessMutation,
  useLeaveTeamMutation,
  useAllowDangerousRoleMutation,
  useAuditLogQuery,
  useUndoChangeMutation,
  useResetModuleMutation,
  useRemoveBotMutation,
  useDeleteServerDataMutation,
} = settingsApi;
