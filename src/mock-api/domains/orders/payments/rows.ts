import type { TransactionStatus } from '@/features/billing/transaction-status/transactionStatus';

export type PaymentStatus = TransactionStatus;

export interface PaymentRow {
  signature: string;
  orderId: string;
  /** The source account found on-chain (base58); null where there is none, or several. */
  source: string | null;
  /** Lamports that reached the treasury. */
  lamports: string;
  status: PaymentStatus;
  at: number;
  /** Null until a refund was decided. */
  giveBack: GiveBackRow | null;
  /** Decision of staff, and the reason; missing while none was needed. */
  settled?: SettledRow;
}

/** A decision of staff on a payment. */
export interface SettledRow {
  decision: 'ACCEPT' | 'RETURN';
  by: string;
  /** Null for a refund without a reason. */
  reason: string | null;
  at: number;
}

/** Journal of a payment's refund. A signed transfer is saved before it is sent. */
export interface GiveBackRow {
  isDone: boolean;
  /** Signature (base58) of the transfer that is under way or has landed; null before the first is signed. */
  signature: string | null;
  /** Its signed bytes in base64, for resending. */
  wire: string | null;
  /** Last block in which it can land. */
  lastValidBlockHeight: number;
}

declare module '../../../store/db' {
  interface Db {
    payments: PaymentRow[];
  }
}
