import type { NewsEvent, NewsWay } from '@/features/server/notifications/newsChoices';
import type { Site } from '@/shared/config/site';

export interface NotificationRow {
  id: string;
  userId: string;
  /** The site it is told on. */
  site: Site;
  title: string;
  text: string;
  /** Page of that site it is about. */
  path: string | null;
  at: number;
  isRead: boolean;
  /** Missing in worlds of earlier versions. */
  event?: NewsEvent;
}

/** Somebody's own choice for an event and a way; without one the default holds. */
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

/** Who lets no direct messages of the bot through. */
export interface ClosedMessagesRow {
  userId: string;
}

/** A quest somebody was told of. */
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
