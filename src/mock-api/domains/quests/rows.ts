import type { QuestReward } from '@/features/modules/definitions/quest/fields';
import type { SubmissionState, TaskState } from '@/features/earning/quests/quest';
import type { Db } from '../../store/db';
import { rowIndex } from '../../store/rowIndex';

/** Where one task of a submission stands. */
export interface TaskRow {
  state: TaskState;
  reason: 'IDENTITY' | 'EVIDENCE' | null;
  message: string | null;
  answer: string | null;
  /** When a visit was begun. */
  openedAt: number | null;
  checkedAt: number | null;
  retryAt: number | null;
  /** QUIZ: wrong answers so far; none where it is missing. */
  wrongAnswers?: number;
  /** What was counted, so that it counts once: the signature of a transaction. */
  proof?: string;
  /** Days (YYYY-MM-DD, UTC) somebody came by on. */
  days?: string[];
}

/** What a reviewer decided. It takes effect at `effectiveAt`, until when it can be taken back. */
export interface DecisionRow {
  verdict: 'APPROVE' | 'REJECT';
  note: string | null;
  /** Id of the reviewer. */
  by: string;
  at: number;
  effectiveAt: number;
}

/** A member's try at a quest. A further try is a further row. */
export interface SubmissionRow {
  id: string;
  serverId: string;
  /** Id of the rule that is the quest. */
  questId: string;
  userId: string;
  attempt: number;
  version: number;
  state: Exclude<SubmissionState, 'NOT_STARTED'>;
  /** By id of the task, which is that of its content: what an owner changes begins anew. */
  tasks: Record<string, TaskRow>;
  startedAt: number;
  submittedAt: number | null;
  decision: DecisionRow | null;
  claimedAt: number | null;
  /** Rewards of the quest at the claim, without codes. Older claims lack them and use the quest's. */
  rewards?: QuestReward[];
  /** The code that was given, where there is one: nobody else gets it, and only its winner sees it. */
  code: string | null;
  /** The default wallet at the claim (base58), whatever the reward was; null without one. Older claims lack it. */
  rewardedAddress?: string | null;
  /** The client's key of the claim-all line. */
  claimKey?: string;
  /** In place of that address once the account was deleted: `walletFingerprint`. */
  rewardedFingerprint?: string;
}

export interface QuestViewRow {
  questId: string;
  userId: string;
}

/** When a quest was first open. */
export interface QuestStartRow {
  questId: string;
  at: number;
}

/** Where members find a quest: its name in addresses, unique on its server. */
export interface QuestSlugRow {
  questId: string;
  serverId: string;
  slug: string;
}

/** When a quest went live last. */
export interface QuestLaunchRow {
  questId: string;
  serverId: string;
  at: number;
  /** It ended or left the board since: it can go live again. */
  isOver: boolean;
}

/** By which connections members did a quest that counts once for each; kept while it runs. */
export interface QuestConnectionsRow {
  questId: string;
  serverId: string;
  /** What addresses are hashed with; of this quest alone. */
  key: string;
  /** Keyed hashes, never addresses, with the submissions they came with. */
  seen: { userId: string; submissionId: string; hash: string }[];
}

/** Who chose the winners of a quest, and when: once. */
export interface WinnerChoiceRow {
  questId: string;
  serverId: string;
  by: string;
  at: number;
  /** Ids of their submissions, the first place first. */
  submissionIds: string[];
}

export interface ReviewReasonsRow {
  serverId: string;
  reasons: string[];
}

const startsByQuest = rowIndex<QuestStartRow>(({ questId }) => questId);
const submissionsByQuest = rowIndex<SubmissionRow>(({ questId }) => questId);

/** When a quest was first open; undefined while it never was. */
export const startRow = ({ questStarts }: Pick<Db, 'questStarts'>, questId: string) =>
  startsByQuest(questStarts, questId)[0];

/** All tries at a quest, in the order they were begun. */
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
