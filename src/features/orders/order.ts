import * as z from 'zod/mini';
import type { BadgeColour } from '@/shared/ui/StatusBadge';
import { idSchema, solPriceSchema } from '@/shared/api/fields';
import { packageItemSchema } from '@/features/packages/package';

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

export const orderSchema = z.object({
  id: idSchema,
  discordServerId: idSchema,
  price: solPriceSchema,
  subscriptionType: z.string(),
  /** Kept as text: a status this build does not know is shown as it is, never crashed on. */
  status: z.string(),
  package: z.object({ name: z.string(), items: z.array(packageItemSchema) }),
  // Ours, beyond spec §3 (api-contract): all optional, so that a server without them still works.
  createdAt: z.optional(z.string()),
  expiresAt: z.optional(z.nullable(z.string())),
  /** Since when the payment is being verified (ISO 8601 UTC). */
  verifyingAt: z.optional(z.nullable(z.string())),
  /** Random Solana Pay reference key (base58) the server watches. */
  reference: z.optional(z.string()),
  /** Treasury (base58) as the server knows it; must equal the one pinned in this build. */
  recipient: z.optional(z.string()),
  /** Signature (base58) of the payment that was reported, and what became of it. */
  paymentSignature: z.optional(z.nullable(z.string())),
  paymentStatus: z.optional(z.nullable(z.string())),
});
export type Order = z.infer<typeof orderSchema>;

type HasStatus = Pick<Order, 'status'>;
/** Only PENDING orders can be purchased (spec §4). */
export const canPurchase = (order: HasStatus) => order.status === 'PENDING';
/** Only PENDING orders can be cancelled (spec §4). */
export const canCancel = (order: HasStatus) => order.status === 'PENDING';
/** Payment was received and is being checked, 0-30 minutes (spec §4). */
export const isVerifying = (order: HasStatus) => order.status === 'VERIFYING';
/** Paid for and active now, as far as the server says. */
export const isActive = (order: HasStatus) => order.status === 'ENABLED';
