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

/** Bootstrap's names of the badge colours, as spec §4 gives them. */
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
/** As `status`: one that this build does not know is kept. */
const paymentStatusSchema = orElse(z.optional(z.nullable(knownPaymentStatus)), ({ value }) =>
  typeof value === 'string' || value === null ? value : undefined,
);
const textOrNullIfAny = orElse(z.optional(z.nullable(z.string())), undefined);

/** An order can be shown when it has an id. What stands against paying it, `obstacleToPaying` tells. */
export const orderSchema = z.object({
  id: idSchema,
  /** Empty where the server does not tell. */
  discordServerId: orElse(idSchema, ''),
  /** Decimal SOL; empty where the server does not tell. */
  price: optionalPriceSchema,
  subscriptionType: openEnum(z.enum(subscriptionTypes), ''),
  /** What the price is less by, lamports (decision 100). */
  credit: orElse(z.optional(lamportsText), undefined),
  /** Kept as text: a status this build does not know is shown as it is, never crashed on. */
  status: openEnum(z.enum(orderStatuses)),
  package: orElse(orderedSchema, orderedSchema.parse({})),
  packageId: orElse(z.optional(idSchema), undefined),
  // Ours, beyond spec §3 (decision 55): all optional, so that a server without them still works.
  createdAt: orElse(z.optional(timeSchema), undefined),
  expiresAt: timeOrNullIfAny,
  /** Length of its term in days; null for one that does not end. */
  durationDays: orElse(z.optional(z.nullable(z.int())), undefined),
  /** When an unpaid order is cancelled, as its credit lapses (ISO 8601 UTC); null for one that waits without a limit. */
  payBy: timeOrNullIfAny,
  /** Since when the payment is being verified (ISO 8601 UTC). */
  verifyingAt: timeOrNullIfAny,
  /** Random Solana Pay reference key (base58) the server watches. */
  reference: textIfAny,
  /** Treasury (base58) as the server knows it; must equal the one pinned in this build. */
  recipient: orElse(z.optional(z.string()), ({ value }) => (value === null ? undefined : '')),
  /** Signature (base58) of the payment that was reported, and what became of it. */
  paymentSignature: textOrNullIfAny,
  paymentStatus: paymentStatusSchema,
  /** When it was cancelled or ran out (ISO 8601 UTC). */
  closedAt: timeOrNullIfAny,
  /** Signature (base58) of the transfer that gave the payment back (decision 34). */
  returnSignature: textOrNullIfAny,
  /** It costs 0 SOL, and is ENABLED at once. */
  isTrial: orElse(z.optional(z.boolean()), undefined),
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
/** Why an order that waits for payment cannot be paid; null where nothing is known against it. */
export function obstacleToPaying(order: Pick<Order, 'price' | 'discordServerId'>): string | null {
  if (priceOf(order) === null) return 'Price unavailable, so this order can’t be paid.';
  return order.discordServerId === '' ? 'Server unknown, so this order can’t be paid.' : null;
}
/** Payment was received and is being checked, 0-30 minutes (spec §4). */
export const isVerifying = (order: HasStatus) => order.status === 'VERIFYING';
/** Cancelled or run out: nothing is due any more, and what still arrives is returned (decision 34). */
export const isClosed = (order: HasStatus) =>
  order.status === 'CANCELLED' || order.status === 'EXPIRED';
/** A payment came when it was closed already, and goes back. */
export const isReturning = (order: Pick<Order, 'status' | 'paymentStatus'>) =>
  isClosed(order) && order.paymentStatus === 'MISMATCH';
/** Paid for and active now, as far as the server says. */
export const isActive = (order: HasStatus) => order.status === 'ENABLED';
