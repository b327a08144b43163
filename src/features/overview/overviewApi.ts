import { apiPath } from '@/shared/api/apiPath';
import { apiQuery, baseApi } from '@/shared/api/baseApi';
import { serverStatsSchema } from './serverStats';

export const overviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET /discord/servers/{id}/stats; for the server's managers, others get 403. */
    serverStats: build.query({
      ...apiQuery<typeof serverStatsSchema, string>(serverStatsSchema, (serverId) => ({
        url: apiPath`/discord/servers/${serverId}/stats`,
      })),
    }),
  }),
});

export const { useServerStatsQuery } = overviewApi;
