import * as z from 'zod/mini';
import type { BadgeColour } from '@/shared/ui/badgeColour';
import { priceOf } from '@/shared/money/price';
import {
  idSchema,
  lamportsText,
  openEnum,
  orElse,
  textIfAny,
  timeSchema,
  optionalPriceSchema,
} from '@/shared/api/fields';
import { isRow, listOf, withLists } from '@/shared/api/lenient';
import { packageItemsSchema, subscriptionTypes } from '@/features/billing/packages/package';
import {
  transactionStatuses,
  type TransactionStatus,
} from '@/features/billing/transaction-status/transactionStatus';

/** The order (package subscription) itself: its shape, its states and what may be done with it (spec §3, §4). */
export const orderStatuses = [
  'PENDING',
  'VERIFYING',
  'ENABLED',
  'UPGRADED',
  'DISABLED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Bootstrap's names of the badge colors, as spec §4 gives them. */
export const orderStatusColour: Record<OrderStatus, BadgeColour> = {
  PENDING: 'secondary',
  VERIFYING: 'info',
  ENABLED: 'success',
  UPGRADED: 'primary',
  DISABLED: 'dark',
  CANCELLED: 'warning',
  EXPIRED: 'danger',
};

const orderedSchema = withLists({
  name: orElse(z.string(), 'Unnamed package'),
  items: packageItemsSchema,
});

const timeOrNullIfAny = orElse(z.optional(z.nullable(timeSchema)), undefined);
const knownPaymentStatus: z.ZodMiniType<string, TransactionStatus> = z.enum(transactionStatuses);
/** Like `status`: a value unknown to this build is kept as text. */
const paymentStatusSchema = orElse(z.optional(z.nullable(knownPaymentStatus)), ({ value }) =>
  typeof value === 'string' || value === null ? value : undefined,
);
const textOrNullIfAny = orElse(z.optional(z.nullable(z.string())), undefined);

/** An order can be shown when it has an id. `obstacleToPaying` says why it can't be paid. */
export const orderSchema = z.object({
  id: idSchema,
  /** Empty if the server omits it. */
  discordServerId: orElse(idSchema, ''),
  // Empty if the server omits it.
  price: optionalPriceSchema.check(z.describe('Amount to pay in SOL, after the credit.')),
  subscriptionType: openEnum(z.enum(subscriptionTypes), ''),
  credit: orElse(z.optional(lamportsText), undefined).check(
    z.describe('Lamports deducted for the unused part of smaller packages.'),
  ),
  // Kept as text: a status unknown to this build is shown unchanged and never causes a crash.
  status: openEnum(z.enum(orderStatuses)),
  package: orElse(orderedSchema, orderedSchema.parse({})),
  packageId: orElse(z.optional(idSchema), undefined),
  // Our additions to spec §3 (ADR api-beyond-specification): all optional, so that a server without them still works.
  createdAt: orElse(z.optional(timeSchema), undefined),
  expiresAt: timeOrNullIfAny.check(
    z.describe('End of the term. Null before it’s ENABLED, and for a term without an end.'),
  ),
  durationDays: orElse(z.optional(z.nullable(z.int())), undefined).check(
    z.describe('Length of the term in days. Null for a term without an end.'),
  ),
  payBy: timeOrNullIfAny.check(
    z.describe(
      'When the unpaid order is cancelled because its credit lapses: a day after it was placed. Null without a credit or once it isn’t PENDING.',
    ),
  ),
  verifyingAt: timeOrNullIfAny.check(
    z.describe('When the payment was registered. Null if there is none.'),
  ),
  reference: textIfAny.check(
    z.describe(
      'Random account (32 bytes in base58), new for each order. The payment must include it, and the server looks for payments by it.',
    ),
  ),
  recipient: orElse(z.optional(z.string()), ({ value }) => (value === null ? undefined : '')).check(
    z.describe(
      'Treasury address to pay. The client refuses to pay unless it’s the one in its own configuration.',
    ),
  ),
  paymentSignature: textOrNullIfAny.check(
    z.describe('Signature of the registered payment. Null if there is none.'),
  ),
  paymentStatus: paymentStatusSchema.check(
    z.describe(
      '`PROCESSED`: being verified. `SUCCESS`: verified. `MISMATCH`: wrong amount, which staff decide on, or paid after the order closed, which is returned. `RECLAIMED_AFTER_FAILURE`: returned. Null without a payment.',
    ),
  ),
  closedAt: timeOrNullIfAny.check(
    z.describe('When it was CANCELLED or EXPIRED. Null while it’s neither.'),
  ),
  returnSignature: textOrNullIfAny.check(
    z.describe('Signature of the transfer that returned the payment. Null if there is none.'),
  ),
  isTrial: orElse(z.optional(z.boolean()), undefined).check(
    z.describe('A free trial, which costs 0 SOL.'),
  ),
});
export type Order = z.infer<typeof orderSchema>;

/** GET /users/subscriptions/{serverId}: the orders of a server. */
export const ordersSchema = withLists({
  packageSubscriptions: listOf(orderSchema, {
    what: 'order',
    by: 'id',
    name: ({ package: ordered }) => (isRow(ordered) ? ordered['name'] : null),
  }),
});

type HasStatus = Pick<Order, 'status'>;
/** Only PENDING orders can be purchased (spec §4). */
export const canPurchase = (order: HasStatus) => order.status === 'PENDING';
/** Only PENDING orders can be cancelled (spec §4). */
export const canCancel = (order: HasStatus) => order.status === 'PENDING';
/** Why a pending order cannot be paid; null if no obstacle is known. */
export function obstacleToPaying(order: Pick<Order, 'price' | 'discordServerId'>): string | null {
  if (priceOf(order) === null) return 'Price unavailable, so this order can’t be paid.';
  return order.discordServerId === '' ? 'Server unknown, so this order can’t be paid.' : null;
}
/** Payment was received and is being checked, 0-30 minutes (spec §4). */
export const isVerifying = (order: HasStatus) => order.status === 'VERIFYING';
/**
 * Cancelled or expired: nothing is due anymore, and payments that still arrive are returned (docs/product/payments.md).
 */
export const isClosed = (order: HasStatus) =>
  order.status === 'CANCELLED' || order.status === 'EXPIRED';
/** A payment arrived after the order was closed, and is being returned. */
export const isReturning = (order: Pick<Order, 'status' | 'paymentStatus'>) =>
  isClosed(order) && order.paymentStatus === 'MISMATCH';
/** Paid for and active now, according to the server. */
export const isActive = (order: HasStatus) => order.status === 'ENABLED';
