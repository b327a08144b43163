import * as z from 'zod/mini';
import { idSchema, lamportsText, openEnum, orNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf } from '@/shared/api/page';
import { referralSchema } from './program';
import { tagText } from './tags';

/** How long what somebody buys counts: their first order, so many months, or for ever. */
export const durations = ['FIRST_ORDER', 'MONTHS', 'LIFETIME'] as const;
/** A link of ours, one made for a partner, and an ambassador's own code. */
export const linkKinds = ['HOUSE', 'PARTNER', 'AMBASSADOR'] as const;
/** How a link stands: what staff chose, and what the calendar or an ambassador's standing make of it. */
export const linkStates = [
  'ACTIVE',
  'SCHEDULED',
  'PAUSED',
  'ENDED',
  'SUSPENDED',
  'ARCHIVED',
] as const;
/** What staff choose. */
export const linkStatuses = ['ACTIVE', 'PAUSED', 'ARCHIVED'] as const;

const whole = (least: number, most: number) =>
  z
    .int('A whole number.')
    .check(
      z.minimum(least, `At least ${String(least)}.`),
      z.maximum(most, `At most ${String(most)}.`),
    );
const day = z.nullable(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'A day such as 2026-01-31.')),
);

const linkShape = {
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Give it a name.'), z.maxLength(50, 'At most 50 characters.')),
  code: z.string().check(z.regex(/^[a-z0-9-]{3,32}$/, '3 to 32 of a–z, 0–9 and -.')),
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
  { path: ['endsOn'], error: 'It cannot end before it begins.' },
);

/** What a link is, as staff write it (decision 104). */
export const linkBody = z.object(linkShape).check(daysInOrder);
export type LinkBody = z.infer<z.ZodMiniObject<typeof linkShape>>;

/** The same for a change, with the version it was made from. */
export const savedLinkBody = z.object({ ...linkShape, version: z.int() }).check(daysInOrder);

const count = orNull(z.int().check(z.minimum(0)));
const personSchema = z.object({ id: idSchema, name: z.string() });

const linkFields = {
  id: idSchema,
  kind: openEnum(z.enum(linkKinds)),
  name: z.string(),
  code: z.string(),
  /** The whole address, with its tags. */
  url: z.string(),
  owner: orNull(z.nullable(personSchema)),
  state: openEnum(z.enum(linkStates)),
  rateBps: orNull(z.nullable(z.int())),
  clicks: count,
  signUps: count,
  /** People whose order still counts. */
  qualified: count,
  /** Lamports those paid for orders that still count. */
  revenue: orNull(lamportsText),
  /** Lamports, less what was taken back. */
  earned: orNull(lamportsText),
};
const linkSchema = z.object(linkFields);
export type ReferralLink = z.infer<typeof linkSchema>;
export const linksSchema = pageOf(linkSchema, { what: 'source', by: 'id' });

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
  tagged: listOf(taggedSchema, { what: 'row of tags', by: 'id' }),
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

/** Who came by a link, under their own name: staff know everybody. */
export const linkReferralsSchema = pageOf(referralSchema, { what: 'referral', by: 'id' });

export const ownersSchema = withLists({
  items: listOf(personSchema, { what: 'ambassador', by: 'id' }),
});

/** Why something was decided, where it needs a reason. */
export const reasonText = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'Say why, in a few words.'),
    z.maxLength(300, 'At most 300 characters.'),
  );
