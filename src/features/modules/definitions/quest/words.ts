import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Create quests with rewards, checked by the bot or your team.',
  keywords: 'tasks missions bounty campaign zealy galxe',
};
