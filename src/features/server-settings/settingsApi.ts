import { baseApi, endpointQuery } from '@/shared/api/baseApi';
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
    serverSettings: build.query({
      ...endpointQuery(getServerSettings, (serverId: string) => ({ params: { id: serverId } })),
      providesTags: ['ServerSettings'],
    }),
    saveServerSettings: build.mutation({
      ...endpointQuery(
        saveServerSettings,
        ({ serverId, ...body }: OfServer & GeneralValues & { version: number }) => ({
          params: { id: serverId },
          body,
        }),
      ),
      invalidatesTags: ['ServerSettings', 'AuditLog'],
    }),
    giveAccess: build.mutation({
      ...endpointQuery(
        giveAccess,
        ({
          serverId,
          ...body
        }: OfServer & { username?: string; roleId?: string; role: ServerRole }) => ({
          params: { id: serverId },
          body,
        }),
      ),
      invalidatesTags: ['ServerSettings', 'AuditLog'],
    }),
    takeAccess: build.mutation({
      ...endpointQuery(takeAccess, ({ grantId, ...at }: OfServer & { grantId: string }) => ({
        params: { ...ofServer(at), grantId },
      })),
      invalidatesTags: ['ServerSettings', 'AuditLog'],
    }),
    leaveTeam: build.mutation(
      endpointQuery(leaveTeam, (serverId: string) => ({ params: { id: serverId } })),
    ),
    allowDangerousRole: build.mutation({
      ...endpointQuery(
        allowDangerousRole,
        ({ roleId, isAllowed, ...at }: OfServer & { roleId: string; isAllowed: boolean }) => ({
          params: { ...ofServer(at), roleId },
          body: { isAllowed },
        }),
      ),
      invalidatesTags: ['ServerSettings', 'AuditLog', 'Modules'],
    }),
    auditLog: build.query({
      ...endpointQuery(
        listAudit,
        ({
          serverId,
          ...query
        }: OfServer & { page: number; pageSize: number; search?: string; actor?: string }) => ({
          params: { id: serverId },
          query,
        }),
      ),
      providesTags: ['AuditLog'],
    }),
    undoChange: build.mutation({
      ...endpointQuery(undoChange, ({ lineId, ...at }: OfServer & { lineId: string }) => ({
        params: { ...ofServer(at), lineId },
      })),
      invalidatesTags: ['ServerSettings', 'AuditLog', 'Modules', 'Seasons'],
    }),
    resetModule: build.mutation({
      ...endpointQuery(
        resetModule,
        ({ serverId, ...body }: OfServer & { slug: string; name: string }) => ({
          params: { id: serverId },
          body,
        }),
      ),
      invalidatesTags: ['AuditLog', 'Modules'],
    }),
    removeBot: build.mutation(
      endpointQuery(removeBot, ({ name, ...at }: OfServer & { name: string }) => ({
        params: ofServer(at),
        body: { name },
      })),
    ),
    deleteServerData: build.mutation({
      ...endpointQuery(deleteServerData, ({ name, ...at }: OfServer & { name: string }) => ({
        params: ofServer(at),
        body: { name },
      })),
      invalidatesTags: ['ServerSettings', 'AuditLog', 'Modules'],
    }),
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
