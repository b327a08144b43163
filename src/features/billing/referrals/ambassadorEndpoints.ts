import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { addressText, lamportsText } from '@/shared/api/fields';
import { pageQuery } from '@/shared/api/listQuery';
import {
  ambassadorDaysSchema,
  ambassadorFiguresSchema,
  ambassadorPayoutSchema,
  ambassadorPayoutsSchema,
  applicationSchema,
  codeText,
  commissionsSchema,
  referralsSchema,
  sourceSchema,
  sourcesSchema,
  timeSorts,
} from './program';

const tag = 'Ambassadors';
const oneOf = (what: string) =>
  z.optional(z.string().check(z.describe(`${what}, separated by commas.`)));
const searched = (what: string) =>
  z.optional(z.string().check(z.describe(`Words that must all occur in ${what}.`)));
const filters = {
  ...pageQuery,
  sort: z.optional(z.enum(timeSorts).check(z.describe('Defaults to `-at`.'))),
  status: oneOf('Statuses'),
  source: oneOf('IDs of named links, or `none` for the main link'),
  at: oneOf('Returns only rows of the last days, such as `30`: the most of several'),
};
const NEWEST_FIRST = 'Newest first; equal times by ID.';

/** POST /ambassador/application. 409 if one is open, was rejected too recently, or is not needed. */
export const applyAsAmbassador = endpoint({
  method: 'POST',
  path: '/ambassador/application',
  tag,
  summary: 'Applies to become an ambassador',
  description:
    'Castle Bots staff decide on it, and the applicant is notified. Returns 409 while an application is open, to ambassadors, for 30 days after a rejection, and while the program is closed to new ambassadors (`isOpen`).',
  access: 'session',
  changes: ['Ambassador', 'Referrals'],
  ties: 'application',
  body: applicationSchema,
  data: nothing,
  status: 201,
  errors: {
    'already-ambassador': null,
    'application-pending': null,
    'applications-closed': null,
    'too-early': null,
  },
});

/** PUT /ambassador/code. Once; 409 if it was already chosen, or is taken. */
export const chooseReferralCode = endpoint({
  method: 'PUT',
  path: '/ambassador/code',
  tag,
  summary: 'Sets the code of the ambassador’s link, once',
  description:
    'Replaces the code that was assigned at first, which stops working. Codes are unique over ambassadors and links of staff, without regard to case. A second choice returns 409.',
  access: 'session',
  changes: ['Ambassador', 'Referrals'],
  body: z.object({ code: codeText }),
  data: nothing,
  errors: { 'code-already-chosen': null, 'name-taken': null, 'not-an-ambassador': null },
});

/** GET /ambassador/stats */
export const getAmbassadorStats = endpoint({
  method: 'GET',
  path: '/ambassador/stats',
  tag,
  summary: 'Returns the ambassador’s totals',
  description:
    'Sums of visits, referrals and commissions up to now. An enabled order of a referred user earns a share of what was paid for it, unless the ambassador is suspended then. An order paid from one of the ambassador’s own linked wallets earns nothing. If an order is cancelled or disabled, its commission is revoked, as far as it isn’t paid yet.',
  polledEvery: 2,
  polledWhile: 'a payout that needs no approval, or was approved, is on its way',
  access: 'session',
  shows: ['Ambassador'],
  data: ambassadorFiguresSchema,
  errors: { 'not-an-ambassador': null },
});

/** GET /ambassador/daily-stats */
export const listAmbassadorDailyStats = endpoint({
  method: 'GET',
  path: '/ambassador/daily-stats',
  tag,
  summary: 'Returns clicks, sign-ups and buyers per day (UTC)',
  description: 'One row for each day up to today, also for days without any.',
  order: 'Oldest day first.',
  orderedBy: ['day'],
  access: 'session',
  shows: ['Ambassador'],
  query: z.object({
    span: z.optional(
      z.enum(['30', '90']).check(z.describe('Number of days up to today; defaults to 30.')),
    ),
  }),
  data: ambassadorDaysSchema,
  errors: { 'not-an-ambassador': null },
});

/** GET /ambassador/links */
export const listAmbassadorLinks = endpoint({
  method: 'GET',
  path: '/ambassador/links',
  tag,
  summary: 'Lists the ambassador’s named links with their stats',
  description:
    'Includes archived links, and links that staff made for the ambassador (`isOfStaff`). The main link isn’t in the list.',
  order: 'The ambassador’s own links first, then those of staff; the oldest first.',
  access: 'session',
  shows: ['Ambassador'],
  data: sourcesSchema,
  errors: { 'not-an-ambassador': null },
});

/** POST /ambassador/links. 409 if the name is taken, or there are too many. */
export const createAmbassadorLink = endpoint({
  method: 'POST',
  path: '/ambassador/links',
  tag,
  summary: 'Creates a named link',
  description:
    'Its visits and referrals are counted separately. An ambassador can have 20, archived ones included. Returns 409 if another of their links has the short name.',
  access: 'session',
  changes: ['Ambassador', 'Referrals'],
  idempotent: true,
  body: z.object({
    name: z
      .string()
      .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(50, 'Maximum 50 characters.')),
    slug: codeText.check(z.describe('Short name, which its address has as `src`.')),
  }),
  data: z.object({ source: sourceSchema }),
  status: 201,
  errors: { 'limit-reached': null, 'name-taken': null, 'not-an-ambassador': null },
});

/** PUT /ambassador/links/{linkId}/archived. The link still counts. */
export const archiveAmbassadorLink = endpoint({
  method: 'PUT',
  path: '/ambassador/links/{linkId}/archived',
  tag,
  summary: 'Archives or restores a named link',
  description: 'An archived link still counts visits and sign-ups. Links of staff return 404.',
  access: 'session',
  changes: ['Ambassador', 'Referrals'],
  params: { linkId: idOf('ambassadorLink', 'ID of the link.') },
  body: z.object({ isArchived: z.boolean() }),
  data: nothing,
  errors: { 'link-not-found': null, 'not-an-ambassador': null },
});

/** GET /ambassador/referrals. Clicks without a sign-up are included only on request. */
export const listReferrals = endpoint({
  method: 'GET',
  path: '/ambassador/referrals',
  tag,
  summary: 'Lists the ambassador’s referrals',
  description:
    'Users who signed up through the ambassador’s links. Visits without a sign-up are included only if `status` contains CLICKED. Names show only their first letter.',
  order: NEWEST_FIRST,
  orderedBy: ['-at', 'id'],
  access: 'session',
  shows: ['Ambassador'],
  query: z.object({ ...filters, search: searched('the masked name and the name of the link') }),
  data: referralsSchema,
  errors: { 'not-an-ambassador': null },
});

/** GET /ambassador/commissions */
export const listCommissions = endpoint({
  method: 'GET',
  path: '/ambassador/commissions',
  tag,
  summary: 'Lists the ambassador’s commissions and revocations',
  description:
    'A revocation is a row of its own with a negative amount. The available amount is the sum of the rows that are AVAILABLE and the revocations no payout includes yet.',
  order: NEWEST_FIRST,
  orderedBy: ['-at', 'id'],
  access: 'session',
  shows: ['Ambassador'],
  query: z.object({
    ...filters,
    search: searched('the name of the package and the name of the link'),
  }),
  data: commissionsSchema,
  errors: { 'not-an-ambassador': null },
});

const { source: _, ...payoutFilters } = filters;

/** GET /ambassador/payouts */
export const listAmbassadorPayouts = endpoint({
  method: 'GET',
  path: '/ambassador/payouts',
  tag,
  summary: 'Lists the ambassador’s payouts',
  description: 'Before it answers, the server checks Solana for payouts that are on their way.',
  order: NEWEST_FIRST,
  orderedBy: ['-at', 'id'],
  access: 'session',
  shows: ['Ambassador'],
  query: z.object({ ...payoutFilters, search: searched('the wallet address') }),
  data: ambassadorPayoutsSchema,
  errors: { 'not-an-ambassador': null },
});

/**
 * POST /ambassador/payouts. The same `key` returns the same payout. 409 if amount or wallet have changed, or nothing
 * can be paid now.
 */
export const requestAmbassadorPayout = endpoint({
  method: 'POST',
  path: '/ambassador/payouts',
  tag,
  summary: 'Requests a payout of everything available',
  description:
    'Reserves every available commission and sends the sum in SOL to the default wallet, once. Idempotent: the same `key` with the same amount and address returns the same payout; with others, it returns 409. Staff must approve payouts above 5 SOL, and those of suspended ambassadors. Returns 409 if another payout is open, there is no wallet, the amount is below the minimum, amount or wallet changed, or the program’s wallet can’t pay. If the transfer fails, the amount is available again.',
  access: 'session',
  changes: ['Ambassador', 'Referrals', 'Transactions'],
  ties: 'payout',
  body: z.object({
    key: z
      .string()
      .check(
        z.regex(/^[\w-]{16,64}$/, 'Use 16 to 64 letters and digits.'),
        z.describe('Random, new for each payout that the ambassador wants.'),
      ),
    lamports: lamportsText.check(
      z.describe('`available` of `getAmbassadorStats`. Must still be the available amount.'),
    ),
    address: addressText.check(
      z.describe('`wallet` of `getAmbassadorStats`. Must still be the default wallet.'),
    ),
  }),
  data: z.object({ payout: ambassadorPayoutSchema }),
  status: 201,
  errors: {
    'below-minimum': null,
    'insufficient-funds': null,
    'not-an-ambassador': null,
    'payout-in-progress': null,
    'request-already-used': null,
    'terms-changed': null,
    'wallet-needed': null,
  },
});
