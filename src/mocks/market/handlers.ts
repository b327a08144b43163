import * as endpoints from '@/features/market/endpoints';
import { done, refuse } from '../http/reply';
import { serve } from '../http/serve';
import { findCollection, findToken } from './market';

const UNKNOWN = 'Nothing is known of this address.';

export const marketRoutes = serve(endpoints, {
  getToken: ({ params }) => {
    const token = findToken(params.mint);
    if (token) return done(token);
    const other = findCollection(params.mint);
    return other
      ? refuse(422, `This is a collection, ${other.name}, and no token.`)
      : refuse(404, UNKNOWN);
  },

  getCollection: ({ params }) => {
    const collection = findCollection(params.address);
    if (collection) return done(collection);
    const other = findToken(params.address);
    return other
      ? refuse(422, `This is a token, ${other.name}, and no collection.`)
      : refuse(404, UNKNOWN);
  },
});
