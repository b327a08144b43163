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

/** Base units of a token (lamports of SOL), as decimal text: what is not exact is not read. */
export const unitsText = z
  .string()
  .check(z.regex(/^\d{1,20}$/, 'Must be a whole number of base units, as a string.'));

/** What points can be claimed for. */
export const claimTokenSchema = z.object({
  /** Base58; null is SOL. */
  mint: z.nullable(z.string()),
  symbol: z.string(),
  image: textOrNull,
  /** Digits after the point of one whole token. */
  decimals: z.int().check(z.minimum(0), z.maximum(18)),
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
  /** Base units for one point. */
  unitsPerPoint: unitsText,
  /** Points a claim takes at least, and at most. */
  least: z.int(),
  most: z.int(),
  /** As many as could be claimed at this moment; 0 where none can. */
  claimable: z.int(),
  /** Points in the balance above `kept`, whatever the limits; null if unknown. */
  available: orNull(z.nullable(z.int())),
  /** Points that stay in the balance whatever is claimed; 0 where all can go. */
  kept: orElse(z.int(), 0),
  coolDownHours: orElse(z.number(), 0),
  /** Base units above which a claim waits for somebody of the team; null where none does. */
  approvalAbove: orNull(z.nullable(unitsText)),
  /** The newest claim there is; a claim that was made from an older state is refused. */
  lastClaimId: z.nullable(idSchema),
});
export type ClaimTerms = z.infer<typeof termsSchema>;

/** GET /points/{section}/{slug}/offer (decision 82). */
export const claimOfferSchema = z.object({
  state: openEnum(z.enum(offerStates)),
  /** Why not, in words; null where one can claim. */
  message: chainTextOrNull,
  /** When it can be tried again, where time alone is what it takes. */
  retryAt: timeOrNull,
  /** Null where the server gives nothing for points. */
  terms: z.nullable(termsSchema),
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
  /** Base units. */
  amount: unitsText,
  token: claimTokenSchema,
  /** Where it goes (base58), fixed when it was made. */
  address: addressText,
  status: openEnum(z.enum(transactionStatuses)),
  /** It waits for somebody of the team. */
  isWaiting: orElse(z.boolean(), false),
  /** Why it was refused. */
  reason: chainTextOrNull,
  signature: textOrNull,
  steps: listOf(z.object({ step: openEnum(z.enum(claimSteps)), at: timeOrNull }), {
    what: 'step',
    mayBeMissing: true,
  }),
});
export type Claim = z.infer<typeof claimSchema>;
export const claimsSchema = pageOf(claimSchema, { what: 'claim', by: 'id' });

/** GET /points/{section}/{slug}/days: sums over the ledger, the oldest day first. */
export const pointsDaysSchema = withLists({
  days: listOf(
    z.object({
      /** YYYY-MM-DD, in UTC. */
      day: z.string(),
      earned: z.number(),
      claimed: z.number(),
    }),
    { what: 'day', by: 'day' },
  ),
});
