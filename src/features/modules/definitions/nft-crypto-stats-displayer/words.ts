import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Floor prices, holders and token prices, always in sight.',
  keywords: 'counter channel floor price volume',
};
