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
        text: 'Its bots are switched on for your server.',
        path,
      };
    case 'EXPIRED':
      return {
        event,
        title: `${name} has run out`,
        text: 'Your settings are kept. Order it again to go on.',
        path: '/dashboard/package',
      };
    case 'DISABLED':
      return { event, title: `${name} was disabled`, text: 'Please ask our support why.', path };
    case 'PENDING':
    case 'VERIFYING':
    case 'UPGRADED':
    case 'CANCELLED':
      return null;
  }
}
