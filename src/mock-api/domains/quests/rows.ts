import type { QuestReward } from '@/features/modules/definitions/quest/fields';
import type { SubmissionState, TaskState } from '@/features/earning/quests/quest';
import type { Db } from '../../store/db';
import { rowIndex } from '../../store/rowIndex';

/** State of one task of a submission. */
export interface TaskRow {
  state: TaskState;
  reason: 'IDENTITY' | 'EVIDENCE' | null;
  message: string | null;
  answer: string | null;
  /** When a visit began. */
  openedAt: number | null;
  checkedAt: number | null;
  retryAt: number | null;
  /** QUIZ: number of wrong answers so far; missing for none. */
  wrongAnswers?: number;
  /** Evidence that may count only once: the signature of a transaction. */
  proof?: string;
  /** Days (YYYY-MM-DD, UTC) of check-ins. */
  days?: string[];
}

/** A reviewer's decision. It takes effect at `effectiveAt` and can be undone until then. */
export interface DecisionRow {
  verdict: 'APPROVE' | 'REJECT';
  note: string | null;
  /** Id of the reviewer. */
  by: string;
  at: number;
  effectiveAt: number;
}

/** A member's attempt at a quest. Each attempt has its own row. */
export interface SubmissionRow {
  id: string;
  serverId: string;
  /** Id of the quest's rule. */
  questId: string;
  userId: string;
  attempt: number;
  version: number;
  state: Exclude<SubmissionState, 'NOT_STARTED'>;
  /** By id of the task, which depends on its content: a changed task starts over. */
  tasks: Record<string, TaskRow>;
  startedAt: number;
  submittedAt: number | null;
  decision: DecisionRow | null;
  claimedAt: number | null;
  /** Rewards of the quest at the claim, without codes. Older claims lack them and use the quest's. */
  rewards?: QuestReward[];
  /** The code given, if any: no one else gets it, and only this member sees it. */
  code: string | null;
  /** The default wallet at the claim (base58), for any kind of reward; null without one. Older claims lack it. */
  rewardedAddress?: string | null;
  /** The client's key of the claim-all line. */
  claimKey?: string;
  /** Replaces that address after the account was deleted: `walletFingerprint`. */
  rewardedFingerprint?: string;
}

export interface QuestViewRow {
  questId: string;
  userId: string;
}

/** When a quest first opened. */
export interface QuestStartRow {
  questId: string;
  at: number;
}

/** Slug of a quest, unique on its server. */
export interface QuestSlugRow {
  questId: string;
  serverId: string;
  slug: string;
}

/** When a quest last went live. */
export interface QuestLaunchRow {
  questId: string;
  serverId: string;
  at: number;
  /** It has ended or left the board since, so it can go live again. */
  isOver: boolean;
}

/** Connections of members who did a quest that counts once per connection; stored while it runs. */
export interface QuestConnectionsRow {
  questId: string;
  serverId: string;
  /** Key of the hashes of addresses; only for this quest. */
  key: string;
  /** Keyed hashes, never addresses, and their submissions. */
  seen: { userId: string; submissionId: string; hash: string }[];
}

/** The one choice of a quest's winners: by whom, and when. */
export interface WinnerChoiceRow {
  questId: string;
  serverId: string;
  by: string;
  at: number;
  /** Ids of their submissions, first place first. */
  submissionIds: string[];
}

export interface ReviewReasonsRow {
  serverId: string;
  reasons: string[];
}

const startsByQuest = rowIndex<QuestStartRow>(({ questId }) => questId);
const submissionsByQuest = rowIndex<SubmissionRow>(({ questId }) => questId);

/** When a quest first opened; undefined if it never did. */
export const startRow = ({ questStarts }: Pick<Db, 'questStarts'>, questId: string) =>
  startsByQuest(questStarts, questId)[0];

/** All submissions of a quest, oldest first. */
export const submissionsOf = ({ submissions }: Pick<Db, 'submissions'>, questId: string) =>
  submissionsByQuest(submissions, questId);

declare module '../../store/db' {
  interface Db {
    submissions: SubmissionRow[];
    questViews: QuestViewRow[];
    questStarts: QuestStartRow[];
    questSlugs: QuestSlugRow[];
    questConnections: QuestConnectionsRow[];
    questLaunches: QuestLaunchRow[];
    winnerChoices: WinnerChoiceRow[];
    reviewReasons: ReviewReasonsRow[];
  }
}
