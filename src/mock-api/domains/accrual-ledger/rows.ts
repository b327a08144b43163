/** Modules whose rules pay points by the clock. */
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

/** How far a rule has been paid. There is one from the first time it was found in force. */
export interface AccrualRow {
  serverId: string;
  module: AccrualModule;
  ruleId: string;
  /** Its periods are counted from here, where the rule names no day. */
  startedAt: number;
  /** Ends of periods up to here are done with, paid or not. */
  settledTo: number;
  /** The version of the rule that `settledTo` is of: a change holds from the next period on. */
  version: number;
  /**
   * When posts were seen to begin (`live:…`) and to be stopped (`stop:…`), and when members lost their balance
   * (`lost:…`), ms since 1970.
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

/** What a member got in a run. */
export interface AccrualLine {
  userId: string;
  /** What was counted: units held, messages. */
  units: number;
  multiplier: number;
  /** Whole points that were paid; 0 where the run pays SOL or a token. */
  points: number;
  /** Whole points that wait for the next run. */
  owed: number;
  /** Base units of the run's token that are paid to the member's wallet, decimal text; absent where points are paid. */
  amount?: string;
  /** Base units that wait for the next run, because the budget was too small; absent where points are paid. */
  owedAmount?: string;
  /** Why the payout has not been made yet. It is tried again each time the server is read. */
  waits?: PayoutWait;
  /** Periods in a row, this one included. */
  streak: number;
  /** When what was counted last happened; 0 where nothing of the kind is kept. */
  last: number;
  /** Points by what they are for, each of which is paid once: an action on X, an invite, a milestone. */
  of?: Record<string, number>;
}

/** A period of a rule that was paid. Its id is made of rule and end, so that there is one of each. */
export interface AccrualRunRow {
  id: string;
  serverId: string;
  module: AccrualModule;
  ruleId: string;
  /** As the rule was called then. */
  name: string;
  from: number;
  to: number;
  /** When holdings were looked at. */
  lookedAt: number;
  lines: AccrualLine[];
  /** How many got nothing, or things that did not count, by the reason. */
  skipped: Record<string, number>;
  /** Whole points that would have been paid without a budget. */
  wanted: number;
  points: number;
  /** What members get who have a streak in its lines, where the run pays no amount. */
  gives?: 'ROLE' | 'MULTIPLIER';
  /** Members who got the role then, and did not have it before. */
  gained?: string[];
  /** The multiplier that is given. */
  factor?: number;
  /** Mint of the token that is paid (base58); null is SOL, absent where points are paid. */
  mint?: string | null;
  /** Base units that are paid, and that would have been paid without a budget; absent where points are paid. */
  amount?: string;
  wantedAmount?: string;
  /** Whether every line has its payout, so that nothing is left to try. */
  isPaidOut?: boolean;
  /** Whether the team was notified that the ledger wallet cannot pay it. */
  isShortTold?: boolean;
  /** The post on X it is about, CLAWBACK where points were taken back, or LEVELS. */
  about?: string;
  /** Its points are XP: they are in no ledger of points and cannot be claimed. */
  isXp?: boolean;
  /** Paid beside the limits of engage to earn. */
  isApart?: boolean;
}

/** What a reviewer decided about something done for a group that is paid when the team has approved it. */
export interface PostReviewRow {
  /** Made of the group, what was done, by whom and when. */
  id: string;
  serverId: string;
  ruleId: string;
  userId: string;
  /** What is decided; null where it was taken back. */
  decision: {
    verdict: 'APPROVE' | 'REJECT';
    /** Why not, as the member reads it. */
    note: string | null;
    by: string;
    at: number;
    /** It counts from then on. */
    effectiveAt: number;
  } | null;
  version: number;
  /** What it was about, as it was when it was decided: what X tells later may differ. */
  post: SeenPost;
}

/** An action on X, as the review queue shows it. */
export interface SeenPost {
  /** What it is paid by, once. */
  key: string;
  kind: string;
  text: string | null;
  at: number;
  /** The post it was done for. */
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
