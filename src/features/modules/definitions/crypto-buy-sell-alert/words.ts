import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Get alerts when your token is bought or sold.',
  keywords: 'trades swaps whale token buys buybot buy bot',
};
