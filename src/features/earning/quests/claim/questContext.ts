import { createContext, use } from 'react';
import type { Quest } from '../quest';
import type { useDrafts } from './drafts';
import type { useQuestActions } from './useQuestActions';

/** What the parts of a quest's page share. */
interface OpenQuest {
  quest: Quest;
  /** Whether the quest takes answers now; never from people who aren't members (`quest.isMember`). */
  isOpen: boolean;
  actions: ReturnType<typeof useQuestActions>;
  drafts: ReturnType<typeof useDrafts>;
}

export const QuestContext = createContext<OpenQuest | null>(null);

export function useOpenQuest(): OpenQuest {
  const open = use(QuestContext);
  if (!open) throw new Error('A task needs QuestContext around it.');
  return open;
}
