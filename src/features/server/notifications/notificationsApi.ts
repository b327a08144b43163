import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { Site } from '@/shared/config/site';
import { listNotifications } from './endpoints';

/** As many as the bell's panel shows. */
const NEWEST = 20;

export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query(
      endpointQuery(listNotifications, (site: Site) => ({ query: { site, pageSize: NEWEST } })),
    ),
  }),
});

export const { useNotificationsQuery } = notificationsApi;
