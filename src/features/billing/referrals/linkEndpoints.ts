import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { pageQuery } from '@/shared/api/listQuery';
import { linkSorts, linksSchema } from './links';

const tag = 'Referral links';
const several = (what: string) =>
  z.optional(z.string().check(z.describe(`${what}, separated by commas.`)));

/** GET /referrals/links (docs/product/referrals.md). */
export const listReferralLinks = endpoint({
  method: 'GET',
  path: '/referrals/links',
  tag,
  summary: 'Lists every referral link: Castle Bots’, partners’ and ambassadors’',
  description:
    'Links of Castle Bots (`HOUSE`) and for an owner (`PARTNER`), which staff make, and the main link of each active or suspended ambassador (`AMBASSADOR`). Counts and amounts are over all time.',
  access: 'staff',
  order: 'Most clicks first; equal counts by ID.',
  orderedBy: ['-clicks', 'id'],
  shows: ['Referrals'],
  query: z.object({
    ...pageQuery,
    sort: z.optional(z.enum(linkSorts).check(z.describe('Defaults to `-clicks`.'))),
    search: z.optional(
      z.string().check(z.describe('Words that must all occur in the name, the code or the owner.')),
    ),
    kind: several('Types'),
    state: several('Statuses'),
  }),
  data: linksSchema,
});
