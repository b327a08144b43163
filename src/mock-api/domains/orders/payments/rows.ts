import type { TransactionStatus } from '@/features/billing/transaction-status/transactionStatus';

export type PaymentStatus = TransactionStatus;

export interface PaymentRow {
  signature: string;
  orderId: string;
  /** The account the chain shows as its source (base58); null where it shows none, or several. */
  source: string | null;
  /** What reached the treasury. */
  lamports: string;
  status: PaymentStatus;
  at: number;
  /** Null while nobody has decided that it goes back. */
  giveBack: GiveBackRow | null;
  /** Who of the staff settled it, and why; missing while nobody had to. */
  settled?: SettledRow;
}

/** What staff decided of a payment. */
export interface SettledRow {
  decision: 'ACCEPT' | 'RETURN';
  by: string;
  /** Null where a return was given none. */
  reason: string | null;
  at: number;
}

/** The journal of a payment's return. What was signed is written down before it is sent. */
export interface GiveBackRow {
  isDone: boolean;
  /** Base58 of the transfer that is under way, or has landed; null before the first is signed. */
  signature: string | null;
  /** Its signed bytes in base64, to be sent again. */
  wire: string | null;
  /** Past this block it can no longer land. */
  lastValidBlockHeight: number;
}

declare module '../../../store/db' {
  interface Db {
    payments: PaymentRow[];
  }
}
