import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import { listCurrentNotices } from './endpoints';
import type { NoticeBody } from './notice';
import { createNotice, endNotice, listNotices } from './staffEndpoints';

/** What the platform has to say, and what staff do about it. */
export const noticesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    currentNotices: build.query(
      endpointQuery(listCurrentNotices, (site: 'community' | 'user') => ({ query: { site } })),
    ),
    notices: build.query(endpointQuery(listNotices, () => ({}))),
    createNotice: build.mutation(endpointMutation(createNotice, (body: NoticeBody) => ({ body }))),
    endNotice: build.mutation(
      endpointMutation(endNotice, (id: string) => ({ params: { noticeId: id } })),
    ),
  }),
});

export const {
  useCurrentNoticesQuery,
  useNoticesQuery,
  useCreateNoticeMutation,
  useEndNoticeMutation,
} = noticesApi;
