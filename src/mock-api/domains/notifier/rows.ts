import type { NewsEvent, NewsWay } from '@/features/server/notifications/newsChoices';
import type { Site } from '@/shared/config/site';

export interface NotificationRow {
  id: string;
  userId: string;
  /** The site that shows it. */
  site: Site;
  title: string;
  text: string;
  /** The page of that site that it links to. */
  path: string | null;
  at: number;
  isRead: boolean;
  /** Missing in worlds of earlier versions. */
  event?: NewsEvent;
}

/** A user's choice for an event and a channel; without a row the default applies. */
export interface NewsChoiceRow {
  userId: string;
  event: NewsEvent;
  way: NewsWay;
  isOn: boolean;
}

/** A direct message of the bot, sent or refused. */
export interface DirectMessageRow {
  id: string;
  userId: string;
  title: string;
  text: string;
  at: number;
  /** Why Discord refused it; null where it was sent. */
  error: string | null;
}

/** A user who blocks direct messages of the bot. */
export interface ClosedMessagesRow {
  userId: string;
}

/** A quest that a user was notified about. */
export interface QuestNewsRow {
  userId: string;
  questId: string;
}

declare module '../../store/db' {
  interface Db {
    notifications: NotificationRow[];
    newsChoices: NewsChoiceRow[];
    directMessages: DirectMessageRow[];
    closedMessages: ClosedMessagesRow[];
    questNews: QuestNewsRow[];
  }
}
