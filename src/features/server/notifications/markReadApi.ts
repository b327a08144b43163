import { baseApi, endpointMutation } from '@/shared/api/baseApi';
import type { Site } from '@/shared/config/site';
import { markNotificationsRead } from './markReadEndpoints';
import { notificationsApi } from './notificationsApi';

interface MarkRead {
  site: Site;
  /** All of the site when left out. */
  ids?: string[];
}

/** What the bell's panel changes; loaded with it. */
const markReadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useMarkNotificationsReadMutation } = markReadApi;
