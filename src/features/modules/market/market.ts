import * as z from 'zod/mini';
import { orElse, orNull, textOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** A fungible token of the chain (GET /market/tokens/{mint}). */
export const tokenSchema = z.object({
  mint: z.string(),
  symbol: orElse(z.string(), '?'),
  name: z.string(),
  image: textOrNull,
  /** Digits after the point of one whole token. */
  decimals: orNull(z.int()),
  /** Decimal SOL for one whole token; null where nobody trades it. */
  priceSol: textOrNull,
});
export type Token = z.output<typeof tokenSchema>;
/** As a server owes it. */
export type TokenSent = z.input<typeof tokenSchema>;

const traitSchema = withLists({
  name: z.string(),
  /** Each with how many of its pieces have it; null where the server does not tell. */
  values: listOf(z.object({ value: z.string(), items: orNull(z.int()) }), {
    what: 'value',
    by: 'value',
    mayBeMissing: true,
  }),
});

/** A collection of NFTs (GET /market/collections/{address}). */
export const collectionSchema = withLists({
  address: z.string(),
  name: z.string(),
  symbol: orElse(z.string(), '?'),
  image: textOrNull,
  items: orNull(z.int()),
  /** Cheapest listing in decimal SOL; null where none is listed. */
  floorSol: textOrNull,
  /** None while they are not known, as before a reveal. */
  traits: listOf(traitSchema, { what: 'trait', by: 'name', mayBeMissing: true }),
});
export type Collection = z.output<typeof collectionSchema>;
/** As a server owes it. */
export type CollectionSent = z.input<typeof collectionSchema>;

/** Which accounts are meant: fungible tokens, collections of NFTs, or either. */
export const assetWanted = z.enum(['token', 'collection', 'asset']);
export type AssetWanted = z.output<typeof assetWanted>;

/** A token or a collection, as far as lists and pickers name it. */
export const assetSchema = z.object({
  kind: z.enum(['token', 'collection']),
  address: z.string(),
  name: z.string(),
  symbol: orElse(z.string(), '?'),
  image: textOrNull,
  /** Decimal SOL for one token, or for the cheapest piece on sale; null where there is none. */
  priceSol: textOrNull,
});
export type Asset = z.output<typeof assetSchema>;
/** What is known of tokens and collections, by their addresses. */
export type KnownAssets = ReadonlyMap<string, Asset>;
/** As a server owes it. */
export type AssetSent = z.input<typeof assetSchema>;

/** The most accounts one call tells of. */
export const MOST_ASSETS = 50;

export const assetsSchema = withLists({
  assets: listOf(assetSchema, { what: 'asset', by: 'name' }),
});
