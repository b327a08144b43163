import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Sorts your quests into categories.',
  keywords: 'quest categories missions',
};
