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

/** What ordering a package would be for a server now (decision 100). */
export const orderKinds = ['FIRST', 'UPGRADE', 'RENEWAL', 'SMALLER'] as const;

const termsSchema = withLists({
  kind: z.enum(orderKinds),
  /** The unused part of what it would take the place of, lamports. */
  credit: lamportsText,
  /** What would be paid, lamports: the price less the credit. */
  due: lamportsText,
  /** The packages it would take the place of. */
  replaces: z.array(z.string()),
  /** When it would begin; null for at once. */
  startsAt: timeOrNull,
  turnsOn: packageItemsSchema,
  turnsOff: packageItemsSchema,
  /** Why it cannot be ordered now. */
  refusal: textOrNull,
  /** The free trial this server may have of it; null or missing for none. */
  trial: orElse(z.optional(z.nullable(z.object({ days: z.int().check(z.minimum(1)) }))), null),
});
export type OrderTerms = z.infer<typeof termsSchema>;

/** A package on offer to a server, with what it would cost there. */
export const offerSchema = withLists({
  ...packageShape,
  /** How many rules each list of a module may hold. */
  ruleLimit: orElse(z.nullable(z.int()), null),
  /** Null where they cannot be read: then nothing is said of a credit. */
  terms: orElse(z.nullable(termsSchema), null),
});
export type Offer = z.infer<typeof offerSchema>;

/** A package a server has, or has had until a few days ago. */
export const heldPackageSchema = withLists({
  orderId: idSchema,
  packageId: idSchema,
  name: orElse(z.string(), 'Unnamed package'),
  /** Of a package that has ended, the bots go on a few days more. */
  state: z.enum(['IN_FORCE', 'GRACE']),
  /** End of the term, or of the days after it; null for one without an end. */
  until: timeOrNull,
  isTrial: z._default(exactlyTrue, false),
  items: packageItemsSchema,
});
export type HeldPackage = z.infer<typeof heldPackageSchema>;

/** GET /packages/{id}: what is on offer to the server with that id, and what it has. */
export const offersSchema = withLists({
  packages: listOf(offerSchema, { what: 'package', by: 'id' }),
  held: listOf(heldPackageSchema, {
    what: 'active package',
    by: 'orderId',
    mayBeMissing: true,
  }),
});
