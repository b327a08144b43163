import { pathFinder } from './paths';
import type { Route } from './route';

/** What a body may have at most where its route says nothing, bytes. */
const MAX_BODY = 1024 * 1024;

/** The largest body a call may have, by its route: what one takes, no other does. */
export function bodyLimits(routes: readonly Route[]): (method: string, address: string) => number {
  const find = pathFinder(routes);
  return (method, address) => {
    const [path = ''] = address.split('?');
    const route = find(path).find((each) => each.method === method.toLowerCase());
    return route?.maxBytes ?? MAX_BODY;
  };
}
