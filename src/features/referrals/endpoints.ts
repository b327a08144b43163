import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { idSchema, lamportsText, timeSchema } from '@/shared/api/fields';

const referralSchema = z.object({
  userId: idSchema,
  username: z.string(),
  displayName: z.string(),
  joinedAt: timeSchema,
  status: z.enum(['JOINED', 'QUALIFIED', 'REWARDED']),
  rewardLamports: lamportsText,
});

/** GET /users/referral-details (spec §7, which does not show its result). */
export const getReferralDetails = endpoint({
  method: 'GET',
  path: '/users/referral-details',
  tag: 'Referrals',
  summary: 'Whom you brought, and what it earned',
  access: 'session',
  data: z.object({
    referralDetails: z.object({
      code: z.string(),
      url: z.string(),
      joined: z.int().check(z.minimum(0)),
      qualified: z.int().check(z.minimum(0)),
      rewardLamports: lamportsText,
      referrals: z.array(referralSchema),
    }),
  }),
});
