import * as z from 'zod/mini';
import { lamportsText, openEnum, orElse, orNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { packageShape } from './package';
import { visibilities } from './packageBody';

/** A package as staff see it. */
export const managedPackageSchema = withLists({
  ...packageShape,
  ruleLimit: orElse(z.int(), 10).check(z.describe('Maximum rules in each list of a module.')),
  visibility: openEnum(z.enum(visibilities)).check(
    z.describe(
      '`PUBLIC`: on the home pages and in the dashboard. `DASHBOARD`: in the dashboard only.',
    ),
  ),
  version: orElse(z.int(), 0),
  inForce: orNull(z.nullable(z.int())).check(
    z.describe('Orders that are ENABLED. Null for callers who aren’t staff.'),
  ),
  waiting: orNull(z.nullable(z.int())).check(
    z.describe('Orders that are PENDING or VERIFYING. Null for callers who aren’t staff.'),
  ),
  revenue: orNull(z.nullable(lamportsText)).check(
    z.describe(
      'Lamports paid for its orders, without returned payments. Null for callers who aren’t staff.',
    ),
  ),
});
export type ManagedPackage = z.infer<typeof managedPackageSchema>;

export const managedPackagesSchema = withLists({
  packages: listOf(managedPackageSchema, { what: 'package', by: 'id' }),
});
