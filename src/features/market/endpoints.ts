import { addressOf, endpoint } from '@/shared/api/endpoint';
import { collectionSchema, tokenSchema } from './market';

/** GET /market/tokens/{mint}: 404 for an account nobody has told of, 422, in words, for one of another kind. */
export const getToken = endpoint({
  method: 'GET',
  path: '/market/tokens/{mint}',
  tag: 'Market',
  summary: 'A fungible token',
  access: 'session',
  params: { mint: addressOf('token', 'Mint of the token.') },
  data: tokenSchema,
  errors: { 404: null, 422: null },
});

/** GET /market/collections/{address}: as `getToken`. */
export const getCollection = endpoint({
  method: 'GET',
  path: '/market/collections/{address}',
  tag: 'Market',
  summary: 'A collection of NFTs',
  access: 'session',
  params: { address: addressOf('collection', 'Address of the collection.') },
  data: collectionSchema,
  errors: { 404: null, 422: null },
});
