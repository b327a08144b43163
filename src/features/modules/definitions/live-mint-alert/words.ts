import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Follows a mint, from the countdown to the last piece.',
  keywords: 'launch drop minting',
};
