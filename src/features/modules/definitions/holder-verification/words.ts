import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Members who hold your NFTs get roles, and lose them when they sell.',
  keywords: 'token gating gate roles collection',
};
