import type { OrderStatus } from '@/features/billing/orders/order';
import type { SubscriptionType } from '@/features/billing/packages/package';
import type { PaymentStatus } from './payments/rows';

export interface OrderRow {
  id: string;
  serverId: string;
  userId: string;
  packageId: string;
  /** Decimal SOL, what is to be paid: the package's price less the credit. */
  price: string;
  /** The unused part of the orders it takes the place of, lamports. */
  credit: string;
  /** Those orders. None of them gives a credit to another order while this one is open. */
  creditFrom: string[];
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
  /** As it was when ordered. */
  ruleLimit: number;
  /** How often somebody was told that its end is near. */
  reminders: number;
  /** The transfer that gave the payment back. */
  returnSignature: string | null;
  /** It costs nothing, and is in force as soon as it is ordered. */
  isTrial?: boolean;
  /** The paid order that ended this trial before its term was over. */
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
