import * as z from 'zod/mini';
import { transactionStatuses } from '@/features/billing/transaction-status/transactionStatus';
import {
  addressText,
  idSchema,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf } from '@/shared/api/page';
import { chainTextOrNull } from '@/shared/solana/chainText';

/** An amount that isn't exact is refused, and not read. */
export const unitsText = z
  .string()
  .check(
    z.regex(/^\d{1,20}$/, 'Must be a whole number of base units, as a string.'),
    z.describe('Base units of the token (lamports for SOL) as a decimal string.'),
  );

/** What points can be claimed for. */
export const claimTokenSchema = z.object({
  mint: z.nullable(z.string()).check(z.describe('Token address (base58); null is SOL.')),
  symbol: z.string(),
  image: textOrNull,
  decimals: z
    .int()
    .check(z.minimum(0), z.maximum(18))
    .check(z.describe('Decimal places: one whole token is 10^decimals base units.')),
});
export type ClaimToken = z.infer<typeof claimTokenSchema>;

/** Why nothing can be claimed now; OPEN where it can. */
export const offerStates = [
  'OPEN',
  'OFF',
  'PAUSED',
  'UNDER_WAY',
  'TOO_FEW',
  'COOL_DOWN',
  'DAY_LIMIT',
  'NO_FUNDS',
  'UNSUPPORTED',
] as const;

/** What a server gives for points. Money is read strictly: an offer that is not exact is none. */
const termsSchema = z.object({
  token: claimTokenSchema,
  unitsPerPoint: unitsText.check(z.describe('Base units for one point, as a decimal string.')),
  least: z.int().check(z.describe('Fewest points of a claim.')),
  most: z.int().check(z.describe('Most points of a claim.')),
  claimable: z
    .int()
    .check(z.describe('Most points that can be claimed now; 0 if `state` isn’t OPEN.')),
  available: orNull(z.nullable(z.int())).check(
    z.describe('Points above `kept`, whatever the limits.'),
  ),
  kept: orElse(z.int(), 0).check(
    z.describe('Points that must stay in the balance; 0 if all can be claimed.'),
  ),
  coolDownHours: orElse(z.number(), 0).check(z.describe('Hours between two claims.')),
  approvalAbove: orNull(z.nullable(unitsText)).check(
    z.describe('Claims above this amount wait for the team, in base units; null if none do.'),
  ),
  lastClaimId: z
    .nullable(idSchema)
    .check(z.describe('ID of the caller’s newest claim for this way to earn; null without one.')),
});
export type ClaimTerms = z.infer<typeof termsSchema>;

/** GET /points/{section}/{slug}/offer (docs/product/claims-and-payouts.md). */
export const claimOfferSchema = z.object({
  state: openEnum(z.enum(offerStates)).check(
    z.describe(
      'The first reason that applies, in this order: OFF, there is no exchange rate; PAUSED, by the team, by Castle Bots or with an expired package; UNDER_WAY, a claim is in progress; TOO_FEW, the points are below the minimum; COOL_DOWN; UNSUPPORTED, the token can’t be sent; DAY_LIMIT, the member or the server reached it; NO_FUNDS, the ledger wallet can’t pay the minimum. Otherwise OPEN.',
    ),
  ),
  message: chainTextOrNull.check(z.describe('The reason in words; null if OPEN.')),
  retryAt: timeOrNull.check(
    z.describe('When the cooldown or the day ends; null for other reasons.'),
  ),
  terms: z.nullable(termsSchema).check(z.describe('Null if there is no exchange rate.')),
});
export type ClaimOffer = z.infer<typeof claimOfferSchema>;

/** What a claim goes through. */
export const claimSteps = [
  'LOCKED',
  'WAITING',
  'APPROVED',
  'REFUSED',
  'SENT',
  'PAID',
  'FAILED',
  'RETURNED',
] as const;

/** A claim of points: what was locked for it, and what has become of its payout. */
export const claimSchema = withLists({
  id: idSchema,
  at: timeOrNull,
  points: z.int(),
  amount: unitsText,
  token: claimTokenSchema,
  address: addressText.check(z.describe('Wallet that it goes to, fixed by the claim.')),
  status: openEnum(z.enum(transactionStatuses)),
  isWaiting: orElse(z.boolean(), false).check(z.describe('Whether the team has to approve it.')),
  reason: chainTextOrNull.check(z.describe('Why the team rejected it; null otherwise.')),
  signature: textOrNull.check(z.describe('Signature of the transfer; null until it is final.')),
  steps: listOf(z.object({ step: openEnum(z.enum(claimSteps)), at: timeOrNull }), {
    what: 'step',
    mayBeMissing: true,
  }).check(z.describe('What has happened to it, oldest first.')),
});
export type Claim = z.infer<typeof claimSchema>;
export const claimsSchema = pageOf(claimSchema, { what: 'claim', by: 'id' });

/** GET /points/{section}/{slug}/days: sums over the ledger, the oldest day first. */
export const pointsDaysSchema = withLists({
  days: listOf(
    z.object({
      day: z.string().check(z.describe('YYYY-MM-DD, in UTC.')),
      earned: z.number().check(z.describe('Points earned, with adjustments by the team.')),
      claimed: z.number().check(z.describe('Points of claims paid on that day.')),
    }),
    { what: 'day', by: 'day' },
  ),
});
