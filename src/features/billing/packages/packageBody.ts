import * as z from 'zod/mini';
import { idText } from '@/shared/api/fields';
import { parseSol } from '@/shared/money/lamports';
import { solAmountOr } from '@/shared/money/solAmount';
import { subscriptionTypes } from './package';

/** On the home pages too, or to servers alone (docs/product/packages-and-orders.md). */
export const visibilities = ['PUBLIC', 'DASHBOARD'] as const;

/** Dearer ones are taken for a slip. */
const MOST_LAMPORTS = parseSol('10000');

const price = solAmountOr('Enter a price.').check(
  z.refine((text) => parseSol(text) > 0n, 'Enter a price above 0.'),
  z.refine((text) => parseSol(text) <= MOST_LAMPORTS, 'Maximum 10,000 SOL.'),
  z.describe('SOL as a decimal string, above 0 and at most 10000.'),
);

/** What POST /package and PUT /packages/{id} take. */
export const packageBody = z.object({
  name: z.string().check(
    z.trim(),
    z.minLength(3, {
      error: ({ input }) => (input === '' ? 'Enter a name.' : 'Minimum 3 characters.'),
    }),
    z.maxLength(50, 'Maximum 50 characters.'),
  ),
  description: z._default(z.string().check(z.maxLength(500, 'Maximum 500 characters.')), ''),
  price,
  subscriptionType: z.enum(subscriptionTypes, 'Choose a type.'),
  durationDays: z._default(
    z
      .nullable(
        z
          .int('Enter a whole number of days.')
          .check(z.minimum(1, 'Minimum 1 day.'), z.maximum(3650, 'Maximum 3650 days.')),
      )
      .check(z.describe('Length of the term. Null for a term without an end.')),
    null,
  ),
  items: z
    .array(z.object({ id: idText }))
    .check(
      z.minLength(1, 'Choose at least one feature.'),
      z.describe('Features that it turns on. An unknown one is refused.'),
    ),
  ruleLimit: z._default(
    z
      .int('Enter a whole number of rules.')
      .check(
        z.minimum(1, 'Minimum 1 rule.'),
        z.maximum(200, 'Maximum 200 rules.'),
        z.describe('Maximum rules in each list of a module.'),
      ),
    10,
  ),
  trialDays: z._default(
    z
      .nullable(
        z
          .int('Enter a whole number of days.')
          .check(z.minimum(1, 'Minimum 1 day.'), z.maximum(90, 'Maximum 90 days.')),
      )
      .check(z.describe('Days of a free trial, once per server. Null for no trial.')),
    null,
  ),
  visibility: z
    ._default(z.enum(visibilities, 'Choose where it’s visible.'), 'PUBLIC')
    .check(
      z.describe(
        '`PUBLIC`: on the home pages and in the dashboard. `DASHBOARD`: in the dashboard only.',
      ),
    ),
  version: z.optional(
    z
      .int()
      .check(z.describe('Version that the change was made from. Without it, nothing is compared.')),
  ),
  order: z.optional(
    z
      .int()
      .check(
        z.minimum(0),
        z.describe('Position by size. `createPackage` chooses one if it’s left out.'),
      ),
  ),
  highlight: z._default(z.boolean(), false).check(z.describe('Marked as recommended.')),
  status: z.optional(z.enum(['DRAFT', 'ENABLED', 'DISABLED'])),
});
