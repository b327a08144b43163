import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { Site } from '@/shared/config/site';
import { listNotifications, markNotificationsRead } from './endpoints';

/** As many as the bell's panel shows. */
const NEWEST = 20;

interface MarkRead {
  site: Site;
  /** All of the site when left out. */
  ids?: string[];
}

const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query(
      endpointQuery(listNotifications, (site: Site) => ({ query: { site, pageSize: NEWEST } })),
    ),
    markNotificationsRead: build.mutation(
      endpointMutation(markNotificationsRead, (body: MarkRead) => ({ body })),
    ),
  }),
});

export const { useNotificationsQuery, useMarkNotificationsReadMutation } = notificationsApi;
