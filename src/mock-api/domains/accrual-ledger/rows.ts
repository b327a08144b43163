/** Modules whose rules pay points by the hour, day, week or month. */
export type AccrualModule =
  | 'hold-to-earn'
  | 'chat-to-earn'
  | 'engage-to-earn'
  | 'tweet-to-earn'
  | 'invite-to-earn'
  | 'play-to-earn';

/** `about` of a run that takes points back. */
export const CLAWBACK = 'BACK';

/** `about` of a run that pays for levels. */
export const LEVELS = 'LEVELS';

/** How far a rule has been paid. Created the first time the rule is found on. */
export interface AccrualRow {
  serverId: string;
  module: AccrualModule;
  ruleId: string;
  /** Start of its periods, where the rule names no date. */
  startedAt: number;
  /** Periods that end up to here are settled, paid or not. */
  settledTo: number;
  /** The version of the rule at `settledTo`: a change applies from the next period on. */
  version: number;
  /**
   * Marks, ms since 1970: when posts were first seen (`live:…`) and stopped (`stop:…`), and when members lost their
   * balance (`lost:…`).
   */
  marks?: Record<string, number>;
}

/** Why a line of a run has no payout yet. */
export type PayoutWait =
  /** The member has no linked wallet. */
  | 'NO_WALLET'
  /** The member's wallet is empty, and the amount is below the rent of an account. */
  | 'BELOW_RENT'
  /** The ledger wallet cannot pay it. */
  | 'NO_FUNDS';

/** A member's share of a run. */
export interface AccrualLine {
  userId: string;
  /** Number counted: units held, messages and the like. */
  units: number;
  multiplier: number;
  /** Whole points that were paid; 0 where the run pays SOL or a token. */
  points: number;
  /** Whole points carried over to the next run. */
  owed: number;
  /** Base units of the run's token paid to the member's wallet, decimal text; absent where points are paid. */
  amount?: string;
  /** Base units carried over to the next run, because the budget was too small; absent where points are paid. */
  owedAmount?: string;
  /** Why the payout has not been made yet. It is retried each time the server is read. */
  waits?: PayoutWait;
  /** Periods in a row, this one included. */
  streak: number;
  /** Time of the last counted event; 0 where the module does not record it. */
  last: number;
  /** Points by reason, each of which is paid once: an action on X, an invite, a milestone. */
  of?: Record<string, number>;
}

/** A settled period of a rule. Its id is made of the rule and the end, so no period has two runs. */
export interface AccrualRunRow {
  id: string;
  serverId: string;
  module: AccrualModule;
  ruleId: string;
  /** The rule's name at that time. */
  name: string;
  from: number;
  to: number;
  /** When holdings were read. */
  lookedAt: number;
  lines: AccrualLine[];
  /** Number of members or events without pay, by reason. */
  skipped: Record<string, number>;
  /** Whole points that would have been paid without a budget. */
  wanted: number;
  points: number;
  /** The benefit of members with a streak in its lines, where the run pays no amount. */
  gives?: 'ROLE' | 'MULTIPLIER';
  /** Members who got the role in this run and did not have it before. */
  gained?: string[];
  /** The multiplier it gives. */
  factor?: number;
  /** Mint of the paid token (base58); null is SOL, absent where points are paid. */
  mint?: string | null;
  /** Base units paid, and base units it would have paid without a budget; absent where points are paid. */
  amount?: string;
  wantedAmount?: string;
  /** Whether every line has its payout, so there is nothing left to retry. */
  isPaidOut?: boolean;
  /** Whether the team was notified that the ledger wallet cannot pay it. */
  isShortTold?: boolean;
  /** Subject: id of the post on X, CLAWBACK where points were taken back, or LEVELS. */
  about?: string;
  /** Its points are XP: they are not in the points ledger and cannot be claimed. */
  isXp?: boolean;
  /** Paid outside the limits of Engage to earn. */
  isApart?: boolean;
}

/** A reviewer's decision on an action for a group that pays only after approval by the team. */
export interface PostReviewRow {
  /** Made of the group, the action, its author and the time. */
  id: string;
  serverId: string;
  ruleId: string;
  userId: string;
  /** Null where the decision was undone. */
  decision: {
    verdict: 'APPROVE' | 'REJECT';
    /** Reason for a rejection, shown to the member. */
    note: string | null;
    by: string;
    at: number;
    /** The decision takes effect then. */
    effectiveAt: number;
  } | null;
  version: number;
  /** The action as it was at the decision: X may return something else later. */
  post: SeenPost;
}

/** An action on X, as the review queue shows it. */
export interface SeenPost {
  /** Key of the action; each key is paid once. */
  key: string;
  kind: string;
  text: string | null;
  at: number;
  /** The post on X that the action belongs to. */
  postId: string;
  postTitle: string;
  group: string;
  /** Whole points, before limits. */
  points: number;
}

export interface AccrualTables {
  accruals: AccrualRow[];
  accrualRuns: AccrualRunRow[];
  postReviews: PostReviewRow[];
}

declare module '../../store/db' {
  interface Db extends AccrualTables {}
}
