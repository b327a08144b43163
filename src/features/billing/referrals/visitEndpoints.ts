import * as z from 'zod/mini';
import { endpoint, nothing } from '@/shared/api/endpoint';
import { utmSchema, REF_PATTERN } from './attributionRules';

const part = z.string().check(z.regex(REF_PATTERN));

/** POST /referrals/visits */
export const recordReferralVisit = endpoint({
  method: 'POST',
  path: '/referrals/visits',
  tag: 'Referrals',
  summary: 'Records a visit through a referral link',
  description:
    'Always returns the same response, whether or not the code exists. Each visitor counts once a day per code. Visits in too quick succession aren’t counted.',
  access: 'open',
  changes: [],
  unchanged: 'Counts for the ambassador, not for the visitor.',
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
