import * as endpoints from '@/features/modules/market/endpoints';
import { done, refuse } from '../../http/reply';
import { serve } from '../../http/serve';
import { assets, search } from './assets';
import { findCollection, findToken } from './market';

export const marketRoutes = serve(endpoints, {
  getAssets: ({ query }) => {
    const asked = query.addresses.split(',');
    return done({
      assets: asked.flatMap((address) => assets.find((row) => row.address === address) ?? []),
    });
  },

  searchAssets: ({ query }) => done({ assets: search(query.of, query.search ?? '') }),

  getToken: ({ params }) => {
    const token = findToken(params.mint);
    if (token) return done(token);
    const other = findCollection(params.mint);
    return other
      ? refuse('not-a-token', `This is a collection (${other.name}), not a token.`)
      : refuse('token-not-found', 'Token not found.');
  },

  getCollection: ({ params }) => {
    const collection = findCollection(params.address);
    if (collection) return done(collection);
    const other = findToken(params.address);
    return other
      ? refuse('not-a-collection', `This is a token (${other.name}), not a collection.`)
      : refuse('collection-not-found', 'Collection not found.');
  },
});
