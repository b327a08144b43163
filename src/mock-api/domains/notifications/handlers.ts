import * as endpoints from '@/features/server/notifications/endpoints';
import * as markReadEndpoints from '@/features/server/notifications/markReadEndpoints';
import * as newsEndpoints from '@/features/server/notifications/newsEndpoints';
import { isAdminOf } from '../access/access';
import { iso } from '../../store/clock';
import { byFields, pageOf } from '../../http/paging';
import { done, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { eventsFor, isFixed, isNotified } from '../notifier/choices';
import { sendMessage } from '../notifier/news';
import { tellOfQuests } from './questNews';
import type { DirectMessageRow, NotificationRow } from '../notifier/rows';

/** Minimum time between two test messages of a user, ms. */
const TEST_PAUSE = 60_000;

const viewOf = ({ id, title, text, path, at, isRead, event }: NotificationRow) => ({
  id,
  title,
  text,
  path,
  at: iso(at),
  isRead,
  event: event ?? null,
});

const messageView = ({ title, at, error }: DirectMessageRow) => ({ title, at: iso(at), error });

const choicesOf = (world: World, user: UserRow) => {
  const last = world.db.directMessages.findLast(({ userId }) => userId === user.id);
  return {
    choices: eventsFor(isAdminOf(world, user)).map((event) => ({
      event,
      bell: isNotified(world.db, user.id, event, 'BELL'),
      message: isNotified(world.db, user.id, event, 'MESSAGE'),
      isBellFixed: isFixed(event, 'BELL'),
    })),
    lastMessage: last ? messageView(last) : null,
  };
};

export const notificationRoutes = [
  ...serve(
    { ...endpoints, ...markReadEndpoints },
    {
      listNotifications: async ({ world, user, query }) => {
        if (query.site === 'user') await tellOfQuests(world, user.id);
        const mine = world.db.notifications
          .filter((row) => row.userId === user.id && row.site === query.site)
          .sort(byFields('-at', 'id'));
        const unread = mine.filter(({ isRead }) => !isRead).length;
        return done({ ...pageOf(mine.map(viewOf), query), unread });
      },

      /** Ids of other users' notifications are ignored. */
      markNotificationsRead: ({ world, user, body: { site, ids } }) => {
        for (const row of world.db.notifications) {
          const isMeant = row.userId === user.id && row.site === site;
          if (isMeant && (ids === undefined || ids.includes(row.id))) row.isRead = true;
        }
        return done(null, 'Marked as read.');
      },
    },
  ),
  ...serve(newsEndpoints, {
    getNotificationPreferences: ({ world, user }) => done(choicesOf(world, user)),

    updateNotificationPreference: ({ world, user, body: { event, way, isOn } }) => {
      if (isFixed(event, way))
        return wrongFields([
          { path: 'way', message: 'Notifications about your account are always on.' },
        ]);
      world.db.newsChoices = world.db.newsChoices.filter(
        (row) => row.userId !== user.id || row.event !== event || row.way !== way,
      );
      world.db.newsChoices.push({ userId: user.id, event, way, isOn });
      world.changed();
      return done(choicesOf(world, user), 'Saved.');
    },

    sendTestNotification: ({ world, user }) => {
      const last = world.db.directMessages.findLast(({ userId }) => userId === user.id);
      if (last && world.clock.now() - last.at < TEST_PAUSE)
        return refuse('sent-recently', 'You got a DM less than a minute ago. Try again shortly.');
      const row = sendMessage(world, user.id, {
        title: 'Test message from Castle Bots',
        text: 'Notifications you turn on will reach you here.',
      });
      world.changed();
      return done(messageView(row), row.error === null ? 'Sent.' : row.error);
    },
  }),
];
