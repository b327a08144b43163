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
}

/** The tables of this room. */
export interface NotificationTables {
  notifications: NotificationRow[];
}
