import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Show what wallets hold, in a channel or on command.',
  keywords: 'portfolio balance treasury holdings tokens nfts',
};
