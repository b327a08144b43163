import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Shows what a treasury holds, in a channel or on command.',
  keywords: 'portfolio balance treasury',
};
