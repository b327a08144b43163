import * as z from 'zod/mini';

const some = (what: string) =>
  z.optional(z.string().check(z.maxLength(2000), z.describe(`${what}, separated by commas.`)));

/** What narrows the members of a server: values of one filter widen it, filters narrow each other. */
export const memberFilters = {
  search: z.optional(
    z.string().check(z.maxLength(100), z.describe('Part of a name, or an id on Discord.')),
  ),
  roles: some('Ids of roles'),
  roleMatch: z.optional(
    z.enum(['ALL', 'ANY']).check(z.describe('All of the roles, or one, which it is at first.')),
  ),
  verified: some('YES, NO'),
  wallet: some('YES, NO'),
  holdings: some('Mints and addresses of collections'),
  lastActiveAt: some('WEEK, MONTH, QUIET, NEVER'),
  flags: some('Flags'),
  state: some('HERE, LEFT; HERE at first'),
};
