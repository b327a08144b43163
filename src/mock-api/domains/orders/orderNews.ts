import type { News } from '../notifier/news';
import type { OrderRow } from './rows';
import { nameOf } from './trial';

/** Notification for the buyer about an order's new status; null for the buyer's own actions. */
export function orderNews(order: OrderRow): News | null {
  const { status, isTrial = false, endedBy } = order;
  const name = nameOf(order);
  const path = '/dashboard/user-order';
  const event = 'PACKAGE';
  switch (status) {
    case 'ENABLED':
      return {
        event,
        title: `${name} is active`,
        text: isTrial
          ? 'Its modules are available on your server. It doesn’t renew, and nothing is charged.'
          : 'Its modules are available on your server.',
        path,
      };
    case 'EXPIRED':
      // The buyer is notified about the paid package instead.
      if (endedBy !== undefined) return null;
      return {
        event,
        title: `${name} has ended`,
        text: isTrial
          ? 'Your settings are kept. Buy a package to continue.'
          : 'Your settings are kept. Order it again to continue.',
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
