import * as z from 'zod/mini';
import { apiQuery, baseApi } from '@/shared/api/baseApi';
import type { Site } from '@/shared/config/site';
import { notificationsSchema } from './notification';

/** As many as the bell's panel shows. */
const NEWEST = 20;

interface MarkRead {
  site: Site;
  /** All of the site when left out. */
  ids?: string[];
}

/** GET /users/notifications and PUT /users/notifications/read, for one of the two sites. */
const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query({
      ...apiQuery<typeof notificationsSchema, Site>(notificationsSchema, (site) => ({
        url: '/users/notifications',
        params: { site, pageSize: NEWEST },
      })),
      providesTags: ['Notifications'],
    }),
    markNotificationsRead: build.mutation({
      ...apiQuery<z.ZodMiniUnknown, MarkRead>(z.unknown(), (body) => ({
        method: 'PUT',
        url: '/users/notifications/read',
        body,
      })),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const { useNotificationsQuery, useMarkNotificationsReadMutation } = notificationsApi;
