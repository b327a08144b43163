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
const linkId = idOf('referralLink', 'Id of the source.');
const several = (what: string) =>
  z.optional(z.string().check(z.describe(`${what}, several parted by commas.`)));

/** GET /referrals/link-owners: active ambassadors. */
export const listReferralLinkOwners = endpoint({
  method: 'GET',
  path: '/referrals/link-owners',
  tag,
  summary: 'Who may own a link: ambassadors who are active',
  access: 'staff',
  shows: ['Referrals'],
  data: ownersSchema,
});

/** POST /referrals/links. 409 where the code is taken, or its owner is no active ambassador. */
export const createReferralLink = endpoint({
  method: 'POST',
  path: '/referrals/links',
  tag,
  summary: 'Makes a link',
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
  summary: 'One link, with its terms and figures',
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
  summary: 'Changes a link for those who sign up from now on',
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
  summary: 'Pauses a link, puts it away, or takes it up again',
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
  summary: 'Who came by a link, the newest first',
  access: 'staff',
  shows: ['Referrals'],
  params: { linkId },
  query: z.object({ ...lists, status: several('Statuses') }),
  data: linkReferralsSchema,
  errors: { 404: null },
});
