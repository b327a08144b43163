import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Tasks with a reward, checked by the bot or by your team.',
  keywords: 'tasks missions bounty',
};
