import type { Application } from '@/features/billing/referrals/program';
import type { TransactionStatus } from '@/features/billing/transaction-status/transactionStatus';

/** A user's application to be an ambassador, and the decision. Other users have no row. */
export interface AmbassadorRow {
  userId: string;
  state: 'APPLIED' | 'ACTIVE' | 'SUSPENDED' | 'REJECTED';
  application: Application | null;
  appliedAt: number;
  decidedAt: number | null;
  /** Reason for a rejection or suspension. */
  reason: string | null;
  isCodeChosen: boolean;
  /** Orders in these times earn no commission. */
  suspensions: { from: number; until: number | null }[];
}

/** A named link of an ambassador. */
export interface ReferralSourceRow {
  id: string;
  userId: string;
  slug: string;
  name: string;
  at: number;
  isArchived: boolean;
}

/** Commission terms for users who came by a link; fixed at sign-up, regardless of later changes of the link. */
export interface ReferralTerms {
  /** Hundredths of a percent; null for the rate of the tier. */
  rateBps: number | null;
  duration: 'FIRST_ORDER' | 'MONTHS' | 'LIFETIME';
  months: number;
  holdDays: number;
}

/** A link that staff made, for Castle Bots or for an ambassador. */
export interface ReferralLinkRow extends ReferralTerms {
  id: string;
  name: string;
  code: string;
  /** The user who earns; null for a link of Castle Bots. */
  ownerId: string | null;
  utm: Utm;
  windowDays: number;
  /** Days in UTC (YYYY-MM-DD), both inclusive. */
  startsOn: string | null;
  endsOn: string | null;
  status: 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
  at: number;
  version: number;
}

/** UTM tags of a link; empty where missing. */
export interface Utm {
  source: string;
  medium: string;
  campaign: string;
}

/** A followed link, counted once per visitor, day and code. */
export interface ReferralVisitRow {
  id: string;
  /** Null for a link of Castle Bots. */
  referrerId: string | null;
  sourceId: string | null;
  /** The link made by staff; null for an ambassador's own code. */
  linkId: string | null;
  utm: Utm;
  /** Random id made by the browser. */
  visitor: string;
  at: number;
  /** Id of the resulting sign-up. */
  referralId: string | null;
}

/** A user who signed up by a link. Their status follows from their orders. */
export interface ReferralRow {
  id: string;
  /** Null for a link of Castle Bots, by which no one earns. */
  referrerId: string | null;
  userId: string;
  sourceId: string | null;
  linkId: string | null;
  /** Null where the program's terms apply. */
  terms: ReferralTerms | null;
  /** When they first followed the link. */
  seenAt: number;
  at: number;
  /** Why they do not count; null where they do. */
  refused: string | null;
}

/** A line of an ambassador's commissions. Balances are sums over lines and are not stored. */
export interface CommissionRow {
  id: string;
  referrerId: string;
  referralId: string;
  orderId: string;
  /** EARNED once per order; TAKEN_BACK is negative. */
  kind: 'EARNED' | 'TAKEN_BACK';
  /** Lamports paid for the order. */
  base: string;
  rateBps: number;
  /** Signed amount in lamports. */
  lamports: string;
  at: number;
  /** When it becomes available. */
  releasesAt: number;
  /** Id of the payout that includes it; null for none. */
  payoutId: string | null;
  /** Nothing more of it is reversed. */
  isClosed: boolean;
  /** Why staff reversed it. */
  reason: string | null;
}

/** A payment from the program's wallet to an ambassador. The address is fixed at the request. */
export interface CommissionPayoutRow {
  id: string;
  /** Key chosen by the client, by which a repeated request is recognized. */
  key: string;
  userId: string;
  /** Base58; empty once the ambassador's account was deleted. */
  address: string;
  lamports: string;
  status: Extract<
    TransactionStatus,
    'PENDING' | 'PROCESSED' | 'SUCCESS' | 'RECLAIMED_AFTER_FAILURE' | 'CANCELLED'
  >;
  /** Waits for approval by staff; nothing is signed before. */
  isWaiting: boolean;
  /** Why it was cancelled. */
  reason: string | null;
  at: number;
  attempts: number;
  signature: string | null;
  /** The signed transfer (base64) while it may still land. */
  wire: string | null;
  lastValidBlockHeight: number;
}

export interface ReferralTables {
  ambassadors: AmbassadorRow[];
  referralSources: ReferralSourceRow[];
  referralLinks: ReferralLinkRow[];
  referralVisits: ReferralVisitRow[];
  referrals: ReferralRow[];
  commissions: CommissionRow[];
  commissionPayouts: CommissionPayoutRow[];
}

declare module '../../store/db' {
  interface Db extends ReferralTables {}
}
