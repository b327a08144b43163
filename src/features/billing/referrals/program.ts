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

/** A user's state in the ambassador program (docs/product/referrals.md). */
export const ambassadorStates = ['NONE', 'APPLIED', 'ACTIVE', 'SUSPENDED', 'REJECTED'] as const;

/** The progress of a user who followed a link. */
export const referralStatuses = [
  'CLICKED',
  'SIGNED_UP',
  'QUALIFIED',
  'ON_HOLD',
  'APPROVED',
  'PAID',
  'REJECTED',
] as const;
/** The status of a commission. */
export const commissionStatuses = [
  'ON_HOLD',
  'AVAILABLE',
  'REQUESTED',
  'PAID',
  'TAKEN_BACK',
] as const;

/** Names the lists of an ambassador may be sorted by. */
export const timeSorts = ['at', '-at'] as const;

/** Format of a chosen code; source names in links have the same format. */
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

/** An application to become an ambassador. */
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
  minQualified: count.check(z.describe('Buyers from which the tier applies.')),
  rateBps: count.check(
    z.maximum(10_000),
    z.describe('Commission in hundredths of a percent of what buyers pay.'),
  ),
  perks: textsSchema,
});
export type Tier = z.infer<typeof tierSchema>;

/** GET /users/referral-details: the program, and the caller's state in it. */
export const referralDetailsSchema = withLists({
  state: openEnum(z.enum(ambassadorStates)),
  code: textOrNull.check(
    z.describe('Code of the main link. Null for accounts that aren’t ambassadors.'),
  ),
  url: textOrNull.check(z.describe('Address of the main link. Null like `code`.')),
  isCodeChosen: exactlyTrue.check(z.describe('The code was chosen and can’t change anymore.')),
  isOpen: orElse(z.boolean(), true).check(
    z.describe('Whether the program takes applications. Staff switch it.'),
  ),
  appliedAt: timeOrNull.check(z.describe('Null if the account never applied.')),
  answerBy: timeOrNull.check(
    z.describe('When an APPLIED account is answered at the latest. Null in other states.'),
  ),
  reason: textOrNull.check(z.describe('Why it’s REJECTED or SUSPENDED. Null in other states.')),
  reapplyAt: timeOrNull.check(
    z.describe('When a REJECTED account can apply again. Null in other states.'),
  ),
  tiers: listOf(tierSchema, { what: 'tier', by: 'id' }).check(
    z.describe('Tiers of the program, the lowest first.'),
  ),
  tierId: orNull(z.nullable(idSchema)).check(
    z.describe('Current tier. Null for accounts that aren’t ambassadors.'),
  ),
  cookieDays: z.number().check(z.describe('Days after a click in which a sign-up counts.')),
  holdDays: z.number().check(z.describe('Days that a commission is on hold.')),
  minPayoutLamports: lamportsText,
  joined: orNull(count).check(z.describe('Users who signed up.')),
  qualified: orNull(count).check(z.describe('Buyers: users with a paid order that still counts.')),
  rewardLamports: orNull(lamportsText).check(
    z.describe('Lamports earned in total, including revoked commissions.'),
  ),
});
export type ReferralDetails = z.infer<typeof referralDetailsSchema>;

/** GET /ambassador/stats: sums over visits, referrals, commissions and payouts. */
export const ambassadorFiguresSchema = z.object({
  clicks: count,
  signUps: count,
  qualified: count.check(z.describe('Buyers: users with a paid order that still counts.')),
  earned: lamportsText.check(
    z.describe(
      'Lamports of all commissions: the sum of `onHold`, `available`, `requested`, `paid` and `takenBack`.',
    ),
  ),
  onHold: lamportsText,
  nextReleaseAt: timeOrNull.check(
    z.describe('When the next commission on hold becomes available. Null if none is on hold.'),
  ),
  available: lamportsText.check(z.describe('Lamports that a payout would send now.')),
  requested: lamportsText.check(z.describe('Lamports in payouts that are on their way.')),
  paid: lamportsText,
  takenBack: lamportsText.check(z.describe('Lamports of revoked commissions.')),
  wallet: z
    .nullable(addressText)
    .check(z.describe('Default wallet, where a payout would go. Null if none is linked.')),
  isWaiting: exactlyTrue.check(z.describe('A payout waits for approval by staff.')),
  blockedBy: textOrNull.check(
    z.describe('Why no payout can be requested now, as a sentence to show. Null if one can.'),
  ),
});
export type AmbassadorTotals = z.infer<typeof ambassadorFiguresSchema>;

export const ambassadorDaysSchema = withLists({
  days: listOf(
    z.object({
      day: z.string().check(z.describe('YYYY-MM-DD, in UTC.')),
      clicks: z.number(),
      signUps: z.number(),
      qualified: z.number(),
    }),
    { what: 'day', by: 'day' },
  ),
});

export const sourceSchema = z.object({
  id: idSchema,
  slug: z.string().check(z.describe('`src` in its address. For links of staff, their code.')),
  name: z.string(),
  url: z.string(),
  isArchived: orElse(z.boolean(), false).check(
    z.describe('For links of staff: whether it isn’t active now.'),
  ),
  isOfStaff: exactlyTrue.check(
    z.describe('Made by staff for the ambassador. Only staff can archive it.'),
  ),
  clicks: orNull(count),
  signUps: orNull(count),
  qualified: orNull(count).check(z.describe('Buyers.')),
});
export type ReferralSource = z.infer<typeof sourceSchema>;
export const sourcesSchema = withLists({
  items: listOf(sourceSchema, { what: 'link', by: 'id' }),
});

const sourceName = textOrNull.check(
  z.describe('Name of the link it came through. Null for the main link.'),
);
export const referralSchema = z.object({
  id: idSchema,
  at: timeOrNull.check(z.describe('Time of the sign-up, or of the visit.')),
  kind: openEnum(z.enum(['VISITOR', 'USER', 'SERVER'])).check(
    z.describe('`VISITOR`: a visit. `USER`: a sign-up. `SERVER`: a sign-up with a paid order.'),
  ),
  who: z
    .string()
    .check(
      z.describe('For ambassadors, the first letter of the name and •••. Staff see the name.'),
    ),
  source: sourceName,
  status: openEnum(z.enum(referralStatuses)).check(
    z.describe(
      'The least advanced of its commissions: ON_HOLD, APPROVED or PAID. QUALIFIED: a buyer without a commission. REJECTED: counts for nothing.',
    ),
  ),
  reason: textOrNull.check(z.describe('Why it’s REJECTED. Null in other states.')),
  value: orNull(z.nullable(lamportsText)).check(
    z.describe('Lamports paid for the orders that earned commissions. Null without any.'),
  ),
  commission: orNull(z.nullable(lamportsText)).check(
    z.describe('Lamports earned by them, minus revocations. Null without any.'),
  ),
  releasesAt: timeOrNull.check(
    z.describe('When the next commission becomes available. Null if none is on hold.'),
  ),
});
export type Referral = z.infer<typeof referralSchema>;
export const referralsSchema = pageOf(referralSchema, { what: 'referral', by: 'id' });

const signedLamports = z
  .string()
  .check(
    z.regex(/^-?\d{1,20}$/),
    z.describe('Lamports as a decimal string. A revocation is below zero.'),
  );
export const commissionSchema = z.object({
  id: idSchema,
  at: timeOrNull,
  order: z.string().check(z.describe('Name of the package that was ordered.')),
  source: sourceName,
  base: lamportsText.check(z.describe('Lamports paid for the order.')),
  rateBps: count.check(z.describe('Rate in hundredths of a percent, fixed when it was earned.')),
  lamports: signedLamports,
  status: openEnum(z.enum(commissionStatuses)).check(
    z.describe('`REQUESTED`: in an open payout. `TAKEN_BACK`: a revocation, or revoked entirely.'),
  ),
  releasesAt: timeOrNull.check(z.describe('When it becomes or became available.')),
  reason: textOrNull.check(z.describe('Why staff revoked it. Null if they didn’t.')),
});
export type Commission = z.infer<typeof commissionSchema>;
export const commissionsSchema = pageOf(commissionSchema, { what: 'commission', by: 'id' });

export const ambassadorPayoutSchema = z.object({
  id: idSchema,
  at: timeOrNull,
  lamports: lamportsText,
  address: z
    .nullable(addressText)
    .check(
      z.describe('Fixed when it was requested. Null once the ambassador’s account was deleted.'),
    ),
  status: openEnum(z.enum(transactionStatuses)).check(
    z.describe(
      '`PENDING`: not sent yet. `PROCESSED`: sent. `RECLAIMED_AFTER_FAILURE`: failed, and available again. `CANCELLED`: rejected, and available again.',
    ),
  ),
  signature: textOrNull.check(z.describe('Null until it’s paid.')),
  isWaiting: exactlyTrue.check(z.describe('Waits for approval by staff before it’s sent.')),
  reason: chainTextOrNull.check(z.describe('Why it was rejected. Null if it wasn’t.')),
});
export type AmbassadorPayout = z.infer<typeof ambassadorPayoutSchema>;
export const ambassadorPayoutsSchema = pageOf(ambassadorPayoutSchema, {
  what: 'payout',
  by: 'id',
});
