import { apiQuery, baseApi } from '@/shared/api/baseApi';
import { pageOf } from '@/shared/api/envelope';
import { managedServerSchema } from './guild';

/** Discord lets a person be in 200 servers; those one manages fit on one page. */
const ALL = { pageSize: 100, sort: 'guildName' };

const serversSchema = pageOf(managedServerSchema);

/** GET /discord/servers: the servers the signed-in person may manage, with and without the bot. */
const serversApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    managedServers: build.query({
      ...apiQuery<typeof serversSchema>(serversSchema, () => ({
        url: '/discord/servers',
        params: ALL,
      })),
      providesTags: ['Servers'],
    }),
  }),
});

export const { useManagedServersQuery } = serversApi;
