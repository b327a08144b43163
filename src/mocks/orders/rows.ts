import type { OrderStatus } from '@/features/orders/order';
import type { SubscriptionType } from '@/features/packages/package';
import type { ItemRow } from '../packages/rows';
import type { PaymentStatus } from '../payments/rows';

export interface OrderRow {
  id: string;
  serverId: string;
  userId: string;
  packageId: string;
  price: string;
  subscriptionType: SubscriptionType;
  durationDays: number | null;
  /** The package's place among the tiers when it was ordered; larger is a larger package. */
  tier: number;
  status: OrderStatus;
  /** As it was when ordered; a later edit of the package replaces its item list and leaves this one. */
  package: { name: string; items: ItemRow[] };
  createdAt: number;
  verifyingAt: number | null;
  enabledAt: number | null;
  expiresAt: number | null;
  reference: string;
  paymentSignature: string | null;
  paymentStatus: PaymentStatus | null;
  /** When it was cancelled or ran out. */
  closedAt: number | null;
  /** The transfer that gave the payment back. */
  returnSignature: string | null;
}

/** The tables of this room. */
export interface OrderTables {
  orders: OrderRow[];
}
