import * as z from 'zod/mini';
import { openEnum, orNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf } from '@/shared/api/page';
import { linkFields, personSchema } from './links';
import { referralSchema } from './program';
import { tagText } from './attributionRules';

/** How long what somebody buys counts: their first order, so many months, or for ever. */
export const durations = ['FIRST_ORDER', 'MONTHS', 'LIFETIME'] as const;
/** What staff choose. */
export const linkStatuses = ['ACTIVE', 'PAUSED', 'ARCHIVED'] as const;

const whole = (least: number, most: number) =>
  z
    .int('Enter a whole number.')
    .check(
      z.minimum(least, `Minimum ${String(least)}.`),
      z.maximum(most, `Maximum ${String(most)}.`),
    );
const day = z.nullable(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Use a date such as 2026-01-31.')),
);

const linkShape = {
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(50, 'Maximum 50 characters.')),
  code: z.string().check(z.regex(/^[a-z0-9-]{3,32}$/, 'Use 3 to 32 characters: a–z, 0–9 and -.')),
  /** The ambassador who earns; null for one of ours, which pays nobody. */
  ownerId: z.nullable(z.string()),
  utm: z.object({ source: tagText, medium: tagText, campaign: tagText }),
  /** Hundredths of a percent; null is the rate of the owner's tier. */
  rateBps: z.nullable(whole(0, 5000)),
  duration: z.enum(durations),
  months: whole(1, 36),
  /** So long after the click a sign-up counts. */
  windowDays: whole(1, 30),
  /** So long a commission may still be taken back whole. */
  holdDays: whole(0, 60),
  /** Days in UTC, both of them in it; null has no bound. */
  startsOn: day,
  endsOn: day,
};

/** What is wrong with the days of a link as a pair. */
export const daysInOrder = z.refine<Pick<LinkBody, 'startsOn' | 'endsOn'>>(
  ({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn,
  { path: ['endsOn'], error: 'The end date can’t be before the start date.' },
);

/** What a link is, as staff write it (decision 104). */
export const linkBody = z.object(linkShape).check(daysInOrder);
export type LinkBody = z.infer<z.ZodMiniObject<typeof linkShape>>;

/** The same for a change, with the version it was made from. */
export const savedLinkBody = z.object({ ...linkShape, version: z.int() }).check(daysInOrder);

const taggedSchema = z.object({
  /** The three tags, joined: one row each. */
  id: z.string(),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  clicks: z.int(),
  signUps: z.int(),
});

/** One link with its terms, where its visitors came from and its last days. */
export const linkDetailSchema = withLists({
  ...linkFields,
  /** What staff may change; null for an ambassador's own code, whose terms are the tiers'. */
  terms: orNull(z.nullable(linkBody)),
  status: openEnum(z.enum(linkStatuses)),
  version: orNull(z.nullable(z.int())),
  at: timeOrNull,
  tagged: listOf(taggedSchema, { what: 'UTM tag', by: 'id' }),
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
export type ReferralLinkDetail = z.infer<typeof linkDetailSchema>;

export const ownersSchema = withLists({
  items: listOf(personSchema, { what: 'ambassador', by: 'id' }),
});

/** Who came by a link, under their own name: staff know everybody. */
export const linkReferralsSchema = pageOf(referralSchema, { what: 'referral', by: 'id' });
