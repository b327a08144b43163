import * as z from 'zod/mini';
import { idSchema, lamportsText, openEnum, orNull } from '@/shared/api/fields';
import { pageOf } from '@/shared/api/page';

/** Our own link, a link for a partner, and an ambassador's code. */
export const linkKinds = ['HOUSE', 'PARTNER', 'AMBASSADOR'] as const;
/** The state of a link, from the status set by staff, its dates, and its ambassador's state. */
export const linkStates = [
  'ACTIVE',
  'SCHEDULED',
  'PAUSED',
  'ENDED',
  'SUSPENDED',
  'ARCHIVED',
] as const;

/** Names the list of links may be sorted by. */
export const linkSorts = [
  'name',
  '-name',
  'kind',
  '-kind',
  'code',
  '-code',
  'clicks',
  '-clicks',
  'signUps',
  '-signUps',
  'qualified',
  '-qualified',
  'state',
  '-state',
] as const;

const count = orNull(z.int().check(z.minimum(0)));
export const personSchema = z.object({ id: idSchema, name: z.string() });

/** Fields of a link in every response. */
export const linkFields = {
  id: idSchema,
  kind: openEnum(z.enum(linkKinds)),
  name: z.string(),
  code: z.string(),
  url: z.string().check(z.describe('Address to share, with its UTM tags.')),
  owner: orNull(z.nullable(personSchema)).check(
    z.describe('Ambassador who earns. Null for links of Castle Bots, which pay no one.'),
  ),
  state: openEnum(z.enum(linkStates)).check(
    z.describe(
      'Only an ACTIVE link counts visits and sign-ups. `SCHEDULED` and `ENDED` follow from its dates, `SUSPENDED` from its owner’s suspension.',
    ),
  ),
  rateBps: orNull(z.nullable(z.int())).check(
    z.describe('Commission in hundredths of a percent. Null for the rate of the owner’s tier.'),
  ),
  clicks: count,
  signUps: count,
  qualified: count.check(z.describe('Buyers: users with a paid order that still counts.')),
  revenue: orNull(lamportsText).check(
    z.describe('Lamports that its users paid for orders that weren’t cancelled or disabled.'),
  ),
  earned: orNull(lamportsText).check(z.describe('Lamports of commissions, minus revocations.')),
};
const linkSchema = z.object(linkFields);
export type ReferralLink = z.infer<typeof linkSchema>;
export const linksSchema = pageOf(linkSchema, { what: 'referral link', by: 'id' });
