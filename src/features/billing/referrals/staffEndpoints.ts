import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { pageQuery } from '@/shared/api/listQuery';
import { reasonText } from '@/shared/api/fields';
import { ambassadorStates, timeSorts } from './program';
import {
  ambassadorsSchema,
  decisions,
  programFiguresSchema,
  rewardsSchema,
  staffPayoutsSchema,
} from './staffViews';

const tag = 'Referral links';
const status = z.optional(z.string().check(z.describe('Statuses, separated by commas.')));
const sort = z.optional(z.enum(timeSorts).check(z.describe('Defaults to `-at`.')));
const searched = (what: string) =>
  z.optional(z.string().check(z.describe(`Words that must all occur in ${what}.`)));
const ambassadorId = idOf('user', 'ID of the ambassador’s account.');

/** GET /referrals/stats (docs/product/referrals.md). */
export const getProgramStats = endpoint({
  method: 'GET',
  path: '/referrals/stats',
  tag,
  summary: 'Returns the totals of the ambassador program',
  description:
    'Counts include visits and sign-ups through links without an owner. Amounts are the sums of what each ambassador sees.',
  access: 'staff',
  shows: ['Referrals'],
  data: programFiguresSchema,
});

/** GET /referrals/ambassadors: open applications first. */
export const listAmbassadors = endpoint({
  method: 'GET',
  path: '/referrals/ambassadors',
  tag,
  summary: 'Lists ambassadors and applicants',
  description: 'Everyone who ever applied. Users who never applied aren’t in the list.',
  order: 'Open applications first, then the latest application; equal times by ID.',
  access: 'staff',
  shows: ['Referrals'],
  query: z.object({ ...pageQuery, status, search: searched('the name and the code') }),
  data: ambassadorsSchema,
});

/** PUT /referrals/ambassadors/{ambassadorId}/state. 409 if their state has changed since it was loaded. */
export const decideAmbassador = endpoint({
  method: 'PUT',
  path: '/referrals/ambassadors/{ambassadorId}/state',
  tag,
  summary: 'Approves, rejects or suspends an ambassador, or ends a suspension',
  description:
    'APPLIED can become ACTIVE or REJECTED, ACTIVE can become SUSPENDED, and SUSPENDED and REJECTED can become ACTIVE. Orders enabled during a suspension earn no commission, also later. The ambassador is notified, with the reason. Returns 409 if the state isn’t `seen` anymore, so a repeat has no effect.',
  access: 'staff',
  changes: ['Referrals', 'Ambassador', 'Staff'],
  params: { ambassadorId },
  body: z.object({
    state: z.enum(decisions),
    seen: z.enum(ambassadorStates).check(z.describe('State that the decision is based on.')),
    reason: z
      .nullable(reasonText)
      .check(z.describe('Shown to the ambassador. Required unless `state` is ACTIVE.')),
  }),
  data: nothing,
  errors: { 'ambassador-not-found': null, 'stale-version': null, 'invalid-fields': null },
});

/** GET /referrals/commissions: commissions of all ambassadors. */
export const listProgramCommissions = endpoint({
  method: 'GET',
  path: '/referrals/commissions',
  tag,
  summary: 'Lists the commissions and revocations of every ambassador',
  description: 'A revocation is a row of its own with a negative amount.',
  order: 'Newest first; equal times by ID.',
  orderedBy: ['-at', 'id'],
  access: 'staff',
  shows: ['Referrals'],
  query: z.object({
    ...pageQuery,
    sort,
    status,
    search: searched('the names of the ambassador, the user, the package and the link'),
  }),
  data: rewardsSchema,
});

/** POST /referrals/commissions/{commissionId}/revoke. 409 once a payout includes it. */
export const revokeCommission = endpoint({
  method: 'POST',
  path: '/referrals/commissions/{commissionId}/revoke',
  tag,
  summary: 'Revokes a commission that isn’t part of a payout',
  description:
    'Adds a revocation over what is left of the commission. Returns 409 if a payout includes it, nothing is left, or the ambassador’s available amount is smaller, because a balance never falls below zero. The ambassador sees the reason.',
  access: 'staff',
  changes: ['Referrals', 'Ambassador', 'Staff'],
  params: { commissionId: idOf('commission', 'ID of the commission.') },
  body: z.object({ reason: reasonText }),
  data: nothing,
  errors: { 'commission-not-found': null, 'commission-settled': null },
});

/** GET /referrals/payouts: open payouts first. */
export const listProgramPayouts = endpoint({
  method: 'GET',
  path: '/referrals/payouts',
  tag,
  summary: 'Lists the payouts of every ambassador',
  description:
    'Payouts above 5 SOL, and those of suspended ambassadors, wait for approval. Others are sent when they’re requested.',
  order: 'Payouts that wait for approval first, then the newest; equal times by ID.',
  orderedBy: ['-isWaiting', '-at', 'id'],
  access: 'staff',
  shows: ['Referrals'],
  query: z.object({
    ...pageQuery,
    status,
    search: searched('the ambassador’s name and the wallet address'),
  }),
  data: staffPayoutsSchema,
});

/** PUT /referrals/payouts/{payoutId}/decision. Once; 409 afterwards. */
export const decideAmbassadorPayout = endpoint({
  method: 'PUT',
  path: '/referrals/payouts/{payoutId}/decision',
  tag,
  summary: 'Approves or rejects a payout that waits for approval',
  description:
    'An approved payout is sent to its wallet on Solana. A rejected one becomes CANCELLED, its amount is available again, and the ambassador is notified with the reason. A payout can be decided once; afterwards it returns 409.',
  access: 'staff',
  changes: ['Referrals', 'Ambassador', 'Transactions', 'Staff'],
  params: { payoutId: idOf('commissionPayout', 'ID of the payout.') },
  body: z.object({
    decision: z
      .enum(['RELEASE', 'REFUSE'])
      .check(z.describe('`RELEASE` approves it, `REFUSE` rejects it.')),
    reason: z
      .nullable(reasonText)
      .check(z.describe('Shown to the ambassador. Required to reject.')),
  }),
  data: nothing,
  errors: { 'already-decided': null, 'payout-not-found': null, 'invalid-fields': null },
});
