import * as z from 'zod/mini';
import { lamportsText, openEnum, orElse, orNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { packageShape } from './package';
import { visibilities } from './packageBody';

/** A package as staff see it. */
export const managedPackageSchema = withLists({
  ...packageShape,
  ruleLimit: orElse(z.int(), 10),
  visibility: openEnum(z.enum(visibilities)),
  version: orElse(z.int(), 0),
  /** Orders of it that are in force. */
  inForce: orNull(z.nullable(z.int())),
  /** Orders of it that wait for a payment or its verification. */
  waiting: orNull(z.nullable(z.int())),
  /** What orders of it have brought, lamports. */
  revenue: orNull(z.nullable(lamportsText)),
});
export type ManagedPackage = z.infer<typeof managedPackageSchema>;

export const managedPackagesSchema = withLists({
  packages: listOf(managedPackageSchema, { what: 'package', by: 'id' }),
});
