import type { LineTerms } from '@/features/earning/claim-all/claimable';
import type { RefusalCode } from '../../http/errorCodes';

/** A line that a member claimed together with others, by the key of their client. */
export interface ClaimLineRow {
  userId: string;
  key: string;
  /** Where it was to be sent, and what was claimed: a repeat has to ask for the same. */
  address: string | null;
  terms: LineTerms;
  at: number;
  /** Null until it's decided: a restart in between leaves it so, and a repeat goes on. */
  result: 'CLAIMED' | 'REFUSED' | null;
  code: RefusalCode | null;
  message: string | null;
  /** ID of the claim of points, or of the submission whose reward it is. */
  ref: string | null;
}

declare module '../../store/db' {
  interface Db {
    claimLines: ClaimLineRow[];
  }
}
