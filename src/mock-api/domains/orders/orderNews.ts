import type { News } from '../notifier/news';
import type { OrderRow } from './rows';

/** What the one who ordered is told when an order has moved; nothing for what they did themselves. */
export function orderNews({ status, package: { name } }: OrderRow): News | null {
  const path = '/dashboard/user-order';
  const event = 'PACKAGE';
  switch (status) {
    case 'ENABLED':
      return {
        event,
        title: `${name} is active`,
        text: 'Its modules are available on your server.',
        path,
      };
    case 'EXPIRED':
      return {
        event,
        title: `${name} has ended`,
        text: 'Your settings are kept. Order it again to continue.',
        path: '/dashboard/package',
      };
    case 'DISABLED':
      return {
        event,
        title: `${name} was disabled`,
        text: 'Contact support to find out why.',
        path,
      };
    case 'PENDING':
    case 'VERIFYING':
    case 'UPGRADED':
    case 'CANCELLED':
      return null;
  }
}
