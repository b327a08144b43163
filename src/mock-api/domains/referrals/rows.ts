import type { Application } from '@/features/billing/referrals/program';
import type { TransactionStatus } from '@/features/billing/transaction-status/transactionStatus';

/** Who asked to be an ambassador, and what was decided. Who never asked has no row. */
export interface AmbassadorRow {
  userId: string;
  state: 'APPLIED' | 'ACTIVE' | 'SUSPENDED' | 'REJECTED';
  application: Application | null;
  appliedAt: number;
  decidedAt: number | null;
  /** Why they were refused or suspended. */
  reason: string | null;
  isCodeChosen: boolean;
  /** What is bought in such a time brings nothing. */
  suspensions: { from: number; until: number | null }[];
}

/** A link with a name. */
export interface ReferralSourceRow {
  id: string;
  userId: string;
  slug: string;
  name: string;
  at: number;
  isArchived: boolean;
}

/** What is paid for orders of who came by a link; fixed when they sign up, whatever becomes of the link. */
export interface ReferralTerms {
  /** Hundredths of a percent; null is the rate of the tier. */
  rateBps: number | null;
  duration: 'FIRST_ORDER' | 'MONTHS' | 'LIFETIME';
  months: number;
  holdDays: number;
}

/** A link that staff made, for us or for an ambassador. */
export interface ReferralLinkRow extends ReferralTerms {
  id: string;
  name: string;
  code: string;
  /** Who earns; null for one of ours. */
  ownerId: string | null;
  utm: Utm;
  windowDays: number;
  /** Days in UTC (YYYY-MM-DD), both in it. */
  startsOn: string | null;
  endsOn: string | null;
  status: 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
  at: number;
  version: number;
}

/** Tags of an address, each empty where there is none. */
export interface Utm {
  source: string;
  medium: string;
  campaign: string;
}

/** A link that was followed: once a visitor, day and code. */
export interface ReferralVisitRow {
  id: string;
  /** Null by a link of ours. */
  referrerId: string | null;
  sourceId: string | null;
  /** The link of the staff's it was; null by somebody's own code. */
  linkId: string | null;
  utm: Utm;
  /** Drawn by lot in the browser. */
  visitor: string;
  at: number;
  /** The sign-up that came of it. */
  referralId: string | null;
}

/** Somebody who signed up by a link. What has become of them follows from their orders. */
export interface ReferralRow {
  id: string;
  /** Null by a link of ours: nobody earns. */
  referrerId: string | null;
  userId: string;
  sourceId: string | null;
  linkId: string | null;
  /** Null where those of the programme hold. */
  terms: ReferralTerms | null;
  /** When they first followed it. */
  seenAt: number;
  at: number;
  /** They count for nothing, and why. */
  refused: string | null;
}

/** One line of what somebody earned. Sums over these are all there is: no balance is stored. */
export interface CommissionRow {
  id: string;
  referrerId: string;
  referralId: string;
  orderId: string;
  /** EARNED once an order; TAKEN_BACK is below zero. */
  kind: 'EARNED' | 'TAKEN_BACK';
  /** What was paid for the order, lamports. */
  base: string;
  rateBps: number;
  /** Lamports, with a sign. */
  lamports: string;
  at: number;
  /** From when on it is available. */
  releasesAt: number;
  /** The payout that takes it along; null while none does. */
  payoutId: string | null;
  /** Nothing more is taken back of it. */
  isClosed: boolean;
  /** Why staff took it back. */
  reason: string | null;
}

/** What leaves the programme's wallet for an ambassador. The address is fixed when it is asked for. */
export interface CommissionPayoutRow {
  id: string;
  /** The client's own, by which a repeated request is known. */
  key: string;
  userId: string;
  /** Base58; empty once the ambassador's account was deleted. */
  address: string;
  lamports: string;
  status: Extract<
    TransactionStatus,
    'PENDING' | 'PROCESSED' | 'SUCCESS' | 'RECLAIMED_AFTER_FAILURE' | 'CANCELLED'
  >;
  /** Nothing is signed before somebody of the staff has released it. */
  isWaiting: boolean;
  /** Why it was called off. */
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
