import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { search, searchServer } from './endpoints';

export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    search: build.query(endpointQuery(search, (typed: string) => ({ query: { search: typed } }))),
    searchServer: build.query(
      endpointQuery(searchServer, ({ serverId, typed }: { serverId: string; typed: string }) => ({
        params: { id: serverId },
        query: { search: typed },
      })),
    ),
  }),
});
