import * as z from 'zod/mini';
import { searchQuery } from '@/shared/api/listQuery';

const some = (what: string) =>
  z.optional(z.string().check(z.maxLength(2000), z.describe(`${what}, separated by commas.`)));

/** What narrows the members of a server: values of one filter widen it, filters narrow each other. */
export const memberFilters = {
  ...searchQuery,
  roles: some('Ids of roles'),
  /** All of the roles, or one, which it is at first. */
  roleMatch: z.optional(z.enum(['ALL', 'ANY'])),
  verified: some('YES, NO'),
  wallet: some('YES, NO'),
  holdings: some('Mints and addresses of collections'),
  lastActiveAt: some('WEEK, MONTH, QUIET, NEVER'),
  flags: some('Flags'),
  state: some('HERE, LEFT; HERE at first'),
};
