import * as z from 'zod/mini';
import { addressOf, endpoint } from '@/shared/api/endpoint';
import { assetsSchema, assetWanted, collectionSchema, tokenSchema } from './market';

/** GET /market/tokens/{mint}: 404 for an account nobody has told of, 422, in words, for one of another kind. */
export const getToken = endpoint({
  method: 'GET',
  path: '/market/tokens/{mint}',
  tag: 'Market',
  summary: 'Returns a fungible token',
  access: 'session',
  shows: ['Market'],
  params: { mint: addressOf('token', 'Mint address of the token.') },
  data: tokenSchema,
  errors: { 404: null, 422: null },
});

/** GET /market/collections/{address}: as `getToken`. */
export const getCollection = endpoint({
  method: 'GET',
  path: '/market/collections/{address}',
  tag: 'Market',
  summary: 'Returns an NFT collection',
  access: 'session',
  shows: ['Market'],
  params: { address: addressOf('collection', 'Address of the collection.') },
  data: collectionSchema,
  errors: { 404: null, 422: null },
});

/** GET /market/assets: of those accounts the ones somebody has told of, in the order they are asked for. */
export const getAssets = endpoint({
  method: 'GET',
  path: '/market/assets',
  tag: 'Market',
  summary: 'Returns names and images of tokens and collections',
  access: 'session',
  shows: ['Market'],
  query: z.object({
    addresses: z
      .string()
      .check(
        z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}(,[1-9A-HJ-NP-Za-km-z]{32,44}){0,49}$/),
        z.describe('Up to 50 addresses, separated by commas.'),
      ),
  }),
  data: assetsSchema,
});

/** GET /market/search: the best matches first. An address or the slug of a marketplace is met exactly. */
export const searchAssets = endpoint({
  method: 'GET',
  path: '/market/search',
  tag: 'Market',
  summary: 'Searches tokens and collections',
  access: 'session',
  shows: ['Market'],
  query: z.object({
    of: assetWanted,
    search: z.optional(
      z
        .string()
        .check(
          z.maxLength(100),
          z.describe(
            'Part of a name or symbol, a slug or an address. If omitted, returns the best-known ones.',
          ),
        ),
    ),
  }),
  data: assetsSchema,
});
