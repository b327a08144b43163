import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Announce a mint, from countdown to sellout.',
  keywords: 'launch drop minting countdown sold out',
};
