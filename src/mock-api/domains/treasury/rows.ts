import type { PayoutRow } from '../payouts/rows';
import type { TransferRow } from '../payouts/transfer';

/** What its owner takes out of a server's ledger wallet. */
export interface WithdrawalRow extends TransferRow {
  id: string;
  /** The client's own, by which a repeated withdrawal is known. */
  key: string;
  serverId: string;
  /** Who asked for it. */
  userId: string;
  /** A treasury of the project, fixed when it was asked for (base58). */
  address: string;
  /** Mint of the token (base58); null is SOL. */
  mint: string | null;
  /** Base units, decimal text. */
  amount: string;
  /** RECLAIMED_AFTER_FAILURE: nothing of it has landed, and it can be withdrawn again. */
  status: 'PENDING' | 'PROCESSED' | 'SUCCESS' | 'RECLAIMED_AFTER_FAILURE';
  at: number;
  steps: PayoutRow['steps'];
}

/** When a server's team is told that its ledger wallet runs low. */
export interface LedgerAlertRow {
  serverId: string;
  version: number;
  /** Days a token must last; null: nobody is told. */
  days: number | null;
  /** Base units of a token, decimal text; null is SOL. */
  below: { mint: string | null; units: string }[];
  /** Tokens the team was told of, until there is enough of them again; SOL for SOL. */
  told: string[];
}

declare module '../../store/db' {
  interface Db {
    withdrawals: WithdrawalRow[];
    ledgerAlerts: LedgerAlertRow[];
  }
}
