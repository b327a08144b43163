import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Games for points, with limits and open odds.',
  keywords: 'games casino dice coinflip',
};
