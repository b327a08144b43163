import * as z from 'zod/mini';
import {
  exactlyTrue,
  idSchema,
  lamportsText,
  orElse,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { packageItemsSchema, packageShape } from './package';

/** What ordering a package would mean for a server now (docs/product/packages-and-orders.md). */
export const orderKinds = ['FIRST', 'UPGRADE', 'RENEWAL', 'SMALLER'] as const;

const termsSchema = withLists({
  kind: z
    .enum(orderKinds)
    .check(
      z.describe(
        '`RENEWAL`: the server has this package. `UPGRADE`: it replaces a smaller one. `SMALLER`: the server has a larger one, which stays. `FIRST`: anything else.',
      ),
    ),
  credit: lamportsText.check(
    z.describe(
      'Lamports deducted from the price: the unused part of the replaced packages, by time left, rounded down. Packages without an end date have none.',
    ),
  ),
  due: lamportsText.check(
    z.describe('Lamports to pay: the price minus `credit`, or the price if it can’t be ordered.'),
  ),
  replaces: z
    .array(z.string())
    .check(z.describe('Names of the packages that it would end, trials included.')),
  startsAt: timeOrNull.check(
    z.describe('Start of the term of a renewal. Null if it starts when the payment is verified.'),
  ),
  turnsOn: packageItemsSchema.check(z.describe('Features that the server would gain.')),
  turnsOff: packageItemsSchema.check(z.describe('Features that the server would lose.')),
  refusal: textOrNull.check(
    z.describe('Why it can’t be ordered now, as a sentence to show. Null if it can.'),
  ),
  trial: orElse(
    z.optional(z.nullable(z.object({ days: z.int().check(z.minimum(1)) }))),
    null,
  ).check(z.describe('Free trial that this server can start. Null or missing if it can’t.')),
});
export type OrderTerms = z.infer<typeof termsSchema>;

/** A package available to a server, with its cost there. */
export const offerSchema = withLists({
  ...packageShape,
  ruleLimit: orElse(z.nullable(z.int()), null).check(
    z.describe('Maximum rules in each list of a module.'),
  ),
  /** Null if the terms cannot be read: then no credit is shown. */
  terms: orElse(z.nullable(termsSchema), null),
});
export type Offer = z.infer<typeof offerSchema>;

/** A package a server has, or had until a few days ago. */
export const heldPackageSchema = withLists({
  orderId: idSchema,
  packageId: idSchema,
  name: orElse(z.string(), 'Unnamed package'),
  state: z
    .enum(['IN_FORCE', 'GRACE'])
    .check(z.describe('`GRACE`: the term ended less than 3 days ago, and its modules still work.')),
  until: timeOrNull.check(
    z.describe('End of the term, or of the grace period. Null for a package without an end date.'),
  ),
  isTrial: z._default(exactlyTrue, false),
  items: packageItemsSchema,
});
export type HeldPackage = z.infer<typeof heldPackageSchema>;

/** GET /packages/{id}: packages available to the server with that id, and the packages it has. */
export const offersSchema = withLists({
  packages: listOf(offerSchema, { what: 'package', by: 'id' }),
  held: listOf(heldPackageSchema, {
    what: 'active package',
    by: 'orderId',
    mayBeMissing: true,
  }),
});
