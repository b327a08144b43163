import type { TransferRow } from './transfer';
import type { claimSteps } from '@/features/earning/claims/claim';

/** A step in a payout's history. */
type PayoutStep = (typeof claimSteps)[number];

/** An NFT of a collection. */
export interface Piece {
  /** Address of the collection (base58). */
  collection: string;
  /** From 1 up to the collection's size. */
  number: number;
}

/** A payment from a server's ledger wallet to a member. The address is fixed when it is created. */
export interface PayoutRow {
  id: string;
  serverId: string;
  userId: string;
  /** Base58; empty once the member's account was deleted. */
  address: string;
  /** Mint of the token (base58); null is SOL. */
  mint: string | null;
  /** Base units, decimal text; 0 where an NFT is sent. */
  amount: string;
  /** The NFT sent instead of an amount; reserved for this payout until then. */
  piece: Piece | null;
  status:
    | 'PENDING'
    | 'PROCESSED'
    | 'SUCCESS'
    | 'FAILED'
    /** Rejected by the team before anything was sent. */
    | 'CANCELLED'
    /** Failed, and the locked points were returned to the member. */
    | 'RECLAIMED_AFTER_FAILURE';
  at: number;
  /** Its reason in words, and the id of the row behind it. */
  label: string;
  ref: string;
  /** Id of the claim of points; null for rewards. */
  claimId: string | null;
  /** Waits for approval by the team, and is not sent before. */
  isWaiting: boolean;
  /** Id of the user who decided, and the reason for a rejection. */
  decidedBy: string | null;
  reason: string | null;
  /** The member's appeal after that; at most one. */
  appeal?: { text: string; at: number };
  /** Incremented by each decision. */
  version: number;
  steps: { step: PayoutStep; at: number }[];
  /** Number of transfers signed for it; a new one only after the one before is dead. */
  attempts: number;
  signature: string | null;
  /** The signed transfer (base64) while it may still land. */
  wire: string | null;
  lastValidBlockHeight: number;
}

/** A withdrawal of the owner from a server's ledger wallet. */
export interface WithdrawalRow extends TransferRow {
  id: string;
  /** Key chosen by the client, by which a repeated withdrawal is recognized. */
  key: string;
  serverId: string;
  /** Id of the owner who requested it. */
  userId: string;
  /** A treasury wallet of the project, fixed at the request (base58). */
  address: string;
  /** Mint of the token (base58); null is SOL. */
  mint: string | null;
  /** Base units, decimal text. */
  amount: string;
  /** RECLAIMED_AFTER_FAILURE: no transfer landed, and the amount can be withdrawn again. */
  status: 'PENDING' | 'PROCESSED' | 'SUCCESS' | 'RECLAIMED_AFTER_FAILURE';
  at: number;
  steps: PayoutRow['steps'];
}

declare module '../../store/db' {
  interface Db {
    payouts: PayoutRow[];
    withdrawals: WithdrawalRow[];
  }
}
