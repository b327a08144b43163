import * as z from 'zod/mini';
import { searchQuery } from '@/shared/api/listQuery';

const some = (what: string) =>
  z.optional(z.string().check(z.maxLength(2000), z.describe(`${what}, separated by commas.`)));

/** What narrows the members of a server: values of one filter widen it, filters narrow each other. */
export const memberFilters = {
  ...searchQuery,
  roles: some('IDs of roles'),
  roleMatch: z.optional(
    z
      .enum(['ALL', 'ANY'])
      .check(
        z.describe('Whether members must have ALL the roles or ANY of them, which is the default.'),
      ),
  ),
  verified: some('One or more of YES and NO'),
  wallet: some('One or more of YES and NO'),
  holdings: some('Token and collection addresses'),
  lastActiveAt: some(
    'One or more of WEEK (active in the last 7 days), MONTH (in the last 30 days, but not 7), QUIET (longer ago) and NEVER',
  ),
  flags: some('Flags'),
  state: some('One or more of HERE (the default) and LEFT'),
};
