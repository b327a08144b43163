import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { pageQuery, searchQuery, sortQuery } from '@/shared/api/listQuery';
import { reasonText } from '@/shared/api/fields';
import { ambassadorStates } from './program';
import {
  ambassadorsSchema,
  decisions,
  programFiguresSchema,
  rewardsSchema,
  staffPayoutsSchema,
} from './staffViews';

const tag = 'Referral links';
const filters = {
  ...pageQuery,
  ...searchQuery,
  ...sortQuery,
  status: z.optional(z.string().check(z.describe('Statuses, separated by commas.'))),
};
const ambassadorId = idOf('user', 'ID of the ambassador’s account.');

/** GET /referrals/stats (decision 104). */
export const getProgramStats = endpoint({
  method: 'GET',
  path: '/referrals/stats',
  tag,
  summary: 'Returns the totals of the ambassador program',
  access: 'staff',
  shows: ['Referrals'],
  data: programFiguresSchema,
});

/** GET /referrals/ambassadors: who waits for an answer first. */
export const listAmbassadors = endpoint({
  method: 'GET',
  path: '/referrals/ambassadors',
  tag,
  summary: 'Lists ambassadors and applicants, open applications first',
  access: 'staff',
  shows: ['Referrals'],
  query: z.object(filters),
  data: ambassadorsSchema,
});

/** PUT /referrals/ambassadors/{ambassadorId}/state. 409 where they no longer stand as one saw them. */
export const decideAmbassador = endpoint({
  method: 'PUT',
  path: '/referrals/ambassadors/{ambassadorId}/state',
  tag,
  summary: 'Approves, rejects or suspends an ambassador, or ends a suspension',
  access: 'staff',
  changes: ['Referrals', 'Ambassador', 'Staff'],
  params: { ambassadorId },
  body: z.object({
    state: z.enum(decisions),
    /** How they stood when one looked. */
    seen: z.enum(ambassadorStates),
    reason: z.nullable(reasonText),
  }),
  data: nothing,
  errors: { 400: null, 404: null, 409: null },
});

/** GET /referrals/commissions: commissions of everybody. */
export const listProgramCommissions = endpoint({
  method: 'GET',
  path: '/referrals/commissions',
  tag,
  summary: 'Lists the commissions and revocations of every ambassador, newest first',
  access: 'staff',
  shows: ['Referrals'],
  query: z.object(filters),
  data: rewardsSchema,
});

/** POST /referrals/commissions/{commissionId}/revoke. 409 once a payout takes it along. */
export const revokeCommission = endpoint({
  method: 'POST',
  path: '/referrals/commissions/{commissionId}/revoke',
  tag,
  summary: 'Revokes a commission that isn’t part of a payout',
  access: 'staff',
  changes: ['Referrals', 'Ambassador', 'Staff'],
  params: { commissionId: idOf('commission', 'ID of the commission.') },
  body: z.object({ reason: reasonText }),
  data: nothing,
  errors: { 404: null, 409: null },
});

/** GET /referrals/payouts: what waits comes first. */
export const listProgramPayouts = endpoint({
  method: 'GET',
  path: '/referrals/payouts',
  tag,
  summary: 'Lists the payouts of every ambassador, those waiting for approval first',
  access: 'staff',
  shows: ['Referrals'],
  query: z.object(filters),
  data: staffPayoutsSchema,
});

/** PUT /referrals/payouts/{payoutId}/decision. Once; 409 afterwards. */
export const decideAmbassadorPayout = endpoint({
  method: 'PUT',
  path: '/referrals/payouts/{payoutId}/decision',
  tag,
  summary: 'Approves or rejects a payout that waits for approval',
  access: 'staff',
  changes: ['Referrals', 'Ambassador', 'Transactions', 'Staff'],
  params: { payoutId: idOf('commissionPayout', 'ID of the payout.') },
  body: z.object({
    decision: z.enum(['RELEASE', 'REFUSE']),
    reason: z.nullable(reasonText),
  }),
  data: nothing,
  errors: { 400: null, 404: null, 409: null },
});
