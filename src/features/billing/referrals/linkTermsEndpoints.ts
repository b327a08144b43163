import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { pageQuery } from '@/shared/api/listQuery';
import {
  linkBody,
  linkDetailSchema,
  linkReferralsSchema,
  linkStatuses,
  ownersSchema,
  savedLinkBody,
} from './linkTerms';
import { timeSorts } from './program';

const tag = 'Referral links';
const linkId = idOf('referralLink', 'ID of the referral link.');
const several = (what: string) =>
  z.optional(z.string().check(z.describe(`${what}, separated by commas.`)));

/** GET /referrals/link-owners: active ambassadors. */
export const listReferralLinkOwners = endpoint({
  method: 'GET',
  path: '/referrals/link-owners',
  tag,
  summary: 'Lists the active ambassadors, who can own a link',
  description: 'All of them in one response. Suspended ambassadors aren’t included.',
  order: 'By name; equal names by ID.',
  orderedBy: ['name', 'id'],
  access: 'staff',
  shows: ['Referrals'],
  data: ownersSchema,
});

/** POST /referrals/links. 409 if the code is taken, or its owner is not an active ambassador. */
export const createReferralLink = endpoint({
  method: 'POST',
  path: '/referrals/links',
  tag,
  summary: 'Creates a referral link',
  description:
    'It’s ACTIVE from `startsOn` on. A code of another link or ambassador is refused at `code`, without regard to case. Returns 409 if the owner isn’t an active ambassador.',
  access: 'staff',
  changes: ['Referrals', 'Staff'],
  idempotent: true,
  body: linkBody,
  data: z.object({ id: z.string() }),
  status: 201,
  errors: { 'in-use': null, 'owner-not-ambassador': null, 'invalid-fields': null },
});

/** GET /referrals/links/{linkId} */
export const getReferralLink = endpoint({
  method: 'GET',
  path: '/referrals/links/{linkId}',
  tag,
  summary: 'Returns a referral link with its terms and stats',
  description: 'Also for the main link of an ambassador, which has no terms of its own.',
  access: 'staff',
  shows: ['Referrals'],
  params: { linkId },
  query: z.object({
    span: z.optional(
      z.enum(['30', '90']).check(z.describe('Number of days in `days`; defaults to 30.')),
    ),
  }),
  data: linkDetailSchema,
  errors: { 'link-not-found': null },
});

/** PUT /referrals/links/{linkId}. Applies to later sign-ups; 409 if it has changed since it was loaded. */
export const updateReferralLink = endpoint({
  method: 'PUT',
  path: '/referrals/links/{linkId}',
  tag,
  summary: 'Updates a referral link for new sign-ups',
  description:
    'Users who already signed up keep the terms of that time. The owner can’t change once someone signed up (409). If the code changes, the old one stops working at once. The main link of an ambassador returns 404.',
  access: 'staff',
  changes: ['Referrals', 'Staff'],
  params: { linkId },
  body: savedLinkBody,
  data: nothing,
  errors: {
    'in-use': null,
    'link-not-found': null,
    'owner-not-ambassador': null,
    'stale-version': null,
    'invalid-fields': null,
  },
});

/** PUT /referrals/links/{linkId}/status */
export const updateReferralLinkStatus = endpoint({
  method: 'PUT',
  path: '/referrals/links/{linkId}/status',
  tag,
  summary: 'Pauses, archives or resumes a referral link',
  description:
    'Visits and sign-ups count only while it’s ACTIVE. Users who already signed up still earn commission. Returns 409 if it already has this status.',
  access: 'staff',
  changes: ['Referrals', 'Staff'],
  params: { linkId },
  body: z.object({ status: z.enum(linkStatuses) }),
  data: nothing,
  errors: { 'link-not-found': null, 'nothing-to-change': null },
});

/** GET /referrals/links/{linkId}/referrals */
export const listReferralLinkReferrals = endpoint({
  method: 'GET',
  path: '/referrals/links/{linkId}/referrals',
  tag,
  summary: 'Lists the sign-ups of a referral link',
  description: 'Names are shown in full, and visits without a sign-up aren’t included.',
  order: 'Newest first; equal times by ID.',
  orderedBy: ['-at', 'id'],
  access: 'staff',
  shows: ['Referrals'],
  params: { linkId },
  query: z.object({
    ...pageQuery,
    sort: z.optional(z.enum(timeSorts).check(z.describe('Defaults to `-at`.'))),
    search: z.optional(z.string().check(z.describe('Words that must all occur in the name.'))),
    status: several('Statuses'),
  }),
  data: linkReferralsSchema,
  errors: { 'link-not-found': null },
});
