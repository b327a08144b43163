import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Posts buys and sells of your token.',
  keywords: 'trades swaps whale token buys',
};
