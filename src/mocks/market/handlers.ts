import { findCollection, findToken } from './market';
import { on, withSession } from '../http/endpoint';
import { fail, notFound, ok } from '../http/envelope';

const UNKNOWN = 'Nothing is known of this address.';

export const marketEndpoints = [
  on.get(
    '/api/market/tokens/:mint',
    withSession(({ params }) => {
      const token = findToken(params['mint']);
      if (token) return ok(token);
      const other = findCollection(params['mint']);
      return other
        ? fail(422, `This is a collection, ${other.name}, and no token.`)
        : notFound(UNKNOWN);
    }),
  ),
  on.get(
    '/api/market/collections/:address',
    withSession(({ params }) => {
      const collection = findCollection(params['address']);
      if (collection) return ok(collection);
      const other = findToken(params['address']);
      return other
        ? fail(422, `This is a token, ${other.name}, and no collection.`)
        : notFound(UNKNOWN);
    }),
  ),
];
