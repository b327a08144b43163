import type { LineTerms } from '@/features/earning/claim-all/claimable';
import type { RefusalCode } from '@/shared/api/errorCodes';

/** A line of a member's claim-all call, by the client's key. */
export interface ClaimLineRow {
  userId: string;
  key: string;
  /** Destination and terms of the claim. A repeat has to send the same. */
  address: string | null;
  terms: LineTerms;
  at: number;
  /** Null until decided. After a restart it is still null, and a repeat continues. */
  result: 'CLAIMED' | 'REFUSED' | null;
  code: RefusalCode | null;
  message: string | null;
  /** ID of the claim of points, or of the submission with the reward. */
  ref: string | null;
}

declare module '../../store/db' {
  interface Db {
    claimLines: ClaimLineRow[];
  }
}
