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
    'Always returns the same response, whether or not the visit counts. A visit counts if the code’s link is active, once per visitor, code and UTC day, not for the ambassador’s own session, and up to 60 a minute per code. Codes are compared without regard to case.',
  access: 'open',
  changes: [],
  unchanged: 'Counts for the ambassador, not for the visitor.',
  body: z.object({
    ref: part.check(z.describe('Code of the link.')),
    src: z.optional(
      part.check(
        z.describe('Short name of a named link. An unknown one counts for the main link.'),
      ),
    ),
    visitor: part.check(z.describe('Random ID that the browser keeps. It identifies no account.')),
    utm: z.optional(utmSchema.check(z.describe('UTM tags of the address that was opened.'))),
  }),
  data: nothing,
});
