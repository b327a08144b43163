import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Get alerts when chosen wallets buy, sell or mint.',
  keywords: 'whale watch transactions smart money copy trading',
};
