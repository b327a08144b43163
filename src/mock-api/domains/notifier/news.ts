import type { Site } from '@/shared/config/site';
import type { NewsEvent } from '@/features/server/notifications/newsChoices';
import type { DirectMessageRow, NotificationRow } from './rows';
import { nextId, type World } from '../../store/world';
import type { Reaction } from '../../store/events';
import { isNotified } from './choices';

export type News = Pick<NotificationRow, 'title' | 'text' | 'path'> & {
  event: NewsEvent;
  /** When it happened, ms since 1970; now when left out. */
  at?: number;
};

/** Discord's error 50007. */
const CLOSED = 'Discord blocked the DM, because you don’t allow messages from server members.';

/** Tells a person something by the ways they chose for it: the bell of that site, a direct message. */
export function tell(
  world: World,
  userId: string,
  site: Site,
  { event, at = world.clock.now(), ...news }: News,
): void {
  if (isNotified(world.db, userId, event, 'BELL')) {
    world.db.notifications.push({
      id: nextId(world, 'ntf'),
      userId,
      site,
      event,
      ...news,
      at,
      isRead: false,
    });
  }
  if (isNotified(world.db, userId, event, 'MESSAGE')) sendMessage(world, userId, news, at);
}

export const notifyNewBrowser: Reaction<'newBrowserSignedIn'> = (world, { userId, device }) =>
  tell(world, userId, 'user', {
    event: 'ACCOUNT',
    title: `You signed in with ${device}`,
    text: 'If it wasn’t you, sign out everywhere in the settings.',
    path: '/dashboard/settings',
  });

/** Why Discord refuses direct messages of the bot to someone; null where it takes them. */
export const messageRefusal = ({ db }: World, userId: string): string | null =>
  db.closedMessages.some((row) => row.userId === userId) ? CLOSED : null;

/** A direct message of the bot, and whether Discord took it. */
export function sendMessage(
  world: World,
  userId: string,
  { title, text }: Pick<News, 'title' | 'text'>,
  at = world.clock.now(),
): DirectMessageRow {
  const row: DirectMessageRow = {
    id: nextId(world, 'dm'),
    userId,
    title,
    text,
    at,
    error: messageRefusal(world, userId),
  };
  world.db.directMessages.push(row);
  return row;
}
