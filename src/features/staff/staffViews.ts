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
  price: lamportsText.check(z.describe('Lamports to pay for the order.')),
  received: lamportsText.check(z.describe('Lamports that the treasury received.')),
  source: textOrNull.check(
    z.describe('Account that paid. Null if the transaction doesn’t show a single one.'),
  ),
  at: timeOrNull.check(z.describe('When the payment was registered.')),
  status: orElse(z.string(), '').check(z.describe('As `paymentStatus` of an order.')),
  orderStatus: orElse(z.string(), '').check(z.describe('As `status` of an order.')),
  isWaiting: exactlyTrue.check(z.describe('Needs a decision with `settlePayment`.')),
  isReturning: exactlyTrue.check(z.describe('Its return is on its way.')),
  settledBy: textOrNull.check(z.describe('Name of who settled it. Null if no one did.')),
  reason: textOrNull.check(z.describe('Why it was accepted. Null if no reason was given.')),
});
export type StaffPayment = z.infer<typeof staffPaymentSchema>;

/** An order that is being verified while no payment for it is known. */
const unpaidSchema = z.object({
  id: idSchema,
  server: orElse(z.string(), 'A server'),
  package: orElse(z.string(), 'A package'),
  price: lamportsText,
  since: timeOrNull.check(z.describe('Since when it has been VERIFYING.')),
  signature: textOrNull.check(
    z.describe('Transaction that was reported for it. Null if there is none.'),
  ),
});
export type UnpaidOrder = z.infer<typeof unpaidSchema>;

/** Payments, those that wait first, then the newest. */
export const staffPaymentsSchema = withLists({
  payments: listOf(staffPaymentSchema, { what: 'payment', by: 'signature' }),
  unpaid: listOf(unpaidSchema, { what: 'order', by: 'id', mayBeMissing: true }).check(
    z.describe('Orders that are VERIFYING without a known payment.'),
  ),
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
  actor: textOrNull.check(z.describe('Name of who did it. Null for Castle Bots itself.')),
  server: textOrNull.check(z.describe('Name of the server. Null if it’s about no server.')),
  label: orElse(z.string(), 'A change').check(z.describe('What was done, in words.')),
  target: orElse(z.string(), '').check(z.describe('IDs of what it was done to.')),
  changes: readableOf(changeSchema).check(
    z.describe('Changed fields with their values in words. Null for no value.'),
  ),
  canUndo: exactlyTrue.check(z.describe('`undoStaffChange` may work.')),
  undoneAt: timeOrNull.check(z.describe('Null if it wasn’t undone.')),
});
export type StaffAuditLine = z.infer<typeof staffAuditLineSchema>;

export const staffAuditSchema = withLists({
  ...cursorShape,
  ...pageShape(staffAuditLineSchema, { what: 'change', by: 'id' }),
});
