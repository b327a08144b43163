import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { pageQuery, searchQuery, sortQuery } from '@/shared/api/listQuery';
import { linksSchema } from './links';

const tag = 'Referral links';
const lists = { ...pageQuery, ...searchQuery, ...sortQuery };
const several = (what: string) =>
  z.optional(z.string().check(z.describe(`${what}, separated by commas.`)));

/** GET /referrals/links (decision 104). */
export const listReferralLinks = endpoint({
  method: 'GET',
  path: '/referrals/links',
  tag,
  summary: 'Lists every referral link: Castle Bots’, partners’ and ambassadors’',
  access: 'staff',
  shows: ['Referrals'],
  query: z.object({ ...lists, kind: several('Types'), state: several('Statuses') }),
  data: linksSchema,
});
