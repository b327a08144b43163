/** What leaves a server's ledger wallet for a member. The address is fixed when it is made. */
export interface PayoutRow {
  id: string;
  serverId: string;
  userId: string;
  /** Base58. */
  address: string;
  /** Decimal text. */
  lamports: string;
  status: 'PENDING' | 'PROCESSED' | 'SUCCESS' | 'FAILED';
  at: number;
  /** What it is for, in words, and the id of that. */
  label: string;
  ref: string;
  /** Transfers signed for it, one after another: only a dead one is followed by the next. */
  attempts: number;
  signature: string | null;
  /** The signed transfer (base64) while it may still land. */
  wire: string | null;
  lastValidBlockHeight: number;
}

/** The tables of this room. */
export interface PayoutTables {
  payouts: PayoutRow[];
}
