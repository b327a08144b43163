import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Show floor prices, holders and token prices in channel names.',
  keywords: 'counter channel floor price volume stats',
};
