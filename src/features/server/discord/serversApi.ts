import { allPages, LARGEST_PAGE } from '@/shared/api/allPages';
import { asQueryResult, baseApi, shown } from '@/shared/api/baseApi';
import { request } from '@/shared/api/request';
import { listServers } from './endpoints';

/** GET /discord/servers: every server the signed-in person may manage, with and without the bot. */
export const serversApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    managedServers: build.query({
      queryFn: async (_: void, { signal }) =>
        asQueryResult(
          await allPages(
            (page) =>
              request(
                listServers,
                { query: { page, pageSize: LARGEST_PAGE, sort: 'guildName' } },
                signal,
              ),
            ({ guildId }) => guildId,
            'server',
          ),
        ),
      ...shown(listServers),
    }),
  }),
});

export const { useManagedServersQuery } = serversApi;
