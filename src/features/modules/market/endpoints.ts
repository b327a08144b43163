import * as z from 'zod/mini';
import { addressOf, endpoint } from '@/shared/api/endpoint';
import { assetsSchema, assetWanted, collectionSchema, tokenSchema } from './market';

/** GET /market/tokens/{mint}: 404 for an unknown account, 422 with the reason for one of another kind. */
export const getToken = endpoint({
  method: 'GET',
  path: '/market/tokens/{mint}',
  tag: 'Market',
  summary: 'Returns a fungible token',
  description:
    'Knows tokens of the Solana market, not only those on a server. Returns 422 for the address of an NFT collection.',
  access: 'session',
  shows: ['Market'],
  params: { mint: addressOf('token', 'Mint address of the token.') },
  data: tokenSchema,
  errors: { 'not-a-token': null, 'token-not-found': null },
});

/** GET /market/collections/{address}: as `getToken`. */
export const getCollection = endpoint({
  method: 'GET',
  path: '/market/collections/{address}',
  tag: 'Market',
  summary: 'Returns an NFT collection',
  description:
    'Knows NFT collections of the Solana market with their traits. Returns 422 for the address of a token.',
  access: 'session',
  shows: ['Market'],
  params: { address: addressOf('collection', 'Address of the collection.') },
  data: collectionSchema,
  errors: { 'collection-not-found': null, 'not-a-collection': null },
});

/** GET /market/assets: the known accounts among those requested, in the order of the request. */
export const getAssets = endpoint({
  method: 'GET',
  path: '/market/assets',
  tag: 'Market',
  summary: 'Returns names and images of tokens and collections',
  description:
    'Leaves out addresses of nothing known, so the response can be shorter than the request.',
  access: 'session',
  order: 'As in `addresses`.',
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

/** GET /market/search: best matches first. An address or the slug of a marketplace must match exactly. */
export const searchAssets = endpoint({
  method: 'GET',
  path: '/market/search',
  tag: 'Market',
  summary: 'Searches tokens and collections',
  description:
    'Finds up to 20 assets whose name or symbol contains the text, or that have exactly this address or marketplace slug. Case and accents don’t matter.',
  access: 'session',
  order:
    'Exact matches first, then those that start with the text, then those that contain it. Equals: collections before tokens, best known first.',
  shows: ['Market'],
  query: z.object({
    of: assetWanted.check(z.describe('Kind of asset: a token, a collection, or either (asset).')),
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
