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

/** The fields of a package. The spec does not show them (§3); these are the contract's. */
export const packageShape = {
  id: idSchema,
  name: orElse(z.string(), 'Unnamed package'),
  description: z._default(orElse(z.string(), ''), ''),
  /** Decimal SOL; empty where the server does not tell: then it cannot be ordered. */
  price: optionalPriceSchema,
  subscriptionType: openEnum(z.enum(subscriptionTypes), ''),
  /** Length of the term in days; null for one that does not end. */
  durationDays: orElse(z.optional(z.nullable(z.number())), undefined),
  items: packageItemsSchema,
  /** Place in the list, smallest first; a larger tier has a larger number. */
  order: z._default(orElse(z.number(), 0), 0),
  highlight: z._default(exactlyTrue, false),
  /** Days a server may try it for free, once; null or missing for not at all. */
  trialDays: orElse(z.optional(z.nullable(z.int())), undefined),
  status: z._default(openEnum(z.enum(['DRAFT', 'ENABLED', 'DISABLED'])), 'ENABLED'),
};

/** A package (tier) on offer. */
export const packageSchema = withLists(packageShape);
export type Package = z.infer<typeof packageSchema>;

const aboutPackages = { what: 'package', by: 'id' } as const;

/** GET /packages: a page of what is on offer to everybody. */
export const packagesPageSchema = pageOf(packageSchema, aboutPackages);
