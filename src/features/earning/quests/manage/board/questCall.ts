import { questStages } from '../questOverview';

/** Quests in one part of the team's board, and the most there can be. */
export const QUEST_PART = 60;
export const QUEST_PART_MOST = 100;

/** A published quest with a task that can't be done needs attention, whatever its stage. */
export const NEEDS_ATTENTION = 'NEEDS_ATTENTION';
export const questStates = [...questStages, NEEDS_ATTENTION] as const;
type QuestState = (typeof questStates)[number];

/** What the call filters by. */
export interface QuestCall {
  /** ID of a category. */
  category?: string | undefined;
  search?: string | undefined;
  state?: QuestState | undefined;
}
