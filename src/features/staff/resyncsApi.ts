import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { listResyncs, listStaffServers, startResync, stopResync } from './resyncEndpoints';

type ServersAsked = NonNullable<InputOf<typeof listStaffServers>['query']>;
type ResyncsAsked = NonNullable<InputOf<typeof listResyncs>['query']>;

/** The endpoints of re-syncing servers (docs/product/staff.md). */
const resyncsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staffServers: build.query(
      endpointQuery(listStaffServers, (query: ServersAsked) => ({ query })),
    ),
    resyncs: build.query(endpointQuery(listResyncs, (query: ResyncsAsked) => ({ query }))),
    startResync: build.mutation(
      endpointMutation(startResync, (serverId: string) => ({ body: { serverId } })),
    ),
    stopResync: build.mutation(
      endpointMutation(stopResync, (resyncId: string) => ({ params: { resyncId } })),
    ),
  }),
});

export const {
  useStaffServersQuery,
  useResyncsQuery,
  useStartResyncMutation,
  useStopResyncMutation,
} = resyncsApi;
