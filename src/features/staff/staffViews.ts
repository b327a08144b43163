import * as z from 'zod/mini';
import {
  exactlyTrue,
  idSchema,
  lamportsText,
  orElse,
  readableOf,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { cursorShape, pageShape } from '@/shared/api/page';

/** A payment for an order, as staff look at it. */
export const staffPaymentSchema = z.object({
  signature: idSchema,
  orderId: idSchema,
  server: orElse(z.string(), 'A server'),
  package: orElse(z.string(), 'A package'),
  /** What was to be paid, and what reached the treasury, lamports. */
  price: lamportsText,
  received: lamportsText,
  /** The account it came from (base58); null where the chain does not show one plainly. */
  source: textOrNull,
  at: timeOrNull,
  status: orElse(z.string(), ''),
  orderStatus: orElse(z.string(), ''),
  /** It waits for a person: accept it or give it back. */
  isWaiting: exactlyTrue,
  /** It is on its way back. */
  isReturning: exactlyTrue,
  /** Who of the staff settled it, and why; null where nobody had to. */
  settledBy: textOrNull,
  reason: textOrNull,
});
export type StaffPayment = z.infer<typeof staffPaymentSchema>;

/** An order that is being verified while no payment for it is known. */
const unpaidSchema = z.object({
  id: idSchema,
  server: orElse(z.string(), 'A server'),
  package: orElse(z.string(), 'A package'),
  price: lamportsText,
  since: timeOrNull,
  /** The transaction that was reported for it (base58). */
  signature: textOrNull,
});
export type UnpaidOrder = z.infer<typeof unpaidSchema>;

/** Payments, those that wait first, then the newest. */
export const staffPaymentsSchema = withLists({
  payments: listOf(staffPaymentSchema, { what: 'payment', by: 'signature' }),
  /** Orders being verified of which no payment is known, the longest first. */
  unpaid: listOf(unpaidSchema, { what: 'order', by: 'id', mayBeMissing: true }),
});

const changeSchema = z.object({
  field: orElse(z.string(), ''),
  before: textOrNull,
  after: textOrNull,
});

/** A line of the audit log of the platform. */
export const staffAuditLineSchema = z.object({
  id: idSchema,
  at: timeOrNull,
  actor: textOrNull,
  /** The server it was done on; null for what was done on none. */
  server: textOrNull,
  label: orElse(z.string(), 'A change'),
  target: orElse(z.string(), ''),
  changes: readableOf(changeSchema),
  canUndo: exactlyTrue,
  undoneAt: timeOrNull,
});
export type StaffAuditLine = z.infer<typeof staffAuditLineSchema>;

export const staffAuditSchema = withLists({
  ...cursorShape,
  ...pageShape(staffAuditLineSchema, { what: 'change', by: 'id' }),
});
