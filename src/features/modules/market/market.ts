import * as z from 'zod/mini';
import { orElse, orNull, textOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** A fungible token of the chain (GET /market/tokens/{mint}). */
export const tokenSchema = z.object({
  mint: z.string().check(z.describe('Mint address.')),
  symbol: orElse(z.string(), '?'),
  name: z.string(),
  image: textOrNull.check(z.describe('Address of its picture; null for none.')),
  decimals: orNull(z.int()).check(
    z.describe('Decimals of a whole token: 1 whole token is 10^decimals base units.'),
  ),
  priceSol: textOrNull.check(
    z.describe('Price of one whole token in SOL, as a decimal string; null if no one trades it.'),
  ),
});
export type Token = z.output<typeof tokenSchema>;
/** The shape that a server has to send. */
export type TokenSent = z.input<typeof tokenSchema>;

const traitSchema = withLists({
  name: z.string(),
  values: listOf(
    z.object({
      value: z.string(),
      items: orNull(z.int()).check(z.describe('Number of NFTs; null if unknown.')),
    }),
    {
      what: 'value',
      by: 'value',
      mayBeMissing: true,
    },
  ).check(z.describe('Values of the trait, each with how many NFTs have it.')),
});

/** A collection of NFTs (GET /market/collections/{address}). */
export const collectionSchema = withLists({
  address: z.string(),
  name: z.string(),
  symbol: orElse(z.string(), '?'),
  image: textOrNull.check(z.describe('Address of its picture; null for none.')),
  items: orNull(z.int()).check(z.describe('Number of NFTs.')),
  floorSol: textOrNull.check(
    z.describe('Cheapest listing in SOL, as a decimal string; null if none is listed.'),
  ),
  traits: listOf(traitSchema, { what: 'trait', by: 'name', mayBeMissing: true }).check(
    z.describe('Empty while they aren’t known, such as before a reveal.'),
  ),
});
export type Collection = z.output<typeof collectionSchema>;
/** The shape that a server has to send. */
export type CollectionSent = z.input<typeof collectionSchema>;

/** Kinds of accounts: fungible tokens, collections of NFTs, or either. */
export const assetWanted = z.enum(['token', 'collection', 'asset']);
export type AssetWanted = z.output<typeof assetWanted>;

/** A token or a collection, with the facts that lists and pickers show. */
export const assetSchema = z.object({
  kind: z.enum(['token', 'collection']),
  address: z.string().check(z.describe('Mint address of a token, or address of a collection.')),
  name: z.string(),
  symbol: orElse(z.string(), '?'),
  image: textOrNull.check(z.describe('Address of its picture; null for none.')),
  priceSol: textOrNull.check(
    z.describe(
      'Price of one whole token, or of the cheapest listed NFT, in SOL as a decimal string; null for none.',
    ),
  ),
});
export type Asset = z.output<typeof assetSchema>;
/** Known tokens and collections, by their addresses. */
export type KnownAssets = ReadonlyMap<string, Asset>;
/** The shape that a server has to send. */
export type AssetSent = z.input<typeof assetSchema>;

/** Maximum accounts per call. */
export const MOST_ASSETS = 50;

export const assetsSchema = withLists({
  assets: listOf(assetSchema, { what: 'asset', by: 'name' }),
});
