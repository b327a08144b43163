import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { referralDetailsSchema } from './program';

/** GET /users/referral-details (spec §7, which does not show its result; docs/product/referrals.md). */
export const getReferralDetails = endpoint({
  method: 'GET',
  path: '/users/referral-details',
  tag: 'Referrals',
  summary: 'Returns the ambassador program and the account’s state in it',
  description:
    'Code, URL and tier are null unless the account is ACTIVE or SUSPENDED. Links of a SUSPENDED ambassador don’t count.',
  access: 'session',
  shows: ['Ambassador'],
  data: z.object({ referralDetails: referralDetailsSchema }),
});
