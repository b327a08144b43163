import { createContext } from 'react';
import type { CategorySummary } from '../questOverview';
import type { BoardQuest } from './questPart';

/** What the page has of the quests of its server. */
interface LoadedQuests {
  quests: readonly BoardQuest[];
  categories: readonly CategorySummary[];
}

/** Null on a page that doesn’t load quests in parts. */
export const LoadedQuestsContext = createContext<LoadedQuests | null>(null);
