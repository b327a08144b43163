import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Show member counts, boosts and more as channel names.',
  keywords: 'member count counter channel boosts statistics',
  isSilent: true,
};
