import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { getServerStats } from './endpoints';

export const serverStatsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    serverStats: build.query(
      endpointQuery(getServerStats, (serverId: string) => ({ params: { id: serverId } })),
    ),
  }),
});

export const { useServerStatsQuery } = serverStatsApi;
