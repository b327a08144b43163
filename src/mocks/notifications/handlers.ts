import * as endpoints from '@/features/notifications/endpoints';
import { iso } from '../clock';
import { pageOf } from '../http/paging';
import { done } from '../http/reply';
import { serve } from '../http/serve';
import type { NotificationRow } from './rows';

const viewOf = ({ id, title, text, path, at, isRead }: NotificationRow) => ({
  id,
  title,
  text,
  path,
  at: iso(at),
  isRead,
});

export const notificationRoutes = serve(endpoints, {
  listNotifications: ({ world, user, query }) => {
    const mine = world.db.notifications
      .filter((row) => row.userId === user.id && row.site === query.site)
      .sort((one, other) => other.at - one.at);
    const unread = mine.filter(({ isRead }) => !isRead).length;
    return done({ ...pageOf(mine.map(viewOf), query), unread });
  },

  /** Other people's are left alone. */
  markNotificationsRead: ({ world, user, body: { site, ids } }) => {
    for (const row of world.db.notifications) {
      const isMeant = row.userId === user.id && row.site === site;
      if (isMeant && (ids === undefined || ids.includes(row.id))) row.isRead = true;
    }
    return done(null, 'Marked as read.');
  },
});
