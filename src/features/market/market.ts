import * as z from 'zod/mini';

/** A fungible token of the chain (GET /market/tokens/{mint}). */
export const tokenSchema = z.object({
  mint: z.string(),
  symbol: z.string(),
  name: z.string(),
  image: z.nullable(z.string()),
  /** Digits after the point of one whole token. */
  decimals: z.int(),
  /** Decimal SOL for one whole token; null where nobody trades it. */
  priceSol: z.nullable(z.string()),
});
export type Token = z.infer<typeof tokenSchema>;

/** A collection of NFTs (GET /market/collections/{address}). */
export const collectionSchema = z.object({
  address: z.string(),
  name: z.string(),
  symbol: z.string(),
  image: z.nullable(z.string()),
  items: z.int(),
  /** Cheapest listing in decimal SOL; null where none is listed. */
  floorSol: z.nullable(z.string()),
  traits: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
});
export type Collection = z.infer<typeof collectionSchema>;
