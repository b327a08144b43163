import type { ClaimToken } from '@/features/earning/claims/claim';
import type {
  directions,
  mismatchReasons,
  timelineSteps,
  TransactionAction,
  TransactionType,
} from '@/features/billing/transactions/transaction';
import type { TransactionStatus } from '@/features/billing/transaction-status/transactionStatus';
import type { Refusal } from '../../http/reply';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';

/** A step of a transaction, in ms since 1970; null if the time was not recorded. */
export interface EntryStep {
  step: (typeof timelineSteps)[number];
  at: number | null;
}

/** A user's transaction, computed from rows. Amounts are base units. */
export interface Entry {
  id: string;
  type: TransactionType;
  direction: (typeof directions)[number];
  status: TransactionStatus;
  at: number;
  description: string;
  note: string | null;
  serverId: string | null;
  token: ClaimToken;
  amount: bigint;
  moved: bigint;
  piece: number | null;
  wallet: string | null;
  signature: string | null;
  orderId: string | null;
  /** The member's appeal after a rejection. */
  appeal?: { text: string; at: number } | undefined;
  mismatch: (typeof mismatchReasons)[number] | null;
  isFinal: boolean;
  actions: TransactionAction[];
  /** The page of the user site where it began. */
  page: string | null;
  expected: bigint | null;
  received: bigint | null;
  from: string | null;
  to: string | null;
  memo: string | null;
  reference: string | null;
  error: { code: string; text: string } | null;
  related: { id: string; signature: string | null } | null;
  steps: EntryStep[];
}

type RetryRefusal = Refusal<'insufficient-funds' | 'nft-gone' | 'points-returned'>;
type AppealRefusal = Refusal<'already-asked' | 'payout-not-rejected'>;

/** A kind of rows that are transactions of users. */
export interface Source {
  /** Brings them up to date. */
  settle: (world: World, user: UserRow) => Promise<void>;
  /** A user's transactions, in any order. */
  entriesOf: (world: World, user: UserRow) => Entry[];
  /** Retries one, where its actions include that; returns why it cannot, or null. */
  retry?: (world: World, user: UserRow, id: string) => Promise<RetryRefusal | null>;
  /** Sends an appeal against a rejection, where its actions include that; returns why it cannot, or null. */
  appeal?: (world: World, user: UserRow, id: string, text: string) => AppealRefusal | null;
}
