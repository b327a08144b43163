import * as z from 'zod/mini';
import { transactionStatuses } from '@/features/billing/transaction-status/transactionStatus';
import {
  addressText,
  exactlyTrue,
  idSchema,
  lamportsText,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  textsSchema,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf } from '@/shared/api/page';
import { chainTextOrNull } from '@/shared/solana/chainText';

/** How somebody stands to the programme (decision 95). */
export const ambassadorStates = ['NONE', 'APPLIED', 'ACTIVE', 'SUSPENDED', 'REJECTED'] as const;

/** What becomes of somebody who followed a link. */
export const referralStatuses = [
  'CLICKED',
  'SIGNED_UP',
  'QUALIFIED',
  'ON_HOLD',
  'APPROVED',
  'PAID',
  'REJECTED',
] as const;
/** Where a commission is. */
export const commissionStatuses = [
  'ON_HOLD',
  'AVAILABLE',
  'REQUESTED',
  'PAID',
  'TAKEN_BACK',
] as const;

/** A code as it is chosen; it is also what a source is called in its link. */
export const codeText = z
  .string()
  .check(z.regex(/^[a-z0-9_-]{3,20}$/, 'Use 3 to 20 characters: a–z, 0–9, - and _.'));

/** Languages an ambassador may write in. */
export const languages = [
  ['en', 'English'],
  ['ar', 'Arabic'],
  ['zh', 'Chinese'],
  ['fr', 'French'],
  ['de', 'German'],
  ['hi', 'Hindi'],
  ['id', 'Indonesian'],
  ['ja', 'Japanese'],
  ['ko', 'Korean'],
  ['pt', 'Portuguese'],
  ['ru', 'Russian'],
  ['es', 'Spanish'],
  ['tr', 'Turkish'],
  ['uk', 'Ukrainian'],
  ['vi', 'Vietnamese'],
  ['other', 'Other'],
] as const;

const story = (least: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least, `Minimum ${String(least)} characters.`),
      z.maxLength(1000, 'Maximum 1,000 characters.'),
    );

/** What somebody says of themselves who wants to be an ambassador. */
export const applicationSchema = z.object({
  motivation: story(20),
  channels: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Enter where people see you.'),
      z.maxLength(500, 'Maximum 500 characters.'),
    ),
  audience: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Enter who you reach.'),
      z.maxLength(300, 'Use 300 characters or fewer.'),
    ),
  language: z.enum(
    languages.map(([code]) => code),
    'Choose a language.',
  ),
});
export type Application = z.infer<typeof applicationSchema>;

const count = z.int().check(z.minimum(0));

const tierSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** People who bought something, from which on it holds. */
  minQualified: count,
  /** Hundredths of a percent of what they pay. */
  rateBps: count.check(z.maximum(10_000)),
  perks: textsSchema,
});
export type Tier = z.infer<typeof tierSchema>;

/** GET /users/referral-details: the programme, and how one stands to it. */
export const referralDetailsSchema = withLists({
  state: openEnum(z.enum(ambassadorStates)),
  /** Null where one has none yet. */
  code: textOrNull,
  url: textOrNull,
  /** The code was chosen and stays. */
  isCodeChosen: exactlyTrue,
  /** Whether one may apply: staff can close the programme to new ambassadors (decision 125). */
  isOpen: orElse(z.boolean(), true),
  appliedAt: timeOrNull,
  /** By when an application is answered. */
  answerBy: timeOrNull,
  /** Why one was refused or suspended. */
  reason: textOrNull,
  /** From when on one may apply again. */
  reapplyAt: timeOrNull,
  tiers: listOf(tierSchema, { what: 'tier', by: 'id' }),
  tierId: orNull(z.nullable(idSchema)),
  cookieDays: z.number(),
  holdDays: z.number(),
  minPayoutLamports: lamportsText,
  joined: orNull(count),
  qualified: orNull(count),
  rewardLamports: orNull(lamportsText),
});
export type ReferralDetails = z.infer<typeof referralDetailsSchema>;

/** GET /ambassador/stats: sums over visits, referrals, commissions and payouts. */
export const ambassadorFiguresSchema = z.object({
  clicks: count,
  signUps: count,
  qualified: count,
  /** Lamports. `earned` is the sum of the others. */
  earned: lamportsText,
  onHold: lamportsText,
  /** Time the next commission on hold becomes available; null if none is on hold. */
  nextReleaseAt: timeOrNull,
  available: lamportsText,
  requested: lamportsText,
  paid: lamportsText,
  takenBack: lamportsText,
  /** The default wallet, where a payout would go (base58). */
  wallet: z.nullable(addressText),
  /** A payout waits until somebody of the staff has looked at it. */
  isWaiting: exactlyTrue,
  /** Why nothing can be paid out now; null where it can. */
  blockedBy: textOrNull,
});
export type AmbassadorTotals = z.infer<typeof ambassadorFiguresSchema>;

export const ambassadorDaysSchema = withLists({
  days: listOf(
    z.object({
      /** YYYY-MM-DD, in UTC. */
      day: z.string(),
      clicks: z.number(),
      signUps: z.number(),
      qualified: z.number(),
    }),
    { what: 'day', by: 'day' },
  ),
});

export const sourceSchema = z.object({
  id: idSchema,
  /** What stands behind `src=` in its link. */
  slug: z.string(),
  name: z.string(),
  url: z.string(),
  isArchived: orElse(z.boolean(), false),
  /** Made by staff for oneself; only they can put it away. */
  isOfStaff: exactlyTrue,
  clicks: orNull(count),
  signUps: orNull(count),
  qualified: orNull(count),
});
export type ReferralSource = z.infer<typeof sourceSchema>;
export const sourcesSchema = withLists({
  items: listOf(sourceSchema, { what: 'link', by: 'id' }),
});

const sourceName = textOrNull;
export const referralSchema = z.object({
  id: idSchema,
  at: timeOrNull,
  kind: openEnum(z.enum(['VISITOR', 'USER', 'SERVER'])),
  /** A name of which the first letter is told and no more. */
  who: z.string(),
  source: sourceName,
  status: openEnum(z.enum(referralStatuses)),
  reason: textOrNull,
  /** Lamports they paid for what counted, and what that brings. */
  value: orNull(z.nullable(lamportsText)),
  commission: orNull(z.nullable(lamportsText)),
  releasesAt: timeOrNull,
});
export type Referral = z.infer<typeof referralSchema>;
export const referralsSchema = pageOf(referralSchema, { what: 'referral', by: 'id' });

/** Lamports with a sign: what is taken back is below zero. */
const signedLamports = z.string().check(z.regex(/^-?\d{1,20}$/));
export const commissionSchema = z.object({
  id: idSchema,
  at: timeOrNull,
  /** What was ordered. */
  order: z.string(),
  source: sourceName,
  base: lamportsText,
  rateBps: count,
  lamports: signedLamports,
  status: openEnum(z.enum(commissionStatuses)),
  releasesAt: timeOrNull,
  /** Why it was taken back, where somebody did so. */
  reason: textOrNull,
});
export type Commission = z.infer<typeof commissionSchema>;
export const commissionsSchema = pageOf(commissionSchema, { what: 'commission', by: 'id' });

export const ambassadorPayoutSchema = z.object({
  id: idSchema,
  at: timeOrNull,
  lamports: lamportsText,
  /** Fixed when it was asked for (base58); null once the ambassador's account was deleted. */
  address: z.nullable(addressText),
  status: openEnum(z.enum(transactionStatuses)),
  signature: textOrNull,
  /** It is looked at by a person before it is sent. */
  isWaiting: exactlyTrue,
  /** Why it was called off. */
  reason: chainTextOrNull,
});
export type AmbassadorPayout = z.infer<typeof ambassadorPayoutSchema>;
export const ambassadorPayoutsSchema = pageOf(ambassadorPayoutSchema, {
  what: 'payout',
  by: 'id',
});
