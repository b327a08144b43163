import { fits } from './paths';
import type { Route } from './route';

/** What a body may have at most where its route says nothing, bytes. */
const MAX_BODY = 1024 * 1024;

/** The largest body a call may have, by its route: what one takes, no other does. */
export function maxBytesOf(routes: readonly Route[], method: string, address: string): number {
  const [path = ''] = address.split('?');
  const route = routes.find(
    (each) =>
      each.maxBytes !== undefined && each.method === method.toLowerCase() && fits(each.path, path),
  );
  return route?.maxBytes ?? MAX_BODY;
}
