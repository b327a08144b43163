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

/** A step of a transaction, in ms since 1970; null where nobody noted when. */
export interface EntryStep {
  step: (typeof timelineSteps)[number];
  at: number | null;
}

/** A transaction of somebody's, made from the rows it is about. Amounts are base units. */
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
  /** What was asked after a rejection. */
  appeal?: { text: string; at: number } | undefined;
  mismatch: (typeof mismatchReasons)[number] | null;
  isFinal: boolean;
  actions: TransactionAction[];
  /** The page of the user site it came of. */
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

/** Rows that are transactions of somebody's. */
export interface Source {
  /** Moves them along to now. */
  settle: (world: World, user: UserRow) => Promise<void>;
  /** Those of somebody, in any order. */
  entriesOf: (world: World, user: UserRow) => Entry[];
  /** Does it once more, where an entry offers that; gives why it cannot, or null. */
  retry?: (world: World, user: UserRow, id: string) => Promise<Refusal<409> | null>;
  /** Asks the team about one it rejected, where an entry offers that; gives why it cannot, or null. */
  appeal?: (world: World, user: UserRow, id: string, text: string) => Refusal<409> | null;
}
