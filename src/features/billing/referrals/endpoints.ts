import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { referralDetailsSchema } from './program';

/** GET /users/referral-details (spec §7, which does not show its result; decision 95). */
export const getReferralDetails = endpoint({
  method: 'GET',
  path: '/users/referral-details',
  tag: 'Referrals',
  summary: 'Returns the ambassador program and the account’s state in it',
  access: 'session',
  shows: ['Ambassador'],
  data: z.object({ referralDetails: referralDetailsSchema }),
});
