import type { OrderStatus } from '@/features/billing/orders/order';
import type { SubscriptionType } from '@/features/billing/packages/package';
import type { PaymentStatus } from './payments/rows';

export interface OrderRow {
  id: string;
  serverId: string;
  userId: string;
  packageId: string;
  /** Amount to be paid in decimal SOL: the package's price minus the credit. */
  price: string;
  /** The unused part of the orders it replaces, lamports. */
  credit: string;
  /** Ids of those orders. None of them gives credit to another order while this one is open. */
  creditFrom: string[];
  subscriptionType: SubscriptionType;
  durationDays: number | null;
  /** The package's position among the tiers at the time of the order; larger is a larger package. */
  tier: number;
  status: OrderStatus;
  /** Copied at the time of the order; later changes of the package do not affect it. */
  package: { name: string; items: ItemRow[] };
  createdAt: number;
  verifyingAt: number | null;
  enabledAt: number | null;
  expiresAt: number | null;
  reference: string;
  paymentSignature: string | null;
  paymentStatus: PaymentStatus | null;
  /** When it was cancelled or expired. */
  closedAt: number | null;
  /** Copied at the time of the order. */
  ruleLimit: number;
  /** Number of reminders sent about its end. */
  reminders: number;
  /** The transfer that refunded the payment. */
  returnSignature: string | null;
  /** Free, and active as soon as it is ordered. */
  isTrial?: boolean;
  /** Id of the paid order that ended this trial early. */
  endedBy?: string;
}

declare module '../../store/db' {
  interface Db {
    orders: OrderRow[];
  }
}

export interface ItemRow {
  id: string;
  name: string;
}
