import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { listCurrentNotices } from './endpoints';
import type { NoticeBody } from './notice';
import { addNotice, endNotice, listNotices } from './staffEndpoints';

/** What the platform has to say, and what staff do about it. */
export const noticesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    currentNotices: build.query({
      ...endpointQuery(listCurrentNotices, (site: 'community' | 'user') => ({ query: { site } })),
      providesTags: ['Notices'],
    }),
    notices: build.query({
      ...endpointQuery(listNotices, () => ({})),
      providesTags: ['Notices'],
    }),
    addNotice: build.mutation({
      ...endpointQuery(addNotice, (body: NoticeBody) => ({ body })),
      invalidatesTags: ['Notices', 'StaffDesk'],
    }),
    endNotice: build.mutation({
      ...endpointQuery(endNotice, (id: string) => ({ params: { noticeId: id } })),
      invalidatesTags: ['Notices', 'StaffDesk'],
    }),
  }),
});

export const {
  useCurrentNoticesQuery,
  useNoticesQuery,
  useAddNoticeMutation,
  useEndNoticeMutation,
} = noticesApi;
