import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Create quests with tasks and rewards for your members.',
  keywords: 'quest categories missions bounty questboard zealy galxe',
  isSilent: true,
};
