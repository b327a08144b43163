import type { Site } from '@/shared/config/site';
import type { NotificationRow } from './rows';
import type { OrderRow } from '../orders/rows';
import type { World } from '../world';
import { nextId } from '../db/nextId';

type News = Pick<NotificationRow, 'title' | 'text' | 'path'>;

/** Tells a person something on one of the sites. */
export function tell(world: World, userId: string, site: Site, news: News): void {
  const id = nextId(world, 'ntf');
  world.db.notifications.push({
    id,
    userId,
    site,
    ...news,
    at: world.clock.now(),
    isRead: false,
  });
}

/** What the one who ordered is told when an order has moved; nothing for what they did themselves. */
export function orderNews({ status, package: { name } }: OrderRow): News | null {
  const path = '/dashboard/user-order';
  switch (status) {
    case 'ENABLED':
      return {
        title: `${name} is active`,
        text: 'Its bots are switched on for your server.',
        path,
      };
    case 'EXPIRED':
      return {
        title: `${name} has run out`,
        text: 'Your settings are kept. Order it again to go on.',
        path: '/dashboard/package',
      };
    case 'DISABLED':
      return { title: `${name} was disabled`, text: 'Please ask our support why.', path };
    case 'PENDING':
    case 'VERIFYING':
    case 'UPGRADED':
    case 'CANCELLED':
      return null;
  }
}
