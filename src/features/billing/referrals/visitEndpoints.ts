import * as z from 'zod/mini';
import { endpoint, nothing } from '@/shared/api/endpoint';
import { utmSchema, REF_PATTERN } from './attributionRules';

const part = z.string().check(z.regex(REF_PATTERN));

/** POST /referrals/visits */
export const recordReferralVisit = endpoint({
  method: 'POST',
  path: '/referrals/visits',
  tag: 'Referrals',
  summary: 'Tells that someone followed a referral link',
  description:
    'The answer is the same whether the code exists. One visitor counts once a day for a code; what comes too fast isn’t counted.',
  access: 'open',
  changes: [],
  unchanged: 'Counted for the ambassador, not for the visitor.',
  body: z.object({
    ref: part,
    src: z.optional(part),
    /** Drawn by lot in the browser; it stands for nobody. */
    visitor: part,
    /** The UTM tags of the address it was followed to. */
    utm: z.optional(utmSchema),
  }),
  data: nothing,
});
