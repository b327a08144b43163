import * as z from 'zod/mini';
import { openEnum, orNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf } from '@/shared/api/page';
import { linkFields, personSchema } from './links';
import { referralSchema } from './program';
import { tagText } from './attributionRules';

/** How long a user's purchases count: their first order, a number of months, or forever. */
export const durations = ['FIRST_ORDER', 'MONTHS', 'LIFETIME'] as const;
/** Statuses staff can set. */
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
  ownerId: z
    .nullable(z.string())
    .check(z.describe('Ambassador who earns. Null for a link of Castle Bots, which pays no one.')),
  utm: z
    .object({ source: tagText, medium: tagText, campaign: tagText })
    .check(z.describe('Tags that its address has. An empty one is left out.')),
  rateBps: z
    .nullable(whole(0, 5000))
    .check(
      z.describe('Commission in hundredths of a percent. Null for the rate of the owner’s tier.'),
    ),
  duration: z
    .enum(durations)
    .check(
      z.describe(
        'Orders that earn: the first paid one, those enabled within `months` of 30 days after the sign-up, or all.',
      ),
    ),
  months: whole(1, 36).check(z.describe('Used only if `duration` is MONTHS.')),
  windowDays: whole(1, 30).check(z.describe('Days after the click in which a sign-up counts.')),
  holdDays: whole(0, 60).check(
    z.describe('Days that a commission is on hold, in which it can be revoked entirely.'),
  ),
  startsOn: day.check(z.describe('First day in UTC. Null for no start date.')),
  endsOn: day.check(z.describe('Last day in UTC, inclusive. Null for no end date.')),
};

/** The start date must not be after the end date. */
export const daysInOrder = z.refine<Pick<LinkBody, 'startsOn' | 'endsOn'>>(
  ({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn,
  { path: ['endsOn'], error: 'The end date can’t be before the start date.' },
);

/** A link as staff edit it (docs/product/referrals.md). */
export const linkBody = z.object(linkShape).check(daysInOrder);
export type LinkBody = z.infer<z.ZodMiniObject<typeof linkShape>>;

/** The same for an update, with the version it is based on. */
export const savedLinkBody = z.object({ ...linkShape, version: z.int() }).check(daysInOrder);

const taggedSchema = z.object({
  id: z.string().check(z.describe('Different for each combination of the three tags.')),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  clicks: z.int(),
  signUps: z.int(),
});

/** One link with its terms, its visitors' sources and its most recent days. */
export const linkDetailSchema = withLists({
  ...linkFields,
  terms: orNull(z.nullable(linkBody)).check(
    z.describe('Null for the main link of an ambassador, which the tiers decide.'),
  ),
  status: openEnum(z.enum(linkStatuses)).check(z.describe('What staff chose.')),
  version: orNull(z.nullable(z.int())).check(
    z.describe('Null for the main link of an ambassador.'),
  ),
  at: timeOrNull.check(z.describe('When it was created, or when the ambassador applied.')),
  tagged: listOf(taggedSchema, { what: 'UTM tag', by: 'id' }).check(
    z.describe('Visits of all time by UTM tags, most clicks first.'),
  ),
  days: listOf(
    z.object({
      day: z.string().check(z.describe('YYYY-MM-DD, in UTC.')),
      clicks: z.number(),
      signUps: z.number(),
      qualified: z.number(),
    }),
    { what: 'day', by: 'day' },
  ).check(z.describe('One row for each day of `span`, the oldest first.')),
});
export type ReferralLinkDetail = z.infer<typeof linkDetailSchema>;

export const ownersSchema = withLists({
  items: listOf(personSchema, { what: 'ambassador', by: 'id' }),
});

/** Users who signed up through a link, by name: staff may see every name. */
export const linkReferralsSchema = pageOf(referralSchema, { what: 'referral', by: 'id' });
