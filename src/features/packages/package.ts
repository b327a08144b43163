import * as z from 'zod/mini';
import { idSchema, solPriceSchema } from '@/shared/api/fields';

export const subscriptionTypes = [
  'ONE_TIME',
  'MONTHLY',
  'QUARTERLY',
  'YEARLY',
  'LIFETIME',
] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

export const packageItemSchema = z.object({ id: idSchema, name: z.string() });

/** A package (tier) on offer. The spec does not show its fields (§3); these are the contract's. */
export const packageSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z._default(z.string(), ''),
  /** Decimal SOL. */
  price: solPriceSchema,
  subscriptionType: z.string(),
  /** Length of the term in days; null for one that does not end. */
  durationDays: z.optional(z.nullable(z.number())),
  items: z.array(packageItemSchema),
  /** Place in the list, smallest first; a larger tier has a larger number. */
  order: z._default(z.number(), 0),
  highlight: z._default(z.boolean(), false),
  status: z._default(z.enum(['DRAFT', 'ENABLED', 'DISABLED']), 'ENABLED'),
});
export type Package = z.infer<typeof packageSchema>;
