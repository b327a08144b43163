import * as z from 'zod/mini';
import { idText } from '@/shared/api/fields';
import { parseSol } from '@/shared/money/lamports';
import { solAmount } from '@/shared/money/solAmount';
import { subscriptionTypes } from './package';

/** On the home pages too, or to servers alone (decision 100). */
export const visibilities = ['PUBLIC', 'DASHBOARD'] as const;

/** Dearer ones are taken for a slip. */
const MOST_LAMPORTS = parseSol('10000');

const price = solAmount.check(
  z.refine((text) => parseSol(text) > 0n, 'Enter a price above 0.'),
  z.refine((text) => parseSol(text) <= MOST_LAMPORTS, 'Maximum 10,000 SOL.'),
  z.describe('SOL as a decimal string, above 0 and at most 10000.'),
);

/** What POST /package and PUT /packages/{id} take. */
export const packageBody = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Minimum 3 characters.'),
      z.maxLength(50, 'Maximum 50 characters.'),
    ),
  description: z._default(z.string().check(z.maxLength(500, 'Maximum 500 characters.')), ''),
  price,
  subscriptionType: z.enum(subscriptionTypes, 'Choose a type.'),
  durationDays: z._default(
    z.nullable(
      z
        .int('Enter a whole number of days.')
        .check(z.minimum(1, 'Minimum 1 day.'), z.maximum(3650, 'Maximum 3650 days.')),
    ),
    null,
  ),
  items: z.array(z.object({ id: idText })).check(z.minLength(1, 'Choose at least one feature.')),
  ruleLimit: z._default(
    z
      .int('Enter a whole number of rules.')
      .check(z.minimum(1, 'Minimum 1 rule.'), z.maximum(200, 'Maximum 200 rules.')),
    10,
  ),
  /** Days a server may try it for free, once; null for no trial. */
  trialDays: z._default(
    z.nullable(
      z
        .int('Enter a whole number of days.')
        .check(z.minimum(1, 'Minimum 1 day.'), z.maximum(90, 'Maximum 90 days.')),
    ),
    null,
  ),
  visibility: z._default(z.enum(visibilities, 'Choose where it’s visible.'), 'PUBLIC'),
  /** The version it was made from: 409 when there is a newer one. */
  version: z.optional(z.int()),
  order: z.optional(z.int().check(z.minimum(0))),
  highlight: z._default(z.boolean(), false),
  status: z.optional(z.enum(['DRAFT', 'ENABLED', 'DISABLED'])),
});
