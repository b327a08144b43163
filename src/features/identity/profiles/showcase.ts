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

export const levelSchema = z.object({ level: z.int(), server: boardServerSchema });

/** A streak on a profile, days. */
export const shownStreakSchema = z.object({
  current: z.int().check(z.minimum(0)),
  best: z.int().check(z.minimum(0)),
});

/** An NFT on a profile. It has no address, because anyone could use it to find the wallet. */
export const shownNftSchema = z.object({
  name: orElse(z.string(), 'Unnamed NFT'),
  image: textOrNull,
  collection: textOrNull,
});
export type ShownNft = z.infer<typeof shownNftSchema>;

/** Total of the payouts in one token. */
const earnedTokenSchema = z.object({
  mint: textOrNull.check(z.describe('Token address. Null for SOL.')),
  symbol: z.string(),
  image: textOrNull,
  decimals: z.int().check(z.minimum(0), z.maximum(18)),
  amount: z.string().check(z.regex(/^\d{1,39}$/), z.describe('Base units as a decimal string.')),
  value: orNull(z.nullable(lamportsText)).check(
    z.describe('Value now in lamports. Null without a price.'),
  ),
});

/** Total a member was paid. */
export const earnedSchema = withLists({
  tokens: listOf(earnedTokenSchema, { what: 'token', by: 'symbol', mayBeMissing: true }).check(
    z.describe('The most valuable first.'),
  ),
  nfts: orElse(z.int().check(z.minimum(0)), 0).check(z.describe('Number of NFTs.')),
});
export type Earned = z.infer<typeof earnedSchema>;

/** One of the caller's NFTs that can be chosen. */
const ownNftSchema = z.object({ ...shownNftSchema.shape, address: addressText });

/** One of the caller's chosen NFTs. */
export const chosenNftSchema = z.object({
  ...ownNftSchema.shape,
  isHeld: exactlyTrue.check(
    z.describe('Whether it’s still in a linked wallet. If not, others don’t see it.'),
  ),
});
export type OwnNft = z.infer<typeof ownNftSchema>;

/** GET /users/me/nfts */
export const ownNftsSchema = pageOf(ownNftSchema, { what: 'NFT', by: 'address' });
