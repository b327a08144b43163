import type { Category } from './fields';

interface StarterSet {
  title: string;
  /** What it brings, in a sentence. */
  text: string;
  category: Partial<Category>;
  /** Ids of templates of quests. */
  quests: readonly string[];
}

/** A category with drafts in it, for a server that begins. */
export const firstWeek: StarterSet = {
  title: 'First week',
  text: 'A category with 3 draft quests: an introduction, a daily check-in and a safety quiz.',
  category: {
    name: 'First week',
    emoji: '👋',
    description: 'Quick quests for new members.',
  },
  quests: ['introduce-yourself', 'daily-check-in', 'quiz'],
};
