import * as z from 'zod/mini';
import { priceText } from '@/features/billing/sol-value/rates';
import { claimTokenSchema, offerStates, unitsText } from '@/features/earning/claims/claim';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import { exactlyTrue, openEnum, orElse, orNull, textOrNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { chainTextOrNull } from '@/shared/solana/chainText';

/** What is known of a token or collection, with what it is worth in SOL. */
export const pricedSchema = z.object({
  kind: z.enum(['token', 'collection']),
  address: z.string(),
  name: z.string(),
  symbol: orElse(z.string(), '?'),
  image: textOrNull,
  /** Decimal SOL for one token, or for the cheapest piece on sale; null where there is none. */
  priceSol: orNull(z.nullable(priceText)),
  /** Price 24 hours ago; null if unknown. */
  priceSol24h: orNull(z.nullable(priceText)),
});
export type Priced = z.infer<typeof pricedSchema>;

/** GET /market/prices. What is on no list is left away, and is not verified. */
export const pricesSchema = withLists({
  prices: listOf(pricedSchema, { what: 'price', by: 'address' }),
  /** Prices are switched off for all (decision 125): what is known is told without them. */
  isOff: exactlyTrue,
  at: timeOrNull,
});

/** What a holding does for somebody on a server. */
export const useKinds = ['ROLE', 'EARNING'] as const;

const useSchema = z.object({
  /** Mint of the token, or address of the collection (base58); “SOL” for SOL itself. */
  address: z.string(),
  kind: openEnum(z.enum(useKinds)),
  server: boardServerSchema,
  /** The roles, or the program. */
  name: orElse(z.string(), ''),
  /** What is asked for, in words. */
  label: orElse(z.string(), ''),
  /** Whether it is met now; null where that could not be checked. */
  isMet: orNull(z.nullable(z.boolean())),
  /** Only some pieces count, by their traits or rank. */
  isSome: exactlyTrue,
  countsListed: orElse(z.boolean(), true),
});
export type HoldingUse = z.infer<typeof useSchema>;

/** GET /users/me/holding-uses: rules in force on one's servers, by what they ask for. */
export const usesSchema = withLists({
  uses: listOf(useSchema, { what: 'rule', mayBeMissing: true }),
});

/** What one has earned on a server in one way, and what it can be claimed for. Money is read strictly. */
const rewardSchema = z.object({
  server: boardServerSchema,
  section: z.enum(['hold-to-earn', 'engage-to-earn', 'task-to-earn']),
  /** Points that are neither claimed nor locked. */
  points: orNull(z.number()),
  /** As many as could be claimed at this moment. */
  claimable: orElse(z.int(), 0),
  state: openEnum(z.enum(offerStates)),
  message: chainTextOrNull,
  retryAt: timeOrNull,
  /** Null where the server gives nothing for points. */
  rate: orNull(
    z.nullable(
      z.object({
        token: claimTokenSchema,
        /** Base units for one point. */
        unitsPerPoint: unitsText,
        least: z.int(),
      }),
    ),
  ),
});
export type Reward = z.infer<typeof rewardSchema>;

/** GET /users/me/rewards */
export const rewardsSchema = withLists({
  rewards: listOf(rewardSchema, { what: 'reward' }),
});
