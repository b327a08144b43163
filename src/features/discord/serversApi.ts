import { allPages, LARGEST_PAGE } from '@/shared/api/allPages';
import { asQueryResult, baseApi } from '@/shared/api/baseApi';
import { call } from '@/shared/api/client';
import { managedServersSchema } from './guild';

/** GET /discord/servers: every server the signed-in person may manage, with and without the bot. */
export const serversApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    managedServers: build.query({
      queryFn: async (_: void, { signal }) =>
        asQueryResult(
          await allPages(
            (page) =>
              call({
                url: '/discord/servers',
                params: { page, pageSize: LARGEST_PAGE, sort: 'guildName' },
                schema: managedServersSchema,
                signal,
              }),
            ({ guildId }) => guildId,
            'server',
          ),
        ),
      providesTags: ['Servers'],
    }),
  }),
});

export const { useManagedServersQuery } = serversApi;
