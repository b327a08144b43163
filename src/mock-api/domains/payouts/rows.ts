import type { TransferRow } from './transfer';
import type { claimSteps } from '@/features/earning/claims/claim';

/** What has happened to a payout, in order. */
type PayoutStep = (typeof claimSteps)[number];

/** A piece of a collection. */
export interface Piece {
  /** Address of the collection (base58). */
  collection: string;
  /** From 1 up to as many as there are. */
  number: number;
}

/** What leaves a server's ledger wallet for a member. The address is fixed when it is made. */
export interface PayoutRow {
  id: string;
  serverId: string;
  userId: string;
  /** Base58; empty once the member's account was deleted. */
  address: string;
  /** Mint of the token (base58); null is SOL. */
  mint: string | null;
  /** Base units of it, decimal text; 0 where a piece is sent. */
  amount: string;
  /** The piece of a collection that is sent, in place of an amount; promised to nobody else meanwhile. */
  piece: Piece | null;
  status:
    | 'PENDING'
    | 'PROCESSED'
    | 'SUCCESS'
    | 'FAILED'
    /** Refused by the team before anything was sent. */
    | 'CANCELLED'
    /** Failed, and the points that were locked for it are the member's again. */
    | 'RECLAIMED_AFTER_FAILURE';
  at: number;
  /** What it is for, in words, and the id of that. */
  label: string;
  ref: string;
  /** The claim of points it settles; null for rewards. */
  claimId: string | null;
  /** It waits for somebody of the team, and is not sent before. */
  isWaiting: boolean;
  /** Who has decided on it, and why it was refused. */
  decidedBy: string | null;
  reason: string | null;
  /** What the member asked the team after that; at most once. */
  appeal?: { text: string; at: number };
  /** Goes up with each decision. */
  version: number;
  steps: { step: PayoutStep; at: number }[];
  /** Transfers signed for it, one after another: only a dead one is followed by the next. */
  attempts: number;
  signature: string | null;
  /** The signed transfer (base64) while it may still land. */
  wire: string | null;
  lastValidBlockHeight: number;
}

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

declare module '../../store/db' {
  interface Db {
    payouts: PayoutRow[];
    withdrawals: WithdrawalRow[];
  }
}
