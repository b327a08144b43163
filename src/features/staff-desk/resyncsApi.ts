import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { listResyncs, listStaffServers, startResync, stopResync } from './resyncEndpoints';

type ServersAsked = NonNullable<InputOf<typeof listStaffServers>['query']>;
type ResyncsAsked = NonNullable<InputOf<typeof listResyncs>['query']>;

/** The calls of reading servers anew (decision 114). */
const resyncsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staffServers: build.query({
      ...endpointQuery(listStaffServers, (query: ServersAsked) => ({ query })),
      providesTags: ['Resyncs'],
    }),
    resyncs: build.query({
      ...endpointQuery(listResyncs, (query: ResyncsAsked) => ({ query })),
      providesTags: ['Resyncs'],
    }),
    startResync: build.mutation({
      ...endpointQuery(startResync, (serverId: string) => ({ body: { serverId } })),
      // Also after a refusal: what was looked at is no longer true.
      invalidatesTags: ['Resyncs', 'StaffDesk'],
    }),
    stopResync: build.mutation({
      ...endpointQuery(stopResync, (resyncId: string) => ({ params: { resyncId } })),
      invalidatesTags: ['Resyncs', 'StaffDesk'],
    }),
  }),
});

export const {
  useStaffServersQuery,
  useResyncsQuery,
  useStartResyncMutation,
  useStopResyncMutation,
} = resyncsApi;
