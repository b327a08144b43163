import * as z from 'zod/mini';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import {
  addressText,
  exactlyTrue,
  lamportsText,
  orElse,
  orNull,
  textOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf } from '@/shared/api/page';

/** The highest level of a member. */
export const levelSchema = z.object({ level: z.int(), server: boardServerSchema });

/** A streak on a profile, days. */
export const shownStreakSchema = z.object({
  current: z.int().check(z.minimum(0)),
  best: z.int().check(z.minimum(0)),
});

/** An NFT on a profile. Its address is left out, because anyone could look up the wallet by it. */
export const shownNftSchema = z.object({
  name: orElse(z.string(), 'Unnamed NFT'),
  image: textOrNull,
  collection: textOrNull,
});
export type ShownNft = z.infer<typeof shownNftSchema>;

/** Payouts of one token. */
const earnedTokenSchema = z.object({
  /** Null for SOL. */
  mint: textOrNull,
  symbol: z.string(),
  image: textOrNull,
  decimals: z.int().check(z.minimum(0), z.maximum(18)),
  /** Base units, decimal text. */
  amount: z.string().check(z.regex(/^\d{1,39}$/)),
  /** Worth now, lamports; null where there is no price. */
  value: orNull(z.nullable(lamportsText)),
});

/** What a member was paid. */
export const earnedSchema = withLists({
  tokens: listOf(earnedTokenSchema, { what: 'token', by: 'symbol', mayBeMissing: true }),
  nfts: orElse(z.int().check(z.minimum(0)), 0),
});
export type Earned = z.infer<typeof earnedSchema>;

/** One of the caller's NFTs, to choose from. */
const ownNftSchema = z.object({ ...shownNftSchema.shape, address: addressText });

/** One of the caller's chosen NFTs. */
export const chosenNftSchema = z.object({
  ...ownNftSchema.shape,
  /** Whether it is still in a linked wallet. Others don't see it otherwise. */
  isHeld: exactlyTrue,
});
export type OwnNft = z.infer<typeof ownNftSchema>;

/** GET /users/me/nfts */
export const ownNftsSchema = pageOf(ownNftSchema, { what: 'NFT', by: 'address' });
