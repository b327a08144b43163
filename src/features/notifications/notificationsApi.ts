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

export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query(
      endpointQuery(listNotifications, (site: Site) => ({ query: { site, pageSize: NEWEST } })),
    ),
    markNotificationsRead: build.mutation({
      ...endpointMutation(markNotificationsRead, (body: MarkRead) => ({ body })),
      // Shown at once, so that the bell doesn't count them until the list is read again.
      onQueryStarted: async ({ site, ids }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          notificationsApi.util.updateQueryData('notifications', site, (news) => {
            const read = news.items.filter(
              ({ id, isRead }) => !isRead && (ids?.includes(id) ?? true),
            );
            for (const each of read) each.isRead = true;
            if (news.unread !== null) news.unread = ids ? news.unread - read.length : 0;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

export const { useNotificationsQuery, useMarkNotificationsReadMutation } = notificationsApi;
