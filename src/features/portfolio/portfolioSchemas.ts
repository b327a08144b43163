import * as z from 'zod/mini';
import { priceText } from '@/features/billing/sol-value/rates';
import { claimTokenSchema, offerStates, unitsText } from '@/features/earning/claims/claim';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import { exactlyTrue, openEnum, orElse, orNull, textOrNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { chainTextOrNull } from '@/shared/solana/chainText';

/** Data about a token or collection, with its price in SOL. */
export const pricedSchema = z.object({
  kind: z.enum(['token', 'collection']),
  address: z.string(),
  name: z.string(),
  symbol: orElse(z.string(), '?'),
  image: textOrNull,
  priceSol: orNull(z.nullable(priceText)).check(
    z.describe('SOL for one token, or for the cheapest NFT on sale. Null if there is no price.'),
  ),
  priceSol24h: orNull(z.nullable(priceText)).check(
    z.describe('Price 24 hours ago. Null if it’s unknown.'),
  ),
});
export type Priced = z.infer<typeof pricedSchema>;

/** GET /market/prices. Addresses on no list are omitted, and are not verified. */
export const pricesSchema = withLists({
  prices: listOf(pricedSchema, { what: 'price', by: 'address' }),
  isOff: exactlyTrue.check(z.describe('Staff turned prices off with the flag `PORTFOLIO_PRICES`.')),
  at: timeOrNull.check(z.describe('Time of the prices.')),
});

/** What a holding is used for on a server. */
export const useKinds = ['ROLE', 'EARNING'] as const;

const useSchema = z.object({
  address: z.string().check(z.describe('Token or collection address, or `SOL` for SOL.')),
  kind: openEnum(z.enum(useKinds)),
  server: boardServerSchema,
  name: orElse(z.string(), '').check(z.describe('Names of the roles, or of the program.')),
  label: orElse(z.string(), '').check(z.describe('What is required or earned, in words.')),
  isMet: orNull(z.nullable(z.boolean())).check(
    z.describe('Whether the caller meets the rule now. Null if it couldn’t be checked.'),
  ),
  isSome: exactlyTrue.check(z.describe('Only some NFTs count, by traits or rank.')),
  countsListed: orElse(z.boolean(), true).check(
    z.describe('Whether NFTs that are listed for sale count.'),
  ),
});
export type HoldingUse = z.infer<typeof useSchema>;

/** GET /users/me/holding-uses: active rules on the caller's servers, by the tokens and collections they require. */
export const usesSchema = withLists({
  uses: listOf(useSchema, { what: 'rule', mayBeMissing: true }),
});

/** The caller's earnings on a server in one way, and what they can be claimed for. Money is parsed strictly. */
const rewardSchema = z.object({
  server: boardServerSchema,
  section: z.enum(['hold-to-earn', 'engage-to-earn', 'task-to-earn']),
  points: orNull(z.number()).check(z.describe('Points that are neither claimed nor locked.')),
  claimable: orElse(z.int(), 0).check(z.describe('Points that can be claimed now.')),
  state: openEnum(z.enum(offerStates)),
  message: chainTextOrNull.check(
    z.describe('Why nothing can be claimed, as a sentence to show. Null if something can.'),
  ),
  retryAt: timeOrNull.check(z.describe('When claiming is possible again. Null if it’s unknown.')),
  rate: orNull(
    z.nullable(
      z.object({
        token: claimTokenSchema,
        unitsPerPoint: unitsText.check(z.describe('Base units of `token` for one point.')),
        least: z.int().check(z.describe('Fewest points of a claim.')),
      }),
    ),
  ).check(z.describe('Null if the server’s points can’t be claimed for a token.')),
});
export type Reward = z.infer<typeof rewardSchema>;

/** GET /users/me/rewards */
export const rewardsSchema = withLists({
  rewards: listOf(rewardSchema, { what: 'reward' }),
});
