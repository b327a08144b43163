import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { pageQuery, searchQuery, sortQuery } from '@/shared/api/listQuery';
import {
  linkBody,
  linkDetailSchema,
  linkReferralsSchema,
  linkStatuses,
  ownersSchema,
  savedLinkBody,
} from './linkTerms';

const tag = 'Referral links';
const lists = { ...pageQuery, ...searchQuery, ...sortQuery };
const linkId = idOf('referralLink', 'ID of the referral link.');
const several = (what: string) =>
  z.optional(z.string().check(z.describe(`${what}, separated by commas.`)));

/** GET /referrals/link-owners: active ambassadors. */
export const listReferralLinkOwners = endpoint({
  method: 'GET',
  path: '/referrals/link-owners',
  tag,
  summary: 'Lists the active ambassadors, who can own a link',
  access: 'staff',
  shows: ['Referrals'],
  data: ownersSchema,
});

/** POST /referrals/links. 409 where the code is taken, or its owner is no active ambassador. */
export const createReferralLink = endpoint({
  method: 'POST',
  path: '/referrals/links',
  tag,
  summary: 'Creates a referral link',
  access: 'staff',
  changes: ['Referrals', 'Staff'],
  idempotent: true,
  body: linkBody,
  data: z.object({ id: z.string() }),
  status: 201,
  errors: { 400: null, 409: null },
});

/** GET /referrals/links/{linkId} */
export const getReferralLink = endpoint({
  method: 'GET',
  path: '/referrals/links/{linkId}',
  tag,
  summary: 'Returns a referral link with its terms and stats',
  access: 'staff',
  shows: ['Referrals'],
  params: { linkId },
  query: z.object({ span: z.optional(z.enum(['30', '90'])) }),
  data: linkDetailSchema,
  errors: { 404: null },
});

/** PUT /referrals/links/{linkId}. Holds for who signs up from now on; 409 where it was changed meanwhile. */
export const updateReferralLink = endpoint({
  method: 'PUT',
  path: '/referrals/links/{linkId}',
  tag,
  summary: 'Updates a referral link for new sign-ups',
  access: 'staff',
  changes: ['Referrals', 'Staff'],
  params: { linkId },
  body: savedLinkBody,
  data: nothing,
  errors: { 400: null, 404: null, 409: null },
});

/** PUT /referrals/links/{linkId}/status */
export const updateReferralLinkStatus = endpoint({
  method: 'PUT',
  path: '/referrals/links/{linkId}/status',
  tag,
  summary: 'Pauses, archives or resumes a referral link',
  access: 'staff',
  changes: ['Referrals', 'Staff'],
  params: { linkId },
  body: z.object({ status: z.enum(linkStatuses) }),
  data: nothing,
  errors: { 404: null, 409: null },
});

/** GET /referrals/links/{linkId}/referrals */
export const listReferralLinkReferrals = endpoint({
  method: 'GET',
  path: '/referrals/links/{linkId}/referrals',
  tag,
  summary: 'Lists the sign-ups of a referral link, newest first',
  access: 'staff',
  shows: ['Referrals'],
  params: { linkId },
  query: z.object({ ...lists, status: several('Statuses') }),
  data: linkReferralsSchema,
  errors: { 404: null },
});
