import * as z from 'zod/mini';
import { pageOf } from '@/shared/api/page';
import { exactlyTrue, idSchema, openEnum, optionalPriceSchema, orElse } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

export const subscriptionTypes = [
  'ONE_TIME',
  'MONTHLY',
  'QUARTERLY',
  'YEARLY',
  'LIFETIME',
] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

export const packageItemSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'Unnamed feature'),
});

/** What a package unlocks. */
export const packageItemsSchema = listOf(packageItemSchema, {
  what: 'feature',
  by: 'id',
  mayBeMissing: true,
});

/** The fields of a package. The spec does not list them (§3); these are the contract's. */
export const packageShape = {
  id: idSchema,
  name: orElse(z.string(), 'Unnamed package'),
  description: z._default(orElse(z.string(), ''), ''),
  // Empty if the server omits it: then the package cannot be ordered.
  price: optionalPriceSchema,
  subscriptionType: openEnum(z.enum(subscriptionTypes), ''),
  durationDays: orElse(z.optional(z.nullable(z.number())), undefined).check(
    z.describe('Length of the term in days. Null for a term without an end.'),
  ),
  items: packageItemsSchema.check(z.describe('Features, which turn modules on.')),
  order: z
    ._default(orElse(z.number(), 0), 0)
    .check(z.describe('Position by size: a larger package has a larger number.')),
  highlight: z._default(exactlyTrue, false).check(z.describe('Marked as recommended.')),
  trialDays: orElse(z.optional(z.nullable(z.int())), undefined).check(
    z.describe('Days of the free trial, once per server. Null or missing if it has none.'),
  ),
  status: z
    ._default(openEnum(z.enum(['DRAFT', 'ENABLED', 'DISABLED'])), 'ENABLED')
    .check(
      z.describe('`DRAFT`: not published yet. `DISABLED`: discontinued, which no one can order.'),
    ),
};

/** An available package (tier). */
export const packageSchema = withLists(packageShape);
export type Package = z.infer<typeof packageSchema>;

const aboutPackages = { what: 'package', by: 'id' } as const;

/** GET /packages: a page of the packages available to everyone. */
export const packagesPageSchema = pageOf(packageSchema, aboutPackages);
