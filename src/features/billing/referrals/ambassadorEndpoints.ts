import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { addressText, lamportsText } from '@/shared/api/fields';
import { pageQuery, searchQuery, sortQuery } from '@/shared/api/listQuery';
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
} from './program';

const tag = 'Ambassadors';
/** Who takes no part has nothing of it. */
const NOT_ONE = { 403: null };
const oneOf = (what: string) =>
  z.optional(z.string().check(z.describe(`${what}, separated by commas.`)));
const filters = {
  ...pageQuery,
  ...searchQuery,
  ...sortQuery,
  status: oneOf('Statuses'),
  source: oneOf('IDs of named links, or `none` for the main link'),
  at: oneOf('Last 7, 30 or 90 days'),
};

/** POST /ambassador/application. 409 while one is open, was refused too lately, or is not needed. */
export const applyAsAmbassador = endpoint({
  method: 'POST',
  path: '/ambassador/application',
  tag,
  summary: 'Applies to become an ambassador',
  access: 'session',
  changes: ['Ambassador', 'Referrals'],
  ties: 'application',
  body: applicationSchema,
  data: nothing,
  status: 201,
  errors: { 409: null },
});

/** PUT /ambassador/code. Once; 409 where it was chosen already, or somebody else has it. */
export const chooseReferralCode = endpoint({
  method: 'PUT',
  path: '/ambassador/code',
  tag,
  summary: 'Sets the code of the ambassador’s link, once',
  access: 'session',
  changes: ['Ambassador', 'Referrals'],
  body: z.object({ code: codeText }),
  data: nothing,
  errors: { 403: null, 409: null },
});

/** GET /ambassador/stats */
export const getAmbassadorStats = endpoint({
  method: 'GET',
  path: '/ambassador/stats',
  tag,
  summary: 'Returns the ambassador’s totals',
  access: 'session',
  shows: ['Ambassador'],
  data: ambassadorFiguresSchema,
  errors: NOT_ONE,
});

/** GET /ambassador/daily-stats */
export const listAmbassadorDailyStats = endpoint({
  method: 'GET',
  path: '/ambassador/daily-stats',
  tag,
  summary: 'Returns clicks, sign-ups and buyers per day (UTC)',
  access: 'session',
  shows: ['Ambassador'],
  query: z.object({ span: z.optional(z.enum(['30', '90'])) }),
  data: ambassadorDaysSchema,
  errors: NOT_ONE,
});

/** GET /ambassador/links */
export const listAmbassadorLinks = endpoint({
  method: 'GET',
  path: '/ambassador/links',
  tag,
  summary: 'Lists the ambassador’s named links with their stats',
  access: 'session',
  shows: ['Ambassador'],
  data: sourcesSchema,
  errors: NOT_ONE,
});

/** POST /ambassador/links. 409 where one is called so already, or there are too many. */
export const createAmbassadorLink = endpoint({
  method: 'POST',
  path: '/ambassador/links',
  tag,
  summary: 'Creates a named link',
  access: 'session',
  changes: ['Ambassador', 'Referrals'],
  idempotent: true,
  body: z.object({
    name: z
      .string()
      .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(50, 'Maximum 50 characters.')),
    slug: codeText,
  }),
  data: z.object({ source: sourceSchema }),
  status: 201,
  errors: { 403: null, 409: null },
});

/** PUT /ambassador/links/{linkId}/archived. Its link goes on counting. */
export const archiveAmbassadorLink = endpoint({
  method: 'PUT',
  path: '/ambassador/links/{linkId}/archived',
  tag,
  summary: 'Archives or restores a named link',
  access: 'session',
  changes: ['Ambassador', 'Referrals'],
  params: { linkId: idOf('ambassadorLink', 'ID of the link.') },
  body: z.object({ isArchived: z.boolean() }),
  data: nothing,
  errors: { 403: null, 404: null },
});

/** GET /ambassador/referrals. Clicks nobody signed up after are among them only where they are asked for. */
export const listReferrals = endpoint({
  method: 'GET',
  path: '/ambassador/referrals',
  tag,
  summary: 'Lists the ambassador’s referrals, newest first unless `sort` says otherwise',
  access: 'session',
  shows: ['Ambassador'],
  query: z.object(filters),
  data: referralsSchema,
  errors: NOT_ONE,
});

/** GET /ambassador/commissions */
export const listCommissions = endpoint({
  method: 'GET',
  path: '/ambassador/commissions',
  tag,
  summary:
    'Lists the ambassador’s commissions and revocations, newest first unless `sort` says otherwise',
  access: 'session',
  shows: ['Ambassador'],
  query: z.object(filters),
  data: commissionsSchema,
  errors: NOT_ONE,
});

const { source: _, ...payoutFilters } = filters;

/** GET /ambassador/payouts */
export const listAmbassadorPayouts = endpoint({
  method: 'GET',
  path: '/ambassador/payouts',
  tag,
  summary: 'Lists the ambassador’s payouts, newest first unless `sort` says otherwise',
  access: 'session',
  shows: ['Ambassador'],
  query: z.object(payoutFilters),
  data: ambassadorPayoutsSchema,
  errors: NOT_ONE,
});

/**
 * POST /ambassador/payouts. The same `key` again gives the same payout. 409 where amount or wallet are not what
 * they were, or nothing can be paid now.
 */
export const requestAmbassadorPayout = endpoint({
  method: 'POST',
  path: '/ambassador/payouts',
  tag,
  summary: 'Requests a payout of everything available',
  description: 'Idempotent: the same key returns the same payout.',
  access: 'session',
  changes: ['Ambassador', 'Referrals', 'Transactions'],
  ties: 'payout',
  body: z.object({
    /** Made by the client, one for each payout somebody wants. */
    key: z.string().check(z.regex(/^[\w-]{16,64}$/, 'Use 16 to 64 letters and digits.')),
    /** What was available when one looked. */
    lamports: lamportsText,
    /** The default wallet one saw. */
    address: addressText,
  }),
  data: z.object({ payout: ambassadorPayoutSchema }),
  status: 201,
  errors: { 403: null, 409: null },
});
